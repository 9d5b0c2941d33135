/** The six games as their mats say them. */
export const SHELF = [
  {
    id: 'last-call',
    title: 'Last Call',
    seats: '2 to 8 seats',
    line: 'Shed your cards',
    pitch: 'Match by glass, colour or shape. First without cards wins. Do not forget to call your last one.',
  },
  {
    id: 'with-friends-like-these',
    title: 'With Friends Like These',
    seats: '2 to 8 seats',
    line: 'Tricks, exact bids',
    pitch: 'Say how many tricks your hand will take, then take exactly that many.',
  },
  {
    id: 'friends-with-beverages',
    title: 'Friends with Beverages',
    seats: '2 to 5 seats',
    line: 'Collect and serve',
    pitch: 'Collect ingredients and equipment, and serve each guest the liqueur of their country.',
  },
  {
    id: 'cocktail-conspiracy',
    title: 'Cocktail Conspiracy',
    seats: '3 to 6 seats',
    line: 'Secret teams',
    pitch: 'Each team has a secret mix of five ingredients. The first to have all five wins.',
  },
  {
    id: 'empire-needs-beer',
    title: 'The Empire Needs Beer!',
    seats: '2 to 4 seats',
    line: 'Build your deck',
    pitch: 'Brew four beers, haul them to three regions, and earn Fame with orders.',
  },
  {
    id: 'six-pack',
    title: 'Six-Pack',
    seats: '2 to 8 seats',
    line: 'Spot the pattern',
    pitch: 'Grow one board of bottles together, and spot your six-pack in it first.',
  },
] as const
