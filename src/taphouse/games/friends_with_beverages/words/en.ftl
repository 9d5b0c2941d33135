### Friends with Beverages: all that it says.

## The game, its options and its presets

# The line on the table of somebody who has never played.
about-gentle = A short first game: two served guests bring the last round, and there is less trouble.
about-pitch = Fill the shed, raid the market, and serve every guest the liqueur of their country.
about-age = A game for adults: 21+ in the USA, 18+ in Australia, the UK and Europe. All liqueurs are invented, and a toast is of anything you like.
about-credits = The rulebook names no designer, but its site: friendswithbeverages.com.au.

preset-Base = Base
    .about = The plain game.
preset-Advanced = Advanced
    .about = New equipment waits, two more markets, and interrupts at their worst.

option-guests_per_player = Guests per player
    .about = How many guests everybody hosts; serving them all brings the last round.
option-guests_to_serve = Guests to serve
    .about = How many served guests bring the last round: all of one's own, or fewer for a short game.
option-equipment_mode = Equipment mode
    .about = Whether equipment works as soon as it is installed, or only once its owner's turn is over.
option-second_hand_market = Second-hand market
    .about = A place for one piece of equipment that somebody has discarded; trade with it in phase 3.
option-discard_market = Discard market
    .about = Whether the top of the discard pile can be drawn like a market card.
option-advanced_effects = Advanced effects
    .about = Whether interrupts also do what their advanced line says.
option-trading = Trading
    .about = Whether whoever receives the Round Token may trade cards before the draw.
option-trade_categories = Trade categories
    .about = With trading: ingredient for ingredient and equipment for equipment, or any card for any.
option-shed_capacity = Shed capacity
    .about = How many pieces of equipment a shed holds.
option-over_capacity = Over capacity
    .about = Whether the types that a recipe needs beyond the shed's capacity may come from the hand.
option-event_timing = Event timing
    .about = Whether Lucky Find and Equipment Exhibition are kept in hand or happen when they turn up.
option-abundance_scope = Abundance scope
    .about = Whether Abundance stands for any card, or for ingredients only.
option-round_token = Round Token
    .about = When the Round Token moves: after n+1 turns, after n with its receiver to begin, or after n while turns go round in one unchanging order.
option-end_trigger = End trigger
    .about = Whether the end stands once somebody has served everyone, or only if that is still so.
option-guest_deck_end = Guest deck end
    .about = Whether an empty Guest Deck ends the game after the round, or as soon as the action is done.
option-one_shot_immunity = One Shot immunity
    .about = A toast protects from We Only Get One Shot: every time, once a game, or never.
option-first_player = First player
    .about = Who begins: the bringer of a bottle and the biggest nose, by honest answers, or chance.
option-interrupt_mix = Interrupt mix
    .about = How many interrupts are in the Resource Deck: 9, 12 or 18.
option-designated_drivers = Designated drivers
    .about = The seats that drive home tonight; We Only Get One Shot knows them.
    .one = Designated driver

advice-no-trades = Nobody trades here, so what may be traded for what is not used: allow trading, too.
# $shed (option), $over (option), $strict (choice), $from_hand (choice)
shed-too-small = { $shed } 2 completes no recipe while { $over } is { $strict }, for each needs three types or more. Choose 3, 4 or 5, or { $from_hand } for { $over }.

## Things: every kind of resource, the cards, the guests

resource-SPI = Neutral Spirit
    .two = two cards of Neutral Spirit
    .face = SPI
    .effect = { "" }
    .advanced = { "" }
resource-SUG = Cane Sugar
    .two = two cards of Cane Sugar
    .face = SUG
    .effect = { "" }
    .advanced = { "" }
resource-CIT = Citrus Peel
    .two = two cards of Citrus Peel
    .face = CIT
    .effect = { "" }
    .advanced = { "" }
resource-FRU = Orchard Fruit
    .two = two cards of Orchard Fruit
    .face = FRU
    .effect = { "" }
    .advanced = { "" }
resource-HRB = Wild Herbs
    .two = two cards of Wild Herbs
    .face = HRB
    .effect = { "" }
    .advanced = { "" }
resource-SPC = Warm Spice
    .two = two cards of Warm Spice
    .face = SPC
    .effect = { "" }
    .advanced = { "" }
resource-NUT = Roasted Nuts
    .two = two cards of Roasted Nuts
    .face = NUT
    .effect = { "" }
    .advanced = { "" }
resource-CRM = Cream
    .two = two cards of Cream
    .face = CRM
    .effect = { "" }
    .advanced = { "" }
resource-JUG = Mixing Jug
    .two = two Mixing Jugs
    .face = JUG
    .effect = { "" }
    .advanced = { "" }
resource-STR = Strainer
    .two = two Strainers
    .face = STR
    .effect = { "" }
    .advanced = { "" }
resource-JAR = Maceration Jar
    .two = two Maceration Jars
    .face = JAR
    .effect = { "" }
    .advanced = { "" }
resource-FUN = Bottling Funnel
    .two = two Bottling Funnels
    .face = FUN
    .effect = { "" }
    .advanced = { "" }
resource-TUN = Mash Tun
    .two = two Mash Tuns
    .face = TUN
    .effect = { "" }
    .advanced = { "" }
resource-STI = Copper Still
    .two = two Copper Stills
    .face = STI
    .effect = { "" }
    .advanced = { "" }
resource-BAR = Oak Barrel
    .two = two Oak Barrels
    .face = BAR
    .effect = { "" }
    .advanced = { "" }
resource-abundance = Abundance
    .two = two cards of Abundance
    .face = ANY
    .effect = Stands for any card you lack when you serve a guest or pay for a swap.
    .advanced = { "" }
    .printed = Stands for one thing that you are short of.
    .word = WILD
resource-equipment_exhibition = Equipment Exhibition
    .two = two cards of Equipment Exhibition
    .face = EXH
    .effect = Everybody in turn may give two pieces of equipment for one of the discard.
    .advanced = { "" }
    .printed = All may give two pieces for a discarded one.
    .word = SHOW
resource-lucky_find = Lucky Find
    .two = two cards of Lucky Find
    .face = FIND
    .effect = Take any piece of equipment out of the discard.
    .advanced = { "" }
    .printed = Take any equipment from the discard.
    .word = FIND
resource-cultural_exchange = Cultural Exchange
    .two = two cards of Cultural Exchange
    .face = !
    .effect = Until the next interrupt, swapping a guest costs one card instead of two.
    .advanced = Until the next interrupt, swapping a guest costs one card instead of two. First you look at the top three guests and put them back in any order.
    .printed = Until the next interrupt a swap costs one card.
    .word = SWAP
resource-equipment_recall = Equipment Recall
    .two = two cards of Equipment Recall
    .face = !
    .effect = Cards are flipped until equipment appears; everybody returns such a piece, or loses a card.
    .advanced = Cards are flipped until equipment appears; everybody returns such a piece, or loses a card. Whoever has served two guests loses one card more.
    .printed = All return one of a type, or lose a random card.
    .word = RECALL
resource-festival_rush = Festival Rush
    .two = two cards of Festival Rush
    .face = !
    .effect = Everybody draws a card, then may serve one guest with one thing left out.
    .advanced = Everybody draws a card, then may serve one guest with one thing left out. One piece that was used breaks.
    .printed = All draw one, then may serve with one thing less.
    .word = RUSH
resource-guest_cancellation = Guest Cancellation
    .two = two cards of Guest Cancellation
    .face = !
    .effect = One of your guests leaves, served or not, and another takes the place.
    .advanced = One of your guests leaves, served or not, and another takes the place. Then you exchange two hand cards.
    .printed = One of your guests leaves, another comes.
    .word = CANCEL
resource-market_volatility = Market Volatility
    .two = two cards of Market Volatility
    .face = !
    .effect = The Resource Market is replaced.
    .advanced = The Resource Market is replaced. Then everybody draws a card for each guest they have served.
    .printed = The Resource Market is laid out anew.
    .word = MARKET
resource-supply_chain_hiccup = Supply Chain Hiccup
    .two = two cards of Supply Chain Hiccup
    .face = !
    .effect = Everybody loses a card by chance, then draws one.
    .advanced = { "" }
    .printed = All lose a random card and draw one.
    .word = HICCUP
resource-terrible_friend = Terrible Friend
    .two = two cards of Terrible Friend
    .face = !
    .effect = You take a piece of equipment out of somebody's shed, for good.
    .advanced = { "" }
    .printed = Take a piece from the Round Token’s holder.
    .word = FRIEND
resource-terrible_traffic = Terrible Traffic
    .two = two cards of Terrible Traffic
    .face = !
    .effect = Everybody loses a guest, and gets another.
    .advanced = Everybody loses a guest, and gets another. Whoever leads alone is spared.
    .printed = Every seat loses a guest and gets another.
    .word = TRAFFIC
resource-one_shot = We Only Get One Shot
    .two = two cards of We Only Get One Shot
    .face = !
    .effect = Everybody removes a piece from the shed to their right; a toast protects.
    .advanced = { "" }
    .printed = All remove a piece from the shed on their right.
    .word = ONE SHOT

# $resource (resource), $sort (ingredient | equipment | event | interrupt), $copies (number), $advanced (yes | no)
card = { $resource }
    .said = { $sort ->
        [event] { $resource }, event. { $resource-effect }
        [interrupt] { $advanced ->
            [yes] { $resource }, interrupt. { $resource-advanced }
           *[no] { $resource }, interrupt. { $resource-effect }
        }
        [equipment] { $resource }, equipment, { $copies } in the whole deck.
       *[ingredient] { $resource }, ingredient, { $copies } in the whole deck.
    }
    .face = { $resource-face }
    .small = { $sort ->
        [event] event
        [interrupt] interrupt
        [equipment] { $copies } in all
       *[ingredient] { $copies } in all
    }
    .effect = { $advanced ->
        [yes] { $resource-advanced }
       *[no] { $resource-effect }
    }

# A guest is called by the country.
# $country (country), $liqueur (liqueur), $trivia (trivia), $points (number), $code (text), $needs (text), $strip4 (number)
guest = { $country }
    .said = { $points ->
        [one] { $country }, { $liqueur }, 1 point
       *[other] { $country }, { $liqueur }, { $points } points
    }
    .worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .position = { $strip4 }
    .recipe = { $needs }
    .label = { $country }: { $liqueur } ({ $points })
    .country = { $country }
    .liqueur = { $liqueur }
    .trivia = { $trivia }
    .face = { $code }
    .small = { $points ->
        [one] 1 point: { $needs }
       *[other] { $points } points: { $needs }
    }

# What its owner reads below a guest: what is still to be found, or what it takes to serve it.
# $it (guest?), $lacks (resource[])
lacks = { $it-worth }, lacks { $lacks-face }: { $it-recipe }
# $number (number)
ready-with = { $number ->
        [one] with 1 Abundance
       *[other] with { $number } Abundances
    }

country-it = Italy
country-pe = Peru
country-jp = Japan
country-mx = Mexico
country-ie = Ireland
country-ma = Morocco
country-no = Norway
country-in = India
country-au = Australia
country-gr = Greece
country-et = Ethiopia
country-hr = Croatia
country-se = Sweden
country-at = Austria
country-gh = Ghana
country-th = Thailand
country-uz = Uzbekistan
country-mg = Madagascar
country-tn = Tunisia
country-cr = Costa Rica
country-jm = Jamaica
country-cn = China
country-kh = Cambodia
country-sc = Seychelles
country-bg = Bulgaria
country-de = Germany
country-cv = Cabo Verde
country-lk = Sri Lanka
country-vu = Vanuatu
country-gt = Guatemala
country-ch = Switzerland
country-sn = Senegal
country-es = Spain
country-cz = Czechia
country-fj = Fiji
country-tr = Türkiye
country-gb = United Kingdom
country-mu = Mauritius
country-id = Indonesia
country-kr = Republic of Korea
country-lb = Lebanon
country-pg = Papua New Guinea
country-ge = Georgia
country-ar = Argentina
country-am = Armenia
country-pw = Palau
country-na = Namibia
country-vn = Viet Nam
country-co = Colombia
country-fr = France
country-ph = Philippines
country-jo = Jordan
country-ro = Romania
country-mt = Malta
country-ec = Ecuador
country-be = Belgium
country-tz = United Republic of Tanzania
country-dk = Denmark
country-ca = Canada
country-np = Nepal
country-is = Iceland
country-nz = New Zealand
country-lt = Lithuania
country-pl = Poland
country-ke = Kenya
country-pt = Portugal
country-za = South Africa
country-hu = Hungary
country-uy = Uruguay
country-eg = Egypt
country-mn = Mongolia
country-kz = Kazakhstan
country-my = Malaysia
country-cl = Chile
country-ee = Estonia
country-cu = Cuba
country-br = Brazil
country-us = United States of America
country-si = Slovenia
country-fi = Finland

liqueur-G01 = Sorrentella
liqueur-G02 = Pachadulce
liqueur-G03 = Momijiro
liqueur-G04 = Xocomiel
liqueur-G05 = Glencarra
liqueur-G06 = Zahratlas
liqueur-G07 = Fjordkvann
liqueur-G08 = Nilgirasa
liqueur-G09 = Wattlewink
liqueur-G10 = Anthemousa
liqueur-G11 = Lalibuna
liqueur-G12 = Plitvara
liqueur-G13 = Björkskimmer
liqueur-G14 = Walzerblüte
liqueur-G15 = Akwaabela
liqueur-G16 = Manaodao
liqueur-G17 = Ipakanor
liqueur-G18 = Vanilandro
liqueur-G19 = Nesmatine
liqueur-G20 = Colibrisa
liqueur-G21 = Mistymento
liqueur-G22 = Yunlilu
liqueur-G23 = Chanromduol
liqueur-G24 = Lalinbriz
liqueur-G25 = Rilaroza
liqueur-G26 = Mondhasel
liqueur-G27 = Mornadoce
liqueur-G28 = Sandakurundu
liqueur-G29 = Switnangae
liqueur-G30 = Cardamaya
liqueur-G31 = Firnsternli
liqueur-G32 = Terangelle
liqueur-G33 = Azaharilla
liqueur-G34 = Hvězdulka
liqueur-G35 = Moliwai
liqueur-G36 = Turunçay
liqueur-G37 = Brambletarn
liqueur-G38 = Letchilune
liqueur-G39 = Manisenja
liqueur-G40 = Yujabyeol
liqueur-G41 = Arzamina
liqueur-G42 = Sankamap
liqueur-G43 = Vardimze
liqueur-G44 = Pampanube
liqueur-G45 = Lusatsiran
liqueur-G46 = Belaurora
liqueur-G47 = Duinemaan
liqueur-G48 = Trăngquế
liqueur-G49 = Guayanela
liqueur-G50 = Fleurivage
liqueur-G51 = Dayaptala
liqueur-G52 = Wardanabat
liqueur-G53 = Luminișoara
liqueur-G54 = Lumijella
liqueur-G55 = Moraluz
liqueur-G56 = Carillonelle
liqueur-G57 = Karafuanga
liqueur-G58 = Hyldelune
liqueur-G59 = Érableige
liqueur-G60 = Himaguras
liqueur-G61 = Mosalind
liqueur-G62 = Fernwhisper
liqueur-G63 = Medaušra
liqueur-G64 = Zorzynka
liqueur-G65 = Asalijua
liqueur-G66 = Marulhinha
liqueur-G67 = Fynbosdou
liqueur-G68 = Délibábka
liqueur-G69 = Butialma
liqueur-G70 = Yasmanil
liqueur-G71 = Saruulsuu
liqueur-G72 = Almadala
liqueur-G73 = Limausuria
liqueur-G74 = Copihuela
liqueur-G75 = Laulumari
liqueur-G76 = Cañasón
liqueur-G77 = Cajuluar
liqueur-G78 = Pecanyon
liqueur-G79 = Zvezdolina
liqueur-G80 = Kuutamarja

trivia-G01 = The Amalfi Coast has been a World Heritage site since 1997.
trivia-G02 = Machu Picchu was listed in 1983 for both its culture and its nature.
trivia-G03 = Himeji Castle was among Japan's first World Heritage sites in 1993.
trivia-G04 = Mexico City's old centre and Xochimilco were listed together in 1987.
trivia-G05 = The monastery on Skellig Michael has been listed since 1996.
trivia-G06 = The Medina of Fez joined the World Heritage List in 1981.
trivia-G07 = Geirangerfjord and Nærøyfjord were listed in 2005.
trivia-G08 = The Taj Mahal has been a World Heritage site since 1983.
trivia-G09 = The Great Barrier Reef was listed in 1981.
trivia-G10 = The monasteries of Meteora stand on pillars of rock; listed in 1988.
trivia-G11 = Lalibela's rock-hewn churches were among the first twelve sites of 1978.
trivia-G12 = Plitvice Lakes has been listed since 1979.
trivia-G13 = Visby on Gotland still has its medieval town wall, more than three kilometres long.
trivia-G14 = The gardens of Schönbrunn in Vienna hold the oldest zoo still open, founded in 1752.
trivia-G15 = Near Kumasi, traditional Asante buildings carry richly patterned walls of earth.
trivia-G16 = Ayutthaya, founded around 1350, was a capital of Siam until it was destroyed in 1767.
trivia-G17 = Three grand madrasas frame the Registan, the great square of Samarkand.
trivia-G18 = Lemurs live among the limestone needles of the Tsingy de Bemaraha.
trivia-G19 = The Roman amphitheatre of El Jem could hold about 35,000 spectators.
trivia-G20 = The stone spheres of the Diquís, some taller than a person, are almost perfectly round.
trivia-G21 = The Blue and John Crow Mountains became Jamaica's first World Heritage site in 2015.
trivia-G22 = In Suzhou's classical gardens, rock, water and pavilions are composed like a painting.
trivia-G23 = The towers of Angkor Wat also appear on Cambodia's flag.
trivia-G24 = The coco de mer palm of the Vallée de Mai bears the largest seed in the plant kingdom.
trivia-G25 = Rila Monastery, rebuilt after a fire in the 19th century, is known for its striped arches.
trivia-G26 = Cologne Cathedral was begun in 1248 and finished in 1880, more than six centuries later.
trivia-G27 = Morna, the songs of Cabo Verde, joined UNESCO's list of living heritage in 2019.
trivia-G28 = The way up Sigiriya rock leads between two giant lion paws of brick and plaster.
trivia-G29 = Chief Roi Mata, whose domain is listed, is remembered for bringing peace to his islands.
trivia-G30 = The temples of Tikal rise above the treetops of the Petén rain forest.
trivia-G31 = The Great Aletsch, the largest glacier of the Alps, lies within a World Heritage site.
trivia-G32 = In the Djoudj wetlands of the Senegal delta, pelicans and flamingos gather in great flocks.
trivia-G33 = Gaudí's Sagrada Família was still being built when parts of it joined the World Heritage List.
trivia-G34 = Prague, Český Krumlov and Telč all entered the World Heritage List in the same year, 1992.
trivia-G35 = The harbour town of Levuka, a former capital, was Fiji's first World Heritage site.
trivia-G36 = At Göreme in Cappadocia, churches and homes were cut into cones of soft volcanic rock.
trivia-G37 = The English Lake District, beloved of Wordsworth, became a World Heritage site in 2017.
trivia-G38 = Le Morne mountain, once a refuge for people who had escaped slavery, stands for freedom.
trivia-G39 = Seventy-two small stupas ring the great one at the top of Borobudur.
trivia-G40 = Haeinsa keeps more than 80,000 wooden printing blocks, carved in the 13th century.
trivia-G41 = The Forest of the Cedars of God shares its listing with the Qadisha valley.
trivia-G42 = At Kuk in the highlands, people were tending gardens at least 7,000 years ago.
trivia-G43 = In Upper Svaneti, medieval tower-houses stand below the high peaks of the Caucasus.
trivia-G44 = Painted hands, thousands of years old, cover the rock of the Cueva de las Manos.
trivia-G45 = Parts of Geghard Monastery were not built but hewn out of the cliff.
trivia-G46 = Among Palau's Rock Islands lie saltwater lakes, one of them famous for its jellyfish.
trivia-G47 = In the Namib Sand Sea, much of the water that keeps life going arrives as fog.
trivia-G48 = Well over a thousand limestone islands and islets rise from Ha Long Bay and the sea around it.
trivia-G49 = Colombia's coffee landscape, on steep slopes of the Andes, was listed in 2011.
trivia-G50 = The Pont du Gard, a Roman aqueduct in three tiers, still strides across the river Gardon.
trivia-G51 = The rice terraces of the Cordilleras climb the mountains like giant stairs.
trivia-G52 = Petra is still entered through the Siq, a narrow gorge over a kilometre long.
trivia-G53 = Some churches in the north of Romania wear their frescoes on the outside walls, too.
trivia-G54 = The Ġgantija temples on Gozo are older than the pyramids of Egypt.
trivia-G55 = On the World Heritage List the Galápagos Islands bear number 1 and the city of Quito number 2.
trivia-G56 = Belfries of Belgium and France share one listing, and many still ring their carillons.
trivia-G57 = Zanzibar's Stone Town is famous for its carved wooden doors, many of them studded with brass.
trivia-G58 = Kronborg Castle at Helsingør is the Elsinore of Shakespeare's Hamlet.
trivia-G59 = Norse seafarers lived at L'Anse aux Meadows in Newfoundland about a thousand years ago.
trivia-G60 = Sagarmatha National Park includes the highest summit above sea level on Earth.
trivia-G61 = Iceland's open-air assembly first met at Thingvellir around the year 930.
trivia-G62 = Tongariro was the first place listed as a cultural landscape, for what it means to Māori.
trivia-G63 = The dunes of the Curonian Spit part a calm lagoon from the open Baltic Sea.
trivia-G64 = Deep in the Wieliczka mine near Kraków, chapels and statues are carved out of rock salt.
trivia-G65 = Lamu, with its houses of coral stone, is one of the oldest Swahili towns still lived in.
trivia-G66 = Belém Tower was built to guard Lisbon's harbour in the great age of sea voyages.
trivia-G67 = The small Cape Floral Region is home to almost a fifth of all Africa's plant species.
trivia-G68 = The Hortobágy plain is known for its herders, its grey cattle and its summer mirages.
trivia-G69 = Colonia del Sacramento, founded in 1680, blends Portuguese and Spanish ways of building.
trivia-G70 = The Great Pyramid of Giza is the only one of the ancient Seven Wonders still standing.
trivia-G71 = In the Orkhon Valley lie the remains of Karakorum, once capital of the Mongol Empire.
trivia-G72 = Wild forebears of the garden apple still grow on mountain slopes in Kazakhstan.
trivia-G73 = Melaka and George Town, trading towns on the Straits of Malacca, were listed together in 2008.
trivia-G74 = Old funicular lifts climb the steep hills of Valparaíso, whose seaport quarter is listed.
trivia-G75 = Tallinn's Old Town still has its Gothic town hall and much of its medieval wall.
trivia-G76 = The cobbled town of Trinidad shares its listing with the Valley of the Sugar Mills.
trivia-G77 = Brasília's plan has often been likened to a bird in flight.
trivia-G78 = Rocks at the bottom of the Grand Canyon are well over a billion years old.
trivia-G79 = In the Škocjan Caves a river runs through one of the largest underground canyons known.
trivia-G80 = Suomenlinna, a sea fortress spread over several islands, is a short ferry ride from Helsinki.

## What lies on the table, and what is counted

zone-resource-deck = Resource Deck
zone-market = Resource Market
zone-discard = Resource Discard
zone-second-hand = Second-hand Market
zone-notice = Notice
zone-resolving = Being carried out
zone-aside = Aside
zone-guest-deck = Guest Deck
zone-guest-market = Guest Market
zone-turned = Guest from the deck
zone-guest-discard = Guest Discard
zone-guest-box = Boxed guests
zone-hand = Hand
zone-shed = Shed
zone-guests = Guests

counter-turn = Turn
counter-round = Round
counter-phase = Phase
counter-draw-points = Draw points
counter-cards = cards
counter-served = served
counter-points = points

note-round-token = Round Token
note-turn-token = Turn Token
note-drives = drives

mark-served = served
mark-ready = ready
mark-sideways = sideways

phase-arrival = arrival
phase-pass = pass
phase-trade = trade
phase-draw = draw
    .head = Draw
phase-swap = swap
    .head = Swap
phase-equipment = equipment
    .head = Install
phase-complete = complete
    .head = Serve
phase-refresh = refresh
phase-hand_limit = hand limit
    .head = Limit
phase-turn_end = turn end

## What happens

# $guests (number)
dealt = Everybody gets six cards and { $guests } guests.
# $who (seat)
answered = { $who-is ->
        [you] You have answered.
       *[other] { $who } has answered.
    }
# $who (seat), $bottle (yes | no), $nose (number)
arrived = { $bottle ->
        [yes] { $who } brought a bottle; nose: { $nose }.
       *[no] { $who } came empty-handed; nose: { $nose }.
    }
# $who (seat)
begins = { $who-is ->
        [you] You begin and get both tokens.
       *[other] { $who } begins and gets both tokens.
    }
# $who (seat), $turn (number)
turn-begins = Turn { $turn }: { $who-mid }.
# $who (seat), $tokens (both | round)
round-passes = { $tokens ->
        [both] Both tokens go to { $who-mid }; the markets change.
       *[round] The Round Token goes to { $who-mid }; the markets change.
    }
# $who (seat), $to (seat), $gives (resource), $wants (resource)
offered = { $who-is ->
        [you] You offer { $to-mid } { $gives } for { $wants }.
       *[other] { $who } offers { $to-mid } { $gives } for { $wants }.
    }
# $who (seat), $to (seat), $gives (resource), $gets (resource)
traded = { $who-is ->
        [you] You trade { $gives } for { $gets } with { $to-mid }.
       *[other] { $who } trades { $gives } for { $gets } with { $to-mid }.
    }
# $who (seat), $to (seat, unsaid)
declined = { $who-is ->
        [you] You decline.
       *[other] { $who } declines.
    }
# $who (seat)
drew = { $who } draws a card.
# $resource (resource)
you-drew = You draw { $resource }.
# $who (seat)
nothing-drawn = There is no card left for { $who-mid } to draw.
# $who (seat), $resource (resource), $slot (number, unsaid)
took = { $who-is ->
        [you] You take { $resource } from the market.
       *[other] { $who } takes { $resource } from the market.
    }
# $who (seat), $resource (resource)
took-discard = { $who-is ->
        [you] You take { $resource } off the discard.
       *[other] { $who } takes { $resource } off the discard.
    }
# $resource (resource), $slot (number)
filled = { $resource } comes to market slot { $slot }.
# $resource (resource), $slot (number, unsaid)
swept = { $resource } leaves the market.
# $number (number)
reshuffled = { $number ->
        [one] The Resource Deck is used up: 1 card of the discard is shuffled anew.
       *[other] The Resource Deck is used up: { $number } cards of the discard are shuffled anew.
    }
# $who (seat), $resource (resource)
paid-one = { $who-is ->
        [you] You pay { $resource } to swap a guest.
       *[other] { $who } pays { $resource } to swap a guest.
    }
# $who (seat), $resource (resource)
paid-two = { $who-is ->
        [you] You pay { $resource-two } to swap a guest.
       *[other] { $who } pays { $resource-two } to swap a guest.
    }
# $who (seat), $resource (resource), $wild (resource)
paid-mixed = { $who-is ->
        [you] You pay { $resource } and { $wild } to swap a guest.
       *[other] { $who } pays { $resource } and { $wild } to swap a guest.
    }
# $who (seat), $guest (guest), $gone (guest)
swapped = { $who-is ->
        [you] You invite { $guest }; { $gone } leaves.
       *[other] { $who } invites { $guest }; { $gone } leaves.
    }
# $who (seat), $guest (guest)
turned-up = { $who-is ->
        [you] You turn up { $guest }.
       *[other] { $who } turns up { $guest }.
    }
# $who (seat), $guest (guest), $gone (guest?)
rejected = { $gone-is ->
        [none] { $who-is ->
            [you] You send { $guest } to the market.
           *[other] { $who } sends { $guest } to the market.
        }
       *[some] { $who-is ->
            [you] You send { $guest } to the market, and { $gone } leaves.
           *[other] { $who } sends { $guest } to the market, and { $gone } leaves.
        }
    }
# $guest (guest), $position (number), $gone (guest?)
joined-market = { $gone-is ->
        [none] { $guest } comes to market position { $position }.
       *[some] { $guest } comes to market position { $position }, and { $gone } leaves.
    }
market-replaced = The whole Guest Market is replaced.
# $who (seat), $resource (resource), $sideways (yes | no)
installed = { $sideways ->
        [yes] { $who-is ->
            [you] You install { $resource }, sideways.
           *[other] { $who } installs { $resource }, sideways.
        }
       *[no] { $who-is ->
            [you] You install { $resource }.
           *[other] { $who } installs { $resource }.
        }
    }
# $resource (resource)
displaced = { $resource } leaves the second-hand market.
# $who (seat), $resource (resource)
discarded = { $who-is ->
        [you] You discard { $resource }.
       *[other] { $who } discards { $resource }.
    }
# $who (seat), $resource (resource)
retired = { $who-is ->
        [you] You retire { $resource } to the second-hand market.
       *[other] { $who } retires { $resource } to the second-hand market.
    }
# $who (seat), $gives (resource), $gets (resource)
traded-second-hand = { $who-is ->
        [you] You trade { $gives } for the second-hand { $gets }.
       *[other] { $who } trades { $gives } for the second-hand { $gets }.
    }
# $who (seat), $guest (guest), $points (number), $slot (number, unsaid)
served-guest = { $who-is ->
        [you] You serve { $guest } { $guest-liqueur } for { $points } points.
       *[other] { $who } serves { $guest } { $guest-liqueur } for { $points } points.
    }
# $who (seat)
last-round-short = { $who-is ->
        [you] You have served enough guests: this is the last round.
       *[other] { $who } has served enough guests: this is the last round.
    }
# $who (seat)
last-round = { $who-is ->
        [you] You have served all your guests: this is the last round.
       *[other] { $who } has served all their guests: this is the last round.
    }
guests-out = The last guest has left the Guest Deck: the end is near.
# $who (seat)
equipment-ready = { $who-Own } new equipment is ready.
# $who (seat), $resource (resource)
met = { $resource }, drawn by { $who-mid }!
exchange-ends = Cultural Exchange is over.
exchange-stays = From now on a swap costs one card.
# $resource (resource)
flipped = { $resource } is flipped.
# $resource (resource)
recalled = { $resource } is recalled.
shuffled-back = The flipped cards are shuffled back into the deck.
# $resource (resource)
no-effect = { $resource } has no effect.
# $who (seat), $resource (resource), $chance (yes | no)
lost-card = { $chance ->
        [yes] { $who-is ->
            [you] You lose { $resource } by chance.
           *[other] { $who } loses { $resource } by chance.
        }
       *[no] { $who-is ->
            [you] You lose { $resource }.
           *[other] { $who } loses { $resource }.
        }
    }
# $who (seat), $gone (guest), $guest (guest)
lost-guest = { $who-is ->
        [you] You lose { $gone }; { $guest } comes instead.
       *[other] { $who } loses { $gone }; { $guest } comes instead.
    }
# $who (seat), $resource (resource)
immune = { $who-is ->
        [you] You are spared by { $resource }.
       *[other] { $who } is spared by { $resource }.
    }
# $who (seat), $resource (resource)
broke = { $who-Own } { $resource } breaks.
# $who (seat), $whose (seat), $resource (resource)
borrowed = { $who-is ->
        [you] You take { $resource } out of { $whose-own } shed.
       *[other] { $who } takes { $resource } out of { $whose-own } shed.
    }
# $who (seat), $whose (seat), $resource (resource)
removed = { $who-is ->
        [you] You remove { $resource } from { $whose-own } shed.
       *[other] { $who } removes { $resource } from { $whose-own } shed.
    }
# $who (seat), $answer (no | toast | driver)
shot-answered = { $answer ->
        [toast] { $who-is ->
            [you] You say: a toast.
           *[other] { $who } says: a toast.
        }
        [driver] { $who-is ->
            [you] You say: the wheel.
           *[other] { $who } says: the wheel.
        }
       *[no] { $who-is ->
            [you] You say: no.
           *[other] { $who } says: no.
        }
    }
# $who (seat), $resource (resource)
played = { $who-is ->
        [you] You play { $resource }.
       *[other] { $who } plays { $resource }.
    }
# $who (seat), $resource (resource)
found = { $who-is ->
        [you] You find { $resource } in the discard.
       *[other] { $who } finds { $resource } in the discard.
    }
# $who (seat), $gives (resource[]), $gets (resource)
exhibited = { $who-is ->
        [you] You give { $gives } for { $gets }.
       *[other] { $who } gives { $gives } for { $gets }.
    }
# $who (seat), $number (number)
looked = { $who-is ->
        [you] You look at the top { $number } guests.
       *[other] { $who } looks at the top { $number } guests.
    }
# $who (seat), $guest (guest), $resource (resource)
rushed = { $who-is ->
        [you] You rush to serve { $guest } without { $resource }.
       *[other] { $who } rushes to serve { $guest } without { $resource }.
    }
# $who (seat), $resource (resource, unsaid)
let-go-by = { $who-is ->
        [you] You let it go by.
       *[other] { $who } lets it go by.
    }

## What became of a seat while an interrupt or event was carried out; the seat is named before it

# $who (seat, unsaid)
became-drew = drew a card
# $who (seat, unsaid), $resource (resource)
became-lost = lost { $resource }
# $who (seat, unsaid), $guest (guest)
became-lost-guest = lost { $guest }
# $who (seat, unsaid), $guest (guest)
became-new-guest = got { $guest }
# $who (seat, unsaid), $guest (guest)
became-served = served { $guest }
# $who (seat, unsaid), $resource (resource)
became-took = took { $resource }
# $who (seat)
became-immune = { $who-is ->
        [you] were spared
       *[other] was spared
    }
# $who (seat, unsaid)
became-untouched = had nothing to do or lose
# $who (seat, unsaid)
became-passed = let it go by

## The end

# $how (guests | still | once | enough | was-enough), $by (seat?)
game-ends = { $how ->
        [guests] The game is over: the Guest Deck is empty.
        [enough] { $by-is ->
            [you] The game is over: you have served enough guests.
           *[other] The game is over: { $by-mid } has served enough guests.
        }
        [was-enough] { $by-is ->
            [you] The game is over: you had served enough guests.
           *[other] The game is over: { $by-mid } had served enough guests.
        }
        [still] { $by-is ->
            [you] The game is over: you have served all your guests.
           *[other] The game is over: { $by-mid } has served all their guests.
        }
       *[once] { $by-is ->
            [you] The game is over: you had served all your guests.
           *[other] The game is over: { $by-mid } had served all their guests.
        }
    }
# Why a game is over, in a few words.
reason-a-host-served-everybody = a host has served everybody
reason-guest-deck-empty = the Guest Deck is empty
reason-a-host-served-enough = a host has served enough guests
# $who (seat), $points (number), $how (guests | still | once | enough | was-enough), $by (seat?)
outcome = { won } { $how ->
        [guests] The Guest Deck is empty.
        [enough] { $by-is ->
            [you] You have served enough guests.
           *[other] { $by } has served enough guests.
        }
        [was-enough] { $by-is ->
            [you] You had served enough guests.
           *[other] { $by } had served enough guests.
        }
        [still] { $by-is ->
            [you] You have served all your guests.
           *[other] { $by } has served all their guests.
        }
       *[once] { $by-is ->
            [you] You had served all your guests.
           *[other] { $by } had served all their guests.
        }
    }
# $who (seat), $points (number)
won = { $points ->
        [one] { $who-is ->
            [you] You win with 1 point.
           *[other] { $who } wins with 1 point.
        }
       *[other] { $who-is ->
            [you] You win with { $points } points.
           *[other] { $who } wins with { $points } points.
        }
    }

## What a seat is to do, after its name; and on the flag of its plate

task-arrival = to answer two questions on honour
    .flag = To answer
task-trade_offer = to offer a trade
    .flag = To offer
task-trade_want = to say what is wanted
    .flag = To say
task-trade_partner = to say whom to ask
    .flag = To say
task-trade_answer = to answer the offer
    .flag = To answer
task-draw = to draw
    .flag = To draw
task-swap = to swap guests or go on
    .flag = To swap
task-swap_source = to choose where the guest comes from
    .flag = To choose
task-swap_slot = to choose which guest leaves
    .flag = To choose
task-swap_deck = to accept or reject the guest
    .flag = To accept
task-equipment = to see to the equipment
    .flag = To see
task-make_room = to make room in the shed
    .flag = To make
task-complete = to serve guests or go on
    .flag = To serve
task-supply_choice = to choose what to supply from the hand
    .flag = To choose
task-pay_choice = to choose what to pay
    .flag = To choose
task-order_payment = to lay the payment in order
    .flag = To lay
task-hand_limit = to discard down to eight cards
    .flag = To discard
task-lucky_pick = to take equipment out of the discard
    .flag = To take
task-exhibition_offer = to give equipment at the Exhibition
    .flag = To give
task-exhibition_second = to give a second piece at the Exhibition
    .flag = To give
task-exhibition_take = to choose a piece of the discard
    .flag = To choose
task-rearrange = to put the top guests in order
    .flag = To put
task-recall_source = to return a piece from hand or shed
    .flag = To return
task-rush = to serve somebody in the Rush
    .flag = To serve
task-rush_omit = to leave one thing out
    .flag = To leave
task-rush_destroy = to choose which piece breaks
    .flag = To choose
task-compensation = to discard for new cards
    .flag = To discard
task-friend_pick = to take a piece as a Terrible Friend
    .flag = To take
task-one_shot = to answer We Only Get One Shot
    .flag = To answer
task-one_shot_take = to remove a neighbour's piece
    .flag = To remove

## Whom the table waits for

# $who (seats), $task (arrival | trade_offer | trade_answer | draw | swap | swap_deck | equipment | complete | order_payment | hand_limit | lucky_pick | exhibition_offer | rearrange | recall_source | rush | rush_destroy | compensation | friend_pick | one_shot | one_shot_take)
waiting = { $task ->
        [arrival] Waiting for { $who-mid } to answer two questions on honour.
        [trade_offer] Waiting for { $who-mid } to offer a trade.
        [trade_answer] Waiting for { $who-mid } to answer the offer.
        [draw] Waiting for { $who-mid } to draw.
        [swap] Waiting for { $who-mid } to swap guests or go on.
        [swap_deck] Waiting for { $who-mid } to accept or reject the guest.
        [equipment] Waiting for { $who-mid } to see to the equipment.
        [complete] Waiting for { $who-mid } to serve guests or go on.
        [order_payment] Waiting for { $who-mid } to lay the payment in order.
        [hand_limit] Waiting for { $who-mid } to discard down to eight cards.
        [lucky_pick] Waiting for { $who-mid } to take equipment out of the discard.
        [exhibition_offer] Waiting for { $who-mid } to give equipment at the Exhibition.
        [rearrange] Waiting for { $who-mid } to put the top guests in order.
        [recall_source] Waiting for { $who-mid } to return a piece from hand or shed.
        [rush] Waiting for { $who-mid } to serve somebody in the Rush.
        [rush_destroy] Waiting for { $who-mid } to choose which piece breaks.
        [compensation] Waiting for { $who-mid } to discard for new cards.
        [friend_pick] Waiting for { $who-mid } to take a piece as a Terrible Friend.
        [one_shot] Waiting for { $who-mid } to answer We Only Get One Shot.
       *[one_shot_take] Waiting for { $who-mid } to remove a neighbour's piece.
    }

## What is asked, what the buttons say, and why something is not open, step by step

# $number (number)
cost-points = { $number ->
        [one] 1 draw point
       *[other] { $number } draw points
    }
# $guests (guest[])
wastes-guests = You can serve { $guests } now. If you go on, you serve nobody this turn.
# $who (seat)
not-asked = You are not asked now. The table waits for { $who-mid }.
answer-is-in = Your answer is in. Wait for the others.
# $number (number)
no-such-slot = You have { $number } guests, in slots 1 to { $number }.
# $guest (guest)
is-served = { $guest } is served already.
# $resource (resource)
not-in-that-shed = There is no { $resource } in that shed.
# $typed (text)
not-our-move = “{ $typed }” is not a move. Write 'draw', 'take 1', 'pay SUG', 'swap 2', 'slot 3', 'install JUG', 'serve 1', 'discard CIT', 'play lucky_find', 'pass' or 'done'; the open moves show the rest.

# Pass and done mean something else at each step.
# $step (trade_offer | rush | exhibition_offer)
do-pass = { $step ->
        [trade_offer] No more offers
        [rush] Let the Rush go by
       *[exhibition_offer] Give nothing
    }
# $step (swap | equipment | complete)
do-done = { $step ->
        [swap] No more swaps
        [equipment] Equipment done
       *[complete] Serving done
    }

# The arrival

ask-bottle = On your honour: did you bring a bottle, of any drink?
    .beside = Did you bring a bottle?
    .why = Whoever came with a bottle, of anything, may begin. Nobody sees your answer before all have given theirs.
ask-nose = On your honour: how big is your nose, from 1 to 10?
    .beside = How big is your nose? The biggest begins
    .why = Among equals the biggest nose begins, and breaks a tie at the end. From 1, hardly there, to 10, first through the door. Be honest.
do-bottle-yes = I brought a bottle
do-bottle-no = I came empty-handed
# $size (number)
do-nose = { $size }
first-arrival = First answer the two questions on your honour: the bottle, then the nose.
bottle-first = First say whether you brought a bottle.
bottle-is-told = You have said whether you brought a bottle. Now the nose, from 1 to 10.

# The trade window

# $number (number)
ask-trade-offer = { $number ->
        [one] Trade window: what do you offer? 1 offer left.
       *[other] Trade window: what do you offer? { $number } offers left.
    }
    .beside = { $number ->
        [one] Offer a card? 1 offer left
       *[other] Offer a card? { $number } offers left
    }
# $resource (resource)
do-offer = Offer { $resource }
first-trade-offer = The trade window is open: offer a card, or pass.
# $resource (resource)
none-to-offer = You hold no { $resource } to offer.
# $resource (resource)
not-traded-here = { $resource } cannot be traded at this table. Offer another card.
# $resource (resource)
ask-trade-want = What do you want for { $resource }?
    .beside = You give { $resource }. What for?
# $resource (resource)
do-want = Ask for { $resource }
first-trade-want = First say which kind you want for your card.
# $gives (resource), $wants (resource)
not-wanted-for = For { $gives } you cannot ask for { $wants }.
# $resource (resource)
ask-trade-partner = Whom do you ask for { $resource }?
    .beside = Whom do you ask?
# $who (seat)
do-ask = Ask { $who-mid }
first-trade-partner = First say whom you ask.
# $who (seat)
no-partner = { $who-is ->
        [you] You are no partner for this trade.
       *[other] { $who } is no partner for this trade.
    }
# $who (seat), $gives (resource), $wants (resource)
ask-trade-answer = { $who } offers you { $gives } for { $wants }.
    .beside = { $who } offers you a trade
do-accept = Accept
do-decline = Decline
first-trade-answer = First accept or decline the offer made to you.
# $resource (resource)
none-to-give = You hold no { $resource } to give. Decline.

# Phase 1, drawing

# $number (number)
ask-draw = { $number ->
        [one] Draw: 1 point left.
       *[other] Draw: { $number } points left.
    }
    .beside = { $number ->
        [one] Draw: one point left
       *[other] Draw: { $number } points
    }
do-draw = Draw a card (1)
# $slot (number, unsaid), $resource (resource), $points (number)
do-take = Take { $resource } ({ $points })
# $resource (resource), $points (number)
do-take-discard = Take { $resource } ({ $points })
first-draw = You are drawing: spend your draw points.
draw-to-the-end = Drawing cannot be passed on: spend your draw points.
deck-is-empty = There is no card left in the Resource Deck. Take one from the market.
discard-is-no-market = The discard is no market at this table. Draw from the deck or the market.
discard-is-blocked = No ingredient or equipment is on top of the discard.
# $slot (number)
slot-is-empty = Market slot { $slot } is empty.
# $resource (resource), $points (number), $left (number)
too-dear = { $resource } costs { $points } draw points, and you have { $left } left.

# Events out of the hand

# $resource (resource)
do-play = Play { $resource }
# $resource (resource)
event-not-held = You hold no { $resource }.
# $resource (resource)
nothing-to-find = There is no equipment in the discard for your { $resource }.

# Phase 2, swapping guests

# $number (number)
ask-swap = { $number ->
        [1] Swap guests: pay any one card, or go on.
       *[other] Swap guests: pay two identical cards, or go on.
    }
    .beside = { $number ->
        [1] Swap a guest? It costs one card
       *[other] Swap a guest? It costs a pair
    }
# $resource (resource), $number (number)
do-pay = { $number ->
        [1] Pay { $resource }
       *[other] Pay { $resource-two }
    }
# $resource (resource), $wild (resource)
do-pay-mixed = Pay { $resource } and { $wild }
# $sort (ingredient | equipment)
do-pay-wild = { $sort ->
        [equipment] Pay Abundance as equipment
       *[ingredient] Pay Abundance as an ingredient
    }
first-swap = You are swapping guests: pay for one, or say done.
no-guest-left = There is no guest to be had. Say done.
wild-is-no-equipment = Abundance stands for ingredients only at this table.
too-little-wild = You do not hold enough Abundance to pay with it alone.
no-wild = You hold no Abundance to pay with.
# $resource (resource)
none-to-pay = You hold no { $resource } to pay with.
# $resource (resource)
one-is-no-pair = A swap costs two cards of a kind, and you hold one { $resource }.
one-card-pays = A swap costs one card now. Pay it without Abundance, or Abundance alone.
# $resource (resource), $number (number)
ask-swap-source = { $number ->
        [1] You pay { $resource }. Where shall the new guest come from?
       *[other] You pay { $resource-two }. Where shall the new guest come from?
    }
    .beside = Whom do you invite?
# $resource (resource), $wild (resource)
ask-swap-source-mixed = You pay { $resource } and { $wild }. Where shall the new guest come from?
    .beside = Whom do you invite?
# $sort (ingredient | equipment)
ask-swap-source-wild = { $sort ->
        [equipment] You pay Abundance as equipment. Where shall the new guest come from?
       *[ingredient] You pay Abundance as an ingredient. Where shall the new guest come from?
    }
    .beside = Whom do you invite?
# $position (number, unsaid), $guest (guest)
do-swap = Invite { $guest }
do-swap-deck = A guest from the deck
first-swap-source = First say where the new guest comes from: a market position or the deck.
no-guest-in-deck = The Guest Deck is empty. Take a guest from the market.
# $position (number)
nobody-there = Nobody is at market position { $position }.
# $guest (guest)
ask-swap-slot = Which guest leaves for { $guest }?
    .beside = Who makes room?
# $slot (number, unsaid), $guest (guest), $served (yes | no)
do-slot = { $served ->
        [yes] { $guest } leaves (served: the drink is lost)
       *[no] { $guest } leaves
    }
first-swap-slot = First say which of your guests leaves.
# $guest (guest)
ask-swap-deck = { $guest } is at the door: who leaves, or do you send them to the market?
    .beside = Who makes room, or reject
    .why = Rejected, { $guest } takes position { $guest-position } of the market.
do-reject = Send them to the market
    .button = Reject
first-swap-deck = First accept the guest for one of yours, or reject them.

# Phase 3, equipment

ask-equipment = Equipment: install what you need, or go on.
    .beside = Install what you need
# $resource (resource)
do-install = Install { $resource }
# $resource (resource)
do-retire = Retire { $resource }
# $resource (resource), $gets (resource)
do-trade-hand = Trade { $resource } in hand for { $gets }
# $resource (resource), $gets (resource)
do-trade-shed = Trade { $resource } in the shed for { $gets }
first-equipment = You are seeing to your equipment: install something, or say done.
# $resource (resource)
none-to-install = You hold no { $resource } to install.
# $resource (resource)
installed-already = There is a { $resource } in your shed already. Keep this one in hand.
no-second-hand = There is no second-hand market at this table.
second-hand-is-empty = The second-hand market is empty, so there is nothing to trade for.
# $resource (resource)
none-to-trade = You hold no { $resource } to trade.
# $resource (resource)
not-in-your-shed = There is no { $resource } in your shed.
# $resource (resource)
just-taken-out = Your { $resource } came out of the second-hand market this turn and cannot go back.
# $resource (resource)
ask-make-room = The shed is full. What leaves for { $resource }?
    .beside = The shed is full. What leaves?
# $resource (resource)
do-room = { $resource } leaves
first-make-room = Your shed is full: first choose the piece that leaves.
# $resource (resource)
no-room-with = There is no { $resource } in your shed to make room with.

# Phase 4, serving

ask-complete = Serve your guests, or go on.
    .beside = Serve a guest who is ready
# $slot (number, unsaid), $guest (guest)
do-serve = Serve { $guest }
first-complete = You are serving: serve a guest, or say done.
# $guest (guest), $number (number)
lacks-ingredients = For { $guest } you lack { $number } of the ingredient cards, or Abundance for them.
# $guest (guest), $number (number)
lacks-equipment = For { $guest } { $number } of the types needed are not ready in your shed.
ask-supply-choice = Which piece do you supply from the hand?
    .beside = Which tool from your hand is used up?
    .why = The recipe needs more tools than your shed holds: one comes from your hand and is used up.
# $resource (resource)
do-supply = Supply { $resource }
first-supply-choice = First choose what you supply from your hand.
# $resource (resource)
not-supplied = { $resource } is not what you can supply from your hand here.
ask-pay-choice = You have Abundance to spare: pay as shown, or let it stand in for a card that you keep?
    .beside = Pay as shown, or keep a card for Abundance
# $resource (resource)
do-abundance-for = Keep { $resource }, pay Abundance
do-rest = Pay as shown
first-pay-choice = First say what you pay: name a card that Abundance pays for, or say rest.
# $resource (resource)
no-stand-in = Abundance cannot stand in for { $resource } here.
ask-order-payment = Which card goes to the discard next?
    .beside = Which card is laid next? The last lies on top
    .why = The cards you pay go to the discard, the last one on top, where the next player may find it.
# $resource (resource)
do-lay = Lay { $resource }
first-order-payment = First lay your payment: name the next card, or say rest.
# $resource (resource)
not-due = { $resource } is not what is laid now. Name a card that is due.

# The hand limit

# $number (number), $most (number)
ask-hand-limit = You hold { $number } cards. Discard down to { $most }.
    .beside = Discard down to { $most } cards
# $resource (resource)
do-discard = Discard { $resource }
first-hand-limit = You hold more than eight cards: discard one.
# $resource (resource)
none-to-discard = You hold no { $resource } to discard.

# Events

ask-lucky-pick = Lucky Find: which piece do you take out of the discard?
    .beside = Take a tool from the discard
    .why = Lucky Find: any tool of the discard comes to your hand.
# $resource (resource)
do-pick = Take { $resource }
first-lucky-pick = First pick the equipment that your Lucky Find takes out of the discard.
# $resource (resource)
not-in-discard = There is no { $resource } in the discard.
ask-exhibition-offer = Equipment Exhibition: give two pieces for one of the discard?
    .beside = Give two tools for one? The first
    .why = Equipment Exhibition: give two tools, of hand or shed, and take one from the discard.
# $resource (resource)
do-show-hand = Give { $resource } in hand
# $resource (resource)
do-show-shed = Give { $resource } in the shed
first-exhibition-offer = The Exhibition asks you: show a first piece to give, or pass.
# $resource (resource)
none-to-show = You hold no { $resource } to give.
# $resource (resource)
no-piece-to-show = There is no { $resource } in your shed to give.
# $resource (resource)
ask-exhibition-second = Which second piece do you give, besides { $resource }?
    .beside = The second tool you give
    .why = Equipment Exhibition: one more of your tools. Nothing is given before you have chosen all three.
first-exhibition-second = First show the second piece that you give.
ask-exhibition-take = Which piece do you take?
    .beside = Take a tool from the discard
    .why = Equipment Exhibition: this one comes to your hand.
first-exhibition-take = First pick the piece that you take out of the discard.

# Interrupts

ask-rearrange = Cultural Exchange: in which order do you put the top guests back?
    .beside = In what order do they come?
# $order (text, unsaid), $first (guest), $second (guest), $third (guest?)
do-arrange = { $third-is ->
        [none] { $first }, { $second }
       *[some] { $first }, { $second }, { $third }
    }
first-rearrange = First put the top guests back in an order of your choice.
two-to-arrange = There are only two guests to put in order.
# $resource (resource)
ask-recall-source = { $resource } is recalled: from your hand or from your shed?
    .beside = Return it from hand or shed?
do-return-hand = Return it from the hand
do-return-shed = Return it from the shed
first-recall-source = First say whether the recalled piece comes from your hand or your shed.
ask-rush = Festival Rush: serve one guest with one thing left out?
    .beside = Serve one guest with one thing less?
# $slot (number, unsaid), $guest (guest)
do-rush = Serve { $guest } in the Rush
first-rush = The Rush asks you: serve a guest with one thing left out, or pass.
# $guest (guest)
no-rush = { $guest } cannot be served, even with one thing left out.
ask-rush-omit = What do you leave out?
    .beside = What is left out?
# $resource (resource)
do-omit = Leave out { $resource }
first-rush-omit = First say what you leave out.
# $resource (resource)
not-enough-without = Without { $resource } the recipe still cannot be paid.
ask-rush-destroy = The Rush was too much: which piece breaks?
    .beside = Which used tool breaks?
    .why = In the rush one of the tools you used breaks.
# $resource (resource)
do-destroy = { $resource } breaks
first-rush-destroy = First say which piece breaks.
# $resource (resource)
not-used = { $resource } was not used for this guest.
# $which (first | second)
ask-compensation = { $which ->
        [first] Guest Cancellation: discard the first of two cards.
       *[second] Guest Cancellation: discard the second of two cards.
    }
    .beside = Discard a card, then draw as many
first-compensation = First discard the cards that you exchange.
# $who (seat)
ask-friend-pick = Terrible Friend: what do you take from { $who-mid }?
    .beside = Take a tool from { $who-mid }
    .why = A tool of { $who-mid } comes to your hand, for good.
# $resource (resource)
do-borrow = Take { $resource }
first-friend-pick = First choose the piece that you take.
ask-one-shot = We Only Get One Shot: does a toast, of anything you like, protect your shed?
    .beside = A toast saves your shed
    .why = Everybody removes a tool from the shed at their right. Raise a glass of anything, water counts, and yours is safe.
do-toast = A toast, of anything I like
    .button = A toast
do-driver = I drive, and a bottle like that is in reach
    .button = I am driving
do-no = No
    .button = No toast
first-one-shot = First answer We Only Get One Shot.
only-drivers = Only designated drivers answer so. Take a toast, or say no.
one-toast-only = You have had your one toast of the game. Say no.
# $who (seat)
ask-one-shot-take = We Only Get One Shot: which piece of { $who-own } goes?
    .beside = Remove a tool of { $who-mid }
    .why = A tool leaves the shed of { $who-mid }. You do not get it.
# $resource (resource), $who (seat)
do-remove = Remove { $who-own } { $resource }
first-one-shot-take = First choose the piece that you remove.

## Positions that cannot be

wrong-exchange = Two cards are exchanged, not more.
wrong-count = A step has come further than it goes.
wrong-draw = Nobody draws without draw points.
wrong-room-card = Room is made for a card that is not there.
wrong-room = Room is made in a shed that has some.
wrong-shown = A piece is shown that is not there.
wrong-rearrange = There are no guests to put in order.
wrong-friend = Nobody takes a piece from themselves.
wrong-shed = A shed holds equipment, each type once.
wrong-supply = A tool is supplied that is not there.
wrong-supply-choice = There is nothing to choose among the tools.
wrong-spare = There is no Abundance to spare.
wrong-served-next = The guest who is paid for is not served next.
wrong-paid-guest = A guest is paid for who is not there.
wrong-used = A piece was used that is not in the shed.
wrong-due = A card is to be paid that is not there, or that nobody asked for.
wrong-omit = Something is left out that nobody asked for.
wrong-recall = A piece is recalled that is not both in hand and shed.
wrong-recall-type = A type is recalled that there is not.
wrong-break = A piece breaks that is not in the shed.
wrong-nobody-asked = Somebody must be asked who has something to choose.
wrong-cards = Every resource card of this table must lie in exactly one place.
wrong-guests = Every guest must lie in exactly one place.
wrong-slots = Everybody needs a guest in each of their slots.
wrong-market = A card that happens at once cannot lie in the market.
wrong-second-hand = Only equipment lies in the second-hand market.
wrong-notice = Only Cultural Exchange lies beside the Guest Market.
wrong-guest-out = The last guest was drawn exactly when the Guest Deck is empty.
wrong-met = What came up this turn stays out of the deck.
wrong-capacity = A shed holds more than there is room for.
wrong-sideways = Only a piece in the shed can lie sideways.
wrong-sideways-here = At this table nothing lies sideways.
wrong-held-at-once = A card that happens at once is an interrupt, which nobody holds.
wrong-shot-open = An answer is missing only while We Only Get One Shot asks for it.
wrong-shot-asked = A seat is asked that no answer protects.
wrong-look-depth = Somebody has looked deeper than the Guest Deck is.
wrong-look = Somebody knows a guest that does not lie where it was seen.
wrong-look-twice = Somebody knows a guest twice.
wrong-look-order = Somebody knows the order of guests who lie in another.
wrong-marked = A card is marked that nobody holds.
wrong-fresh = At this table no card is too new.
wrong-drawn = A card was drawn before it was in the deck, or will be.
wrong-seen = A card was in the deck before there was such a deck.
wrong-no-decision = There must be a decision.
wrong-ranks = Everybody has a rank of their own once all have arrived.
wrong-arrival = Before the first turn everybody is asked, and only then.
wrong-turned = A guest is turned up only for a swap.
wrong-trading = There is no trading at this table.
wrong-phase = This is not asked in this phase.
wrong-asked = In a turn its player is asked.
wrong-of-card = What an interrupt or event asks, it asks while it lies there.
wrong-removed = A piece is removed from the shed at the right.
wrong-swap-paid = A swap is being paid with cards that are not there.
wrong-market-guest = A market guest is chosen who is not there.
wrong-no-offer = No offer is left.
wrong-partner = Somebody is asked who is no partner.
wrong-offers = Everybody has made their offers.
wrong-offer-asked = Somebody else is asked about the offer.
wrong-offered = A card is offered that is not there.
wrong-wanted = A card is asked for that this one is not traded for.
wrong-paying = A payment is chosen only during a swap.
wrong-position-from = A market guest is chosen only during a swap.
wrong-installing = Room is made only for a card.
wrong-shown-now = A piece is shown only at an Exhibition.
wrong-shown-too = Two pieces are shown before one is taken.
wrong-closing = Every card that is being carried out is put away once, the innermost first.
wrong-aside = Cards lie aside only for a Recall.
wrong-task-seat = A step is about a seat that is not there.
# $card (card)
wrong-among = { $card } cannot be among these cards.
# $card (card)
wrong-held = { $card } is an interrupt, which nobody holds.
# $most (number)
wrong-looks = Nobody knows more than { $most } guests of the deck.
wrong-numbers = A set of numbers by card is needed.
# $typed (text)
wrong-card = “{ $typed }” is not a resource card. Write 'SPI-07', 'JUG-02' or 'festival_rush-1'.
# $typed (text)
wrong-guest = “{ $typed }” is not a guest. Write 'G01' to 'G80'.

## What the table in the browser says besides

# Beside the title and beside the button

table-over = The game is over
table-choose-lit = Choose what is lit
table-put-back = Put back
table-put-away = Put away
table-before-first = Before the first round
# $round (number), $turn (number), $turns (number)
table-status = { $turns ->
        [1] Round { $round }, turn { $turn }, the Round Token moves after this turn
       *[other] Round { $round }, turn { $turn }, the Round Token moves in { $turns } turns
    }
# What others are busy with, after whom the table waits for.
# $card (card)
table-for-card = for { $card }
# $phase (draw | swap | equipment | complete | hand_limit)
table-in-phase = { $phase ->
        [draw] Phase 1, draw
        [swap] Phase 2, swap
        [equipment] Phase 3, install
        [complete] Phase 4, serve
       *[hand_limit] Phase 5, limit
    }
table-phases = Phases of the turn
# $number (number), $most (number)
table-points-left = { $number } of { $most } draw points left

# A guest, and what is there of its recipe

# $guest (guest), $state (open | ready | served)
table-guest = { $state ->
        [served] { $guest-said }. Served.
        [ready] { $guest-said }. Ready to serve.
       *[open] { $guest-said }.
    }
# $slot (number), $guest (guest), $state (fact)
table-own-guest = Your guest { $slot }: { $guest-said }. { $state }.
# $position (number), $guest (guest)
table-market-guest = Guest Market { $position }: { $guest-said }.
# $guest (guest), $served (yes | no)
table-show-guest = { $served ->
        [yes] { $guest-said }, served: show large
       *[no] { $guest-said }: show large
    }
table-your-guests = Your guests
table-served = Served
# On a stamp.
table-stamp = SERVED
# $number (number?)
table-ready = { $number-is ->
        [none] Ready
       *[some] Ready, wild { $number }
    }
table-ready-to-serve = Ready to serve
# $number (number)
table-to-find = { $number } to find
table-not-installed = Not installed
# $number (number)
table-tools-to-go = { $number ->
        [one] 1 tool to go
       *[other] { $number } tools to go
    }
# $where (hand | shed | sideways | card | missing | unknown), $resources (resource[])
table-needs = { $where ->
        [hand] In hand: { $resources }.
        [shed] In the shed: { $resources }.
        [sideways] Sideways in the shed, ready after this turn: { $resources }.
        [card] In hand, not installed yet: { $resources }.
        [missing] To find: { $resources }.
       *[unknown] Needs { $resources }.
    }
# $four (number), $three (number)
table-strips = Crossed out: number { $four } of four, number { $three } of three.
table-chosen = Chosen.
table-ingredients = Ingredients
table-equipment = Equipment

# A card of the Resource Deck

# $card (card)
table-card = { $card-said }
# $number (number)
table-costs = { $number ->
        [one] Costs 1 draw point.
       *[other] Costs { $number } draw points.
    }
table-interrupt = INTERRUPT
table-sort-ingredient = Ingredient
table-sort-equipment = Equipment
# $number (number)
table-copies = { $number } in the whole deck

# The felt

table-shown-felt = What the felt shows
table-tab-guests = Guests
table-tab-market = Market
# $number (number)
table-guest-deck = Guest Deck, { $number } left.
# $number (number)
table-guests-left = { $number ->
        [one] 1 guest left in the deck. When it runs out, the game ends.
       *[other] { $number } guests left in the deck. When it runs out, the game ends.
    }
# $guests (guest[])
table-next-guests = You know who comes next: { $guests }.
# $number (number)
table-gone = { $number } gone
table-look-guests = : look through the Guest Discard
table-look-resources = : look through the Resource Discard
# $number (number)
table-resource-deck = Resource Deck, { $number } left, 1 draw point
# $number (number)
table-resource-deck-about = { $number ->
        [one] 1 card in the Resource Deck. Drawing one unseen costs one point.
       *[other] { $number } cards in the Resource Deck. Drawing one unseen costs one point.
    }
table-empty = empty
table-none = none
table-deck = Deck
table-market = Market
table-second-hand = Second hand
    .short = 2nd hand
# $number (number)
table-discard = Discard { $number }
# $slot (number), $card (card)
table-market-card = Market { $slot }: { $card-said }
# $card (card)
table-second-hand-card = Second hand: { $card-said } Trade for it in phase 3.
# $number (number), $card (card)
table-discard-card = { $number ->
        [one] Top of the discard, 1 card: { $card-said }
       *[other] Top of the discard, { $number } cards: { $card-said }
    }
# $number (number), $tools (number)
table-discard-about = { $number ->
        [one] 1 card.
       *[other] { $number } cards, the top first.
    } { $tools ->
        [0] No piece of equipment is among them.
        [one] 1 piece of equipment is among them.
       *[other] { $tools } pieces of equipment are among them.
    }
# $number (number)
table-guests-gone-about = { $number ->
        [one] 1 guest left. They do not come back.
       *[other] { $number } guests left, the latest first. They do not come back.
    }
# $named (yes | no)
table-exchange = { $named ->
        [yes] Cultural Exchange: a swap costs 1
       *[no] A swap costs 1
    }
table-show-again = : show again what happened

# My things, and those of a seat

# $number (number), $most (number)
table-own-shed = Your shed, { $number } of { $most }
# $resource (resource), $sideways (yes | no)
table-own-piece = { $sideways ->
        [yes] { $resource } in your shed, ready when your turn ends
       *[no] { $resource } in your shed
    }
# $resource (resource), $sideways (yes | no)
table-piece = { $sideways ->
        [yes] { $resource }, sideways
       *[no] { $resource }
    }
# Below a number of its own.
table-sum-served = served
table-sum-points = points
# $number (number), $most (number)
table-cards-in-hand = { $number } of { $most } cards in hand
# $number (number), $most (number)
table-too-many = { $number } of { $most } cards in hand, too many at the end of the turn
# $number (number)
table-over-limit = { $number } over
table-free-place = A free place
# $number (number)
table-plate-points = { $number } pts
# After a number of its own, for whoever hears it.
# $number (number)
table-plate-cards = { $number ->
        [one] card
       *[other] cards
    }
# $number (number)
table-about-cards = { $number ->
        [one] 1 card in hand.
       *[other] { $number } cards in hand.
    }
# $number (number)
table-about-points = { $number ->
        [one] 1 point.
       *[other] { $number } points.
    }
# $nose (number?), $rank (number)
table-about-nose = { $nose-is ->
        [none] Number { $rank } of the table if there is a tie.
       *[some] Nose { $nose }, number { $rank } of the table if there is a tie.
    }
table-about-bottle = Brought a bottle.
table-about-driver = Drives tonight.
table-about-toasted = Has used the toast.
# $resources (resource[])
table-about-shed = { $resources-count ->
        [0] The shed is empty.
       *[other] Shed: { $resources }.
    }

# What is asked, and why

table-asked = What is asked
table-choose = Choose
# $who (seats)
table-in-secret = Everybody answers in secret. Waiting for { $who-mid }.
# $guests (guest[])
table-why-driver = Or you drive tonight, and one of these, or a drink like it, is within reach: { $guests-liqueur-or }.
# $guest (guest), $pays (resource[])
table-why-pay = { $guest } takes { $pays }. You have Abundance to spare: tap a card of your hand to keep it and pay Abundance instead.
# $guest (guest)
table-why-omit = { $guest } is served with one thing less. What is left out?
# $resources (resource[])
table-due = Still to lay: { $resources }.
table-next-of-deck = The next guests of the deck
table-tap-in-order = Tap them in the order in which they should come.
# $guest (guest), $number (number?)
table-comes = { $number-is ->
        [none] { $guest }, { $guest-worth }
       *[some] { $guest }, { $guest-worth }, comes as number { $number }
    }
# $number (number?)
table-when = { $number-is ->
        [none] when?
       *[some] { $number }.
    }
table-begin-again = Begin again
table-put-them-so = Put them back so
# $guest (guest)
table-points-lost = { $guest } is served: { $guest-worth } would be lost.
# $number (number), $most (number)
table-brings-end = This brings the last round, and you would have { $number } points against { $most }.

# The trade window

# $who (seat)
table-window = { $who-Own } trade window
# $number (number)
table-offers-left = { $number ->
        [one] one offer left
       *[other] { $number } offers left
    }
# $givers (facts)
table-given = Given: { $givers }
# $who (seat), $number (number)
table-given-by = { $who } { $number } of 2
# $who (seat), $gives (resource), $wants (resource?), $to (seat?)
table-offer = { $wants-is ->
        [none] { $who-is ->
            [you] You give { $gives } for something
           *[other] { $who } gives { $gives } for something
        }
       *[some] { $to-is ->
            [none] { $who-is ->
                [you] You give { $gives } for { $wants }
               *[other] { $who } gives { $gives } for { $wants }
            }
           *[other] { $who-is ->
                [you] You give { $gives } for { $wants } from { $to-mid }
               *[other] { $who } gives { $gives } for { $wants } from { $to-mid }
            }
        }
    }
# $who (seat)
table-may-offer = { $who } may offer a card for another.

# Interrupts, events, and a guest that was served

# $card (card), $who (seat)
table-card-by = { $card }, drawn by { $who-mid }
# $card (card), $who (seat)
table-waits = { $card } waits. { $who } drew it.
# $how (played | drew), $who (seat), $advanced (yes | no)
table-came = { $how ->
        [played] { $who } played it
       *[drew] { $advanced ->
            [yes] { $who } drew it, advanced effect
           *[no] { $who } drew it
        }
    }
# $who (seat), $results (facts)
table-became = { $who } { $results }
table-you-decide = You decide:
# $guest (guest)
table-is-served = { $guest } is served
# $who (seat), $guest (guest)
table-just-served = { $who } served { $guest }: { $guest-liqueur }, { $guest-worth }.
# $why (served | enough | guest_deck), $who (seat?), $turns (number)
table-last-round = { $why ->
        [enough] Last round: { $who-mid } served enough guests.
        [guest_deck] Last round: no guest is left.
       *[served] Last round: { $who-mid } served everyone.
    } { $turns ->
        [1] The last turn.
       *[other] { $turns } turns to go.
    }

# Why a card of the hand cannot be played now, and when it can

# $resource (resource)
table-why-ingredient = { $resource } is for serving a guest, in phase 4.
table-why-abundance = Abundance stands for another card: when you pay for a swap, in phase 2, or serve a guest, in phase 4.
# $resource (resource)
table-why-event = { $resource } waits until you are asked to draw, swap, install, serve or discard.
# $resource (resource)
table-why-no-tool = { $resource } takes a tool out of the discard, and there is none yet.
# $resource (resource)
table-why-installed = You have a { $resource } in your shed, and each type counts once.
# $resource (resource)
table-why-phase = { $resource } can be installed in phase 3, after drawing and swapping.
# $how (exchange | pair | one)
table-pays-swap = { $how ->
        [exchange] While Cultural Exchange lasts, one pays for a swap, in phase 2.
        [pair] Two alike pay for a swap, in phase 2.
       *[one] With another one it pays for a swap, in phase 2.
    }

## Values of the options

choice-equipment_mode-instant = At once
choice-equipment_mode-delayed = Later
choice-trade_categories-like_for_like = Like for like
choice-trade_categories-any = Anything
choice-over_capacity-from_hand = From the hand
choice-over_capacity-strict = Strict
choice-event_timing-hold = May be kept
choice-event_timing-immediate = At once
choice-abundance_scope-any = Any kind
choice-abundance_scope-ingredient = Ingredients only
choice-guests_to_serve-all = All
choice-round_token-clockwise = One turn more
choice-round_token-rotate = Receiver begins
choice-round_token-fixed = Unchanging order
choice-end_trigger-latched = Once and for all
choice-end_trigger-live = While it is so
choice-guest_deck_end-finish_round = After the round
choice-guest_deck_end-at_once = At once
choice-one_shot_immunity-honour = On honour
choice-one_shot_immunity-once = Once
choice-one_shot_immunity-off = Off
choice-first_player-bottle_and_nose = Bottle and nose
choice-first_player-random = Random
choice-interrupt_mix-light = Light
choice-interrupt_mix-standard = Standard
choice-interrupt_mix-heavy = Heavy
choice-designated_drivers-nobody = Nobody

## How it ended, on the felt

# $who (seat), $number (number), $points (number)
table-ended-served = { $number ->
        [0] { $who } served no guest, and nobody else did better.
        [one] { $who } served 1 guest for { $points } points.
       *[other] { $who } served { $number } guests for { $points } points.
    }
# $ahead (number), $next (seats)
table-ended-ahead = { $ahead ->
        [one] That is 1 more than { $next-mid }.
       *[other] That is { $ahead } more than { $next-mid }.
    }
# $number (number), $points (number)
table-ended-line = { $number ->
       *[other] { $number } served, { $points } pts
    }
# $points (number)
table-ended-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Great moments: who did what, and why

# $who (seat), $resource (resource)
moment-met = { $who } drew { $resource }!
moment-met-why = An interrupt strikes the moment it is drawn, whoever it hits.

## Why a good player plays like that

# $guest (guest)
because-nearer = It brings you nearer to serving { $guest }.
because-useful = It is the most useful thing to have here.
because-blind = Nothing that lies open helps your guests more than a new card may.
because-serve = You have all that this guest wants: points in hand are better than hopes.
because-rush = It serves a guest at once, although something is missing.
because-done = Nothing else that you could do now is worth its price.
because-reject = Your own guests are nearer or worth more.
because-deck = A new guest is likely to suit you better than those in the market.
because-pay = A better guest is worth what it costs, and you miss these cards least.
# $guest (guest), $points (number)
because-invite = { $guest } suits what you have, and brings { $points } points.
because-leaves = The new guest suits you better than this one.
because-least = It is what you and your guests miss least.
because-accept = What you get helps your guests more than what you give.
because-decline = You would give more than you get.
because-event = It brings you more now than it would later.
because-rest = Nothing in this payment is worth saving for Abundance.
because-lay = It hides what the next player needs.
because-arrange = It brings the best guest to you, or keeps it from the others.
because-remove = It is what your neighbour needs most.
because-return = In the shed it is worth more than in your hand.

## What explains itself: signs, tokens, counters and cards

# $phase (draw | swap | equipment | complete | hand_limit), $most (number)
about-phase = { $phase ->
        [draw] Draw: you spend two points. A card of the deck or an ingredient of the market costs one, equipment or an event of the market both.
        [swap] Swap: two equal cards of your hand buy another guest, from the market or the deck. As often as you can pay.
        [equipment] Install: lay equipment from your hand into your shed. Only there it works, for all your guests.
        [complete] Serve: every guest whose ingredients are in your hand and whose equipment is in your shed.
       *[hand_limit] Limit: { $most } cards may stay in your hand when your turn ends. Your shed does not count.
    }
# $points (number), $most (number)
about-sum = { $points ->
        [one] Your served guests are worth 1 point.
       *[other] Your served guests are worth { $points } points.
    } Once a host has served { $most }, the last round begins. Then the most points win.
# $number (number), $most (number)
about-limit = { $number ->
        [one] You hold 1 card.
       *[other] You hold { $number } cards.
    } When your turn ends, { $most } may stay. Your shed does not count.
# $most (number)
about-shed = Your shed has room for { $most } pieces of equipment, each type once. Install them in phase 3: they serve all your guests.
about-round-token = The Round Token lies before whoever leads the round. When it moves on, both markets change.
about-turn-token = The Turn Token lies before whoever is playing.
about-ingredient = Used up when you serve a guest who lists it. Two alike buy another guest.
about-equipment = Works in your shed, and stays there for every guest. Two alike in your hand buy another guest.
# $guests (guest[])
about-wanted = { $guests-count ->
        [0] None of your guests lists it.
       *[other] On the list of { $guests }.
    }
about-marks = A tick: you have it. A dashed ring: it is missing. A small card: it is in your hand, to be installed.
about-strips = The people at the foot are places. Crossed out at the left: where this guest comes to in the market. At the right: whose place it takes when a host loses a guest.

# What the lab measures in this game.
measure-served = Guests served by a seat
