//! The forms and check digits of tax numbers, by country. The rules are those that the authorities publish.

use super::checks::{digits, ends_in, falling, letter_at, luhn, mod_11_10, mod_97_10, number, places, weighted};

/// Digits and capitals.
const ALPHANUMERIC: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// How numbers of a country look.
pub(super) struct Rule {
    country: &'static str,
    /// What they begin with, if people write it or not.
    pub(super) prefix: &'static str,
    /// What may stand at their end without being a part of them.
    suffixes: &'static [&'static str],
    /// Their forms after the prefix: `#` is a digit, `@` a letter, `?` one of both, the others are themselves.
    forms: &'static [&'static str],
    check: fn(&str) -> bool,
}

impl Rule {
    /// The rule of a country, if it has one.
    pub(super) fn of(country: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.country == country)
    }

    /// What a number may be after its prefix: one or two parts of it that have the form.
    pub(super) fn bodies<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> + use<'_, 'a> {
        let short = self.suffixes.iter().find_map(|suffix| text.strip_suffix(suffix)).unwrap_or(text);
        let bare = Some(self.prefix).filter(|prefix| !prefix.is_empty()).and_then(|prefix| short.strip_prefix(prefix));
        [bare, Some(short)].into_iter().flatten().filter(|body| self.forms.iter().any(|form| has_form(body, form)))
    }

    /// Whether its check digit is right.
    pub(super) fn checks(&self, body: &str) -> bool {
        (self.check)(body)
    }
}

fn has_form(text: &str, form: &str) -> bool {
    let fits = |(letter, wanted): (u8, u8)| match wanted {
        b'#' => letter.is_ascii_digit(),
        b'@' => letter.is_ascii_uppercase(),
        b'?' => letter.is_ascii_digit() || letter.is_ascii_uppercase(),
        other => letter == other,
    };
    text.len() == form.len() && text.bytes().zip(form.bytes()).all(fits)
}

const fn eu(country: &'static str, forms: &'static [&'static str], check: fn(&str) -> bool) -> Rule {
    Rule { country, prefix: country, suffixes: &[], forms, check }
}

const fn plain(country: &'static str, forms: &'static [&'static str], check: fn(&str) -> bool) -> Rule {
    Rule { country, prefix: "", suffixes: &[], forms, check }
}

/// A country whose numbers have no check digit, or none that is published.
fn unchecked(_: &str) -> bool {
    true
}

const RULES: &[Rule] = &[
    eu("AT", &["U########"], austria),
    eu("BE", &["0#########", "1#########"], |body| (number(&body[..8]) + number(&body[8..])) % 97 == 0),
    eu("BG", &["#########", "##########"], bulgaria),
    eu("CY", &["########@"], cyprus),
    eu("CZ", &["########", "#########", "##########"], czechia),
    eu("DE", &["#########"], |body| !body.starts_with('0') && mod_11_10(&digits(body))),
    eu("DK", &["########"], |body| weighted(&digits(body), &[2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0),
    eu("EE", &["#########"], |body| weighted(&digits(body), &[3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 == 0),
    Rule { prefix: "EL", ..eu("GR", &["#########"], greece) },
    eu("ES", &["########@", "@#######@", "@########"], spain),
    eu("FI", &["########"], |body| weighted(&digits(body), &[7, 9, 10, 5, 8, 4, 2, 1]) % 11 == 0),
    eu("FR", &["??#########"], france),
    eu("HR", &["###########"], |body| mod_11_10(&digits(body))),
    eu("HU", &["########"], |body| weighted(&digits(body), &[9, 7, 3, 1, 9, 7, 3, 1]) % 10 == 0),
    eu("IE", &["#######@", "#######@@", "#@#####@"], ireland),
    eu("IT", &["###########"], |body| !body.starts_with("0000000") && luhn(&digits(body), 10)),
    eu("LT", &["#######1#", "##########1#"], lithuania),
    eu("LU", &["########"], |body| number(&body[..6]) % 89 == number(&body[6..])),
    eu("LV", &["###########"], latvia),
    eu("MT", &["########"], |body| weighted(&digits(body), &[3, 4, 6, 7, 8, 9, 10, 1]) % 37 == 0),
    eu("NL", &["#########B##"], netherlands),
    eu("PL", &["##########"], |body| weighted(&digits(body), &[6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 == 0),
    eu("PT", &["#########"], |body| {
        !body.starts_with('0') && ends_in(&digits(body), |rest| (11 - falling(rest, 9) % 11) % 11 % 10)
    }),
    eu("RO", &["##", "###", "####", "#####", "######", "#######", "########", "#########", "##########"], romania),
    eu("SE", &["##########01"], |body| luhn(&digits(&body[..10]), 10)),
    eu("SI", &["########"], slovenia),
    eu("SK", &["##########"], |body| !body.starts_with('0') && number(body) % 11 == 0),
    eu("GB", &["#########", "############", "GD###", "HA###"], united_kingdom),
    Rule {
        suffixes: &["MVA"],
        ..eu("NO", &["#########"], |body| weighted(&digits(body), &[3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0)
    },
    Rule {
        prefix: "CHE",
        suffixes: &["MWST", "TVA", "IVA"],
        ..eu("CH", &["#########"], |body| {
            ends_in(&digits(body), |rest| (11 - weighted(rest, &[5, 4, 3, 2, 7, 6, 5, 4]) % 11) % 11)
        })
    },
    plain("AU", &["###########"], |body| weighted(&digits(body), &[10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 == 10),
    plain(
        "SG",
        &["########@", "#########@", "T##@?####@", "S##@?####@", "R##@?####@", "M########@", "MR#######@"],
        unchecked,
    ),
    plain(
        "MY",
        &[
            "############",
            "@##############",
            "@########",
            "@#########",
            "@##########",
            "@###########",
            "@@########",
            "@@#########",
            "@@##########",
            "@@###########",
        ],
        unchecked,
    ),
    plain("TH", &["#############"], |body| ends_in(&digits(body), |rest| (11 - falling(rest, 13) % 11) % 10)),
    plain("CN", &["??????????????????"], china),
    plain("IN", &["##@@@@@####@???"], |body| places(body, ALPHANUMERIC).is_some_and(|values| luhn(&values, 36))),
    plain("US", &["#########"], unchecked),
];

fn austria(body: &str) -> bool {
    let check = |rest: &[i64]| {
        let part = |(place, digit): (usize, &i64)| if place % 2 == 0 { *digit } else { digit / 5 + digit * 2 % 10 };
        (96 - rest.iter().enumerate().map(part).sum::<i64>()) % 10
    };
    ends_in(&digits(body), check)
}

/// Companies have nine digits; persons, foreigners and others ten.
fn bulgaria(body: &str) -> bool {
    let all = digits(body);
    if all.len() == 9 {
        return ends_in(&all, |rest| match weighted(rest, &[1, 2, 3, 4, 5, 6, 7, 8]) % 11 {
            10 => weighted(rest, &[3, 4, 5, 6, 7, 8, 9, 10]) % 11 % 10,
            check => check,
        });
    }
    let person = |rest: &[i64]| weighted(rest, &[2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10;
    let foreigner = |rest: &[i64]| weighted(rest, &[21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
    let other = |rest: &[i64]| (11 - weighted(rest, &[4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11;
    ends_in(&all, person) || ends_in(&all, foreigner) || ends_in(&all, other)
}

fn cyprus(body: &str) -> bool {
    const AT_ODD_PLACES: [i64; 10] = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
    let value = |(place, digit): (usize, &i64)| match usize::try_from(*digit) {
        Ok(digit) if place % 2 == 0 => AT_ODD_PLACES[digit],
        _ => *digit,
    };
    let sum: i64 = digits(body).iter().enumerate().map(value).sum();
    !body.starts_with("12") && body.chars().last() == letter_at(&ALPHANUMERIC[10..], sum % 26)
}

/// Companies have eight digits; persons nine without a check, ten with one, or nine that begin with a 6.
fn czechia(body: &str) -> bool {
    let all = digits(body);
    match all.len() {
        8 => {
            let check = |rest: &[i64]| match (11 - falling(rest, 8) % 11) % 11 {
                0 => 1,
                check => check % 10,
            };
            !body.starts_with('9') && ends_in(&all, check)
        }
        9 if body.starts_with('6') => {
            ends_in(&all[1..], |rest| (8 - (10 - falling(rest, 8) % 11).rem_euclid(11)).rem_euclid(10))
        }
        9 => true,
        _ => number(&body[..9]) % 11 % 10 == all[9],
    }
}

fn greece(body: &str) -> bool {
    ends_in(&digits(body), |rest| rest.iter().fold(0, |check, digit| check * 2 + digit) * 2 % 11 % 10)
}

/// Persons have the letter of their number; companies a digit or a letter of theirs.
fn spain(body: &str) -> bool {
    const OF_PERSONS: &str = "TRWAGMYFPDXBNJZSQVHLCKE";
    const OF_COMPANIES: &str = "JABCDEFGHI";
    let letter = |number: i64| letter_at(OF_PERSONS, number % 23);
    let last = body.chars().last();
    let middle = &body[1..8];
    match body.as_bytes()[0] {
        b'0'..=b'9' => last == letter(number(&body[..8])),
        b'X' => last == letter(number(middle)),
        b'Y' => last == letter(10_000_000 + number(middle)),
        b'Z' => last == letter(20_000_000 + number(middle)),
        b'K' | b'L' | b'M' => last == letter(number(middle)),
        b'A'..=b'H' | b'J' | b'N' | b'P'..=b'S' | b'U'..=b'W' => {
            let found = (0..10).find(|check| luhn(&[digits(middle), vec![*check]].concat(), 10));
            let is_last = |check: i64| last == letter_at(OF_COMPANIES, check) || last == letter_at(ALPHANUMERIC, check);
            found.is_some_and(is_last)
        }
        _ => false,
    }
}

/// The key before the company's number is made of digits, or has a letter.
fn france(body: &str) -> bool {
    const OF_KEYS: &str = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let (key, company) = body.split_at(2);
    // Companies of Monaco have no number of their own.
    if !company.starts_with("000") && !luhn(&digits(company), 10) {
        return false;
    }
    let Some(values) = places(key, OF_KEYS) else { return false };
    let check = match (values[0] < 10, values[1] < 10) {
        (true, true) => return (12 + 3 * (number(company) % 97)) % 97 == number(key),
        (true, false) => values[0] * 24 + values[1] - 10,
        (false, _) => values[0] * 34 + values[1] - 100,
    };
    (number(company) + 1 + check / 11) % 11 == check % 11
}

fn ireland(body: &str) -> bool {
    const LETTERS: &str = "WABCDEFGHIJKLMNOPQRSTUV";
    let all = digits(body);
    let check = |seven: &[i64], second: Option<char>| {
        let more = second.map_or(Some(0), |letter| LETTERS.find(letter)).and_then(|place| i64::try_from(place).ok());
        more.and_then(|more| letter_at(LETTERS, (falling(seven, 8) + 9 * more) % 23))
    };
    let mut letters = body.chars().filter(char::is_ascii_uppercase);
    let (first, second) = (letters.next(), letters.next());
    if all.len() == 7 {
        return first == check(&all, second);
    }
    // An old number: a digit, a letter, five digits, and the letter that checks them.
    let seven: Vec<i64> = std::iter::once(0).chain(all[1..].iter().copied()).chain(all.first().copied()).collect();
    second == check(&seven, None)
}

fn lithuania(body: &str) -> bool {
    let by = |rest: &[i64], first: i64| {
        rest.iter().zip(0..).map(|(digit, place)| digit * (1 + (place + first) % 9)).sum::<i64>()
    };
    ends_in(&digits(body), |rest| match by(rest, 0) % 11 {
        10 => by(rest, 2) % 11 % 10,
        check => check,
    })
}

/// Companies begin with a digit above 3; of persons, those since 2017 have no check digit.
fn latvia(body: &str) -> bool {
    let all = digits(body);
    if all[0] > 3 {
        return weighted(&all, &[9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 == 3;
    }
    body.starts_with("32") || ends_in(&all, |rest| (1 + weighted(rest, &[10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11 % 10)
}

/// Companies are checked by their nine digits, persons since 2020 as a whole.
fn netherlands(body: &str) -> bool {
    let nine = digits(&body[..9]);
    let by_eleven = ends_in(&nine, |rest| falling(rest, 9) % 11);
    !body.ends_with("00") && (by_eleven || mod_97_10(&format!("NL{body}")))
}

fn romania(body: &str) -> bool {
    let all = digits(&format!("{body:0>10}"));
    !body.starts_with('0') && ends_in(&all, |rest| weighted(rest, &[7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10 % 11 % 10)
}

fn slovenia(body: &str) -> bool {
    let check = |rest: &[i64]| (11 - falling(rest, 8) % 11) % 11 % 10;
    !body.starts_with('0') && ends_in(&digits(body), check)
}

/// Companies are checked by 97, in two series; departments and health authorities have numbers of their own.
fn united_kingdom(body: &str) -> bool {
    match (body.strip_prefix("GD"), body.strip_prefix("HA")) {
        (Some(department), _) => number(department) < 500,
        (_, Some(authority)) => number(authority) >= 500,
        (None, None) => {
            let rest = weighted(&digits(&body[..9]), &[8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
            rest == 0 || (matches!(rest, 42 | 55) && number(&body[..3]) >= 100)
        }
    }
}

fn china(body: &str) -> bool {
    const LETTERS: &str = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    const WEIGHTS: [i64; 17] = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
    places(body, LETTERS).is_some_and(|values| ends_in(&values, |rest| (31 - weighted(rest, &WEIGHTS) % 31) % 31))
}
