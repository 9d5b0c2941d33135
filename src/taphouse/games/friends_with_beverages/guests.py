"""The guest cards: eighty countries. Their names, their liqueurs and a line of trivia each stand among the words."""

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """FWB-004 One guest card as printed; points and strips follow from recipe and number."""

    number: int
    flag: str
    """ISO 3166 alpha-2, in lower case."""
    ingredients: str
    """Codes in the order SPI SUG CIT FRU HRB SPC NUT CRM; a kind needed twice stands twice."""
    equipment: str
    """Codes in the order JUG STR JAR FUN TUN STI BAR."""


# fmt: off
GUESTS: tuple[Guest, ...] = (
    Guest(1, "it", "SPI SUG CIT CIT", "JUG STR JAR"),
    Guest(2, "pe", "SPI SUG CIT FRU HRB", "JUG FUN STI"),
    Guest(3, "jp", "SPI SUG FRU FRU", "STR JAR FUN BAR"),
    Guest(4, "mx", "SPI SUG CIT SPC NUT CRM", "JUG STR FUN TUN"),
    Guest(5, "ie", "SPI SUG NUT CRM", "JUG STR BAR"),
    Guest(6, "ma", "SPI SUG CIT HRB SPC", "STR JAR TUN STI"),
    Guest(7, "no", "SPI SPI SUG HRB HRB", "FUN STI BAR"),
    Guest(8, "in", "SPI SUG FRU SPC SPC NUT", "JUG STR JAR TUN STI"),
    Guest(9, "au", "SPI SUG FRU HRB", "JUG JAR TUN"),
    Guest(10, "gr", "SPI SUG CIT HRB SPC", "STR FUN STI"),
    Guest(11, "et", "SPI SUG SPC NUT CRM", "JUG JAR FUN TUN BAR"),
    Guest(12, "hr", "SPI SUG CIT FRU", "JUG STR FUN STI"),
    Guest(13, "se", "SPI SUG FRU SPC CRM", "JUG FUN STI BAR"),
    Guest(14, "at", "SPI CIT FRU HRB CRM", "JUG STR JAR"),
    Guest(15, "gh", "SPI SUG CIT NUT CRM", "JUG JAR FUN BAR"),
    Guest(16, "th", "SPI SUG CIT CIT SPC", "JUG JAR TUN BAR"),
    Guest(17, "uz", "SPI SUG FRU SPC NUT CRM", "JUG TUN STI"),
    Guest(18, "mg", "SPI FRU SPC CRM", "STR JAR FUN"),
    Guest(19, "tn", "SPI CIT HRB NUT", "JAR TUN STI"),
    Guest(20, "cr", "SPI CIT FRU FRU CRM", "JUG STR JAR TUN"),
    Guest(21, "jm", "SPI SUG CIT SPC", "JUG TUN BAR"),
    Guest(22, "cn", "SPI SUG FRU SPC", "STR JAR FUN STI"),
    Guest(23, "kh", "SPI SUG CIT SPC", "JUG STR JAR"),
    Guest(24, "sc", "SPI SUG CIT NUT", "JUG STR TUN"),
    Guest(25, "bg", "SPI FRU HRB HRB NUT", "JUG STR FUN TUN"),
    Guest(26, "de", "SPI SUG CIT FRU HRB NUT", "STR JAR STI"),
    Guest(27, "cv", "SPI CIT FRU SPC", "JUG JAR FUN STI"),
    Guest(28, "lk", "SPI SUG CIT SPC NUT", "JUG FUN BAR"),
    Guest(29, "vu", "SPI CIT CIT NUT", "STR TUN STI"),
    Guest(30, "gt", "SPI SUG SUG HRB SPC NUT", "JUG STR JAR BAR"),
    Guest(31, "ch", "SPI CIT HRB CRM", "JUG STR JAR FUN"),
    Guest(32, "sn", "SPI SUG CIT FRU HRB NUT", "JUG STR JAR"),
    Guest(33, "es", "SPI SUG CIT SPC NUT", "JUG STR FUN TUN"),
    Guest(34, "cz", "SPI SUG FRU HRB SPC", "JAR FUN STI"),
    Guest(35, "fj", "SPI SPI CIT CIT FRU", "JUG STR JAR TUN BAR"),
    Guest(36, "tr", "SPI CIT SPC NUT", "STR STI BAR"),
    Guest(37, "gb", "SPI FRU HRB CRM", "JAR FUN TUN"),
    Guest(38, "mu", "SPI SUG SUG CIT FRU SPC", "JUG STR TUN"),
    Guest(39, "id", "SPI SUG CIT SPC", "JUG STR JAR BAR"),
    Guest(40, "kr", "SPI CIT FRU SPC", "STR JAR FUN"),
    Guest(41, "lb", "SPI SUG CIT SPC NUT", "STR FUN BAR"),
    Guest(42, "pg", "SPI SUG FRU FRU", "STR JAR STI"),
    Guest(43, "ge", "SPI SPI SUG SUG FRU HRB", "JUG TUN STI"),
    Guest(44, "ar", "SPI SPI SUG SUG HRB CRM", "JUG STR JAR TUN"),
    Guest(45, "am", "SPI SUG FRU FRU HRB NUT", "JUG JAR FUN TUN STI"),
    Guest(46, "pw", "SPI CIT FRU HRB", "JUG STR JAR TUN"),
    Guest(47, "na", "SPI SUG HRB HRB SPC NUT", "JUG JAR FUN STI BAR"),
    Guest(48, "vn", "SPI SUG CIT CIT SPC", "JUG STR JAR BAR"),
    Guest(49, "co", "SPI FRU FRU SPC CRM", "JUG JAR FUN BAR"),
    Guest(50, "fr", "SPI SUG SUG FRU HRB", "JUG STR JAR"),
    Guest(51, "ph", "SPI SUG SUG CIT FRU NUT", "STR JAR TUN"),
    Guest(52, "jo", "SPI SUG CIT HRB SPC", "JUG STR TUN"),
    Guest(53, "ro", "SPI FRU HRB NUT", "FUN TUN STI"),
    Guest(54, "mt", "SPI CIT CIT HRB", "JUG STR FUN"),
    Guest(55, "ec", "SPI SUG FRU HRB SPC", "JUG STR JAR BAR"),
    Guest(56, "be", "SPI SPI FRU SPC CRM", "STR JAR STI"),
    Guest(57, "tz", "SPI CIT SPC SPC NUT", "STR STI BAR"),
    Guest(58, "dk", "SPI SUG FRU HRB CRM", "JUG JAR STI"),
    Guest(59, "ca", "SPI SUG NUT CRM", "JUG TUN BAR"),
    Guest(60, "np", "SPI SUG HRB SPC", "JUG STR JAR"),
    Guest(61, "is", "SPI SUG HRB CRM", "JUG FUN STI"),
    Guest(62, "nz", "SPI SUG FRU HRB CRM", "JUG JAR FUN TUN BAR"),
    Guest(63, "lt", "SPI FRU HRB SPC", "JUG JAR FUN TUN STI"),
    Guest(64, "pl", "SPI SUG FRU HRB", "JUG STR FUN"),
    Guest(65, "ke", "SPI CIT FRU NUT", "JUG STR BAR"),
    Guest(66, "pt", "SPI CIT CIT FRU NUT CRM", "JUG STR FUN TUN"),
    Guest(67, "za", "SPI SPI SUG CIT HRB CRM", "JUG JAR FUN BAR"),
    Guest(68, "hu", "SPI SUG FRU NUT", "JUG FUN STI"),
    Guest(69, "uy", "SPI SUG CIT FRU CRM", "JUG FUN TUN"),
    Guest(70, "eg", "SPI SUG CIT HRB", "JUG STR JAR"),
    Guest(71, "mn", "SPI SUG HRB CRM", "JUG STR FUN STI"),
    Guest(72, "kz", "SPI CIT FRU HRB CRM", "FUN TUN BAR"),
    Guest(73, "my", "SPI SUG CIT CIT FRU SPC", "STR JAR STI BAR"),
    Guest(74, "cl", "SPI SUG CIT FRU HRB", "JUG STR TUN"),
    Guest(75, "ee", "SPI SUG FRU HRB SPC", "STR FUN TUN STI"),
    Guest(76, "cu", "SPI CIT FRU SPC", "STR TUN BAR"),
    Guest(77, "br", "SPI CIT FRU NUT", "JUG STR JAR FUN"),
    Guest(78, "us", "SPI FRU NUT CRM", "FUN TUN BAR"),
    Guest(79, "si", "SPI SUG SUG CIT FRU HRB", "JUG STR JAR FUN"),
    Guest(80, "fi", "SPI SUG FRU HRB CRM", "JUG STR JAR"),
)
"""Every guest, by number."""
# fmt: on
