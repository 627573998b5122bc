//! Name search that tolerates one wrong letter.

/// Fewest letters of a word that may contain a typo; shorter ones resemble each other too much.
const LEAST_LETTERS: usize = 4;

/// Parts of the longest search word. A name that is one typo away contains at least one of them, because a typo affects
/// at most two adjacent letters; only two letters swapped in the middle of a four-letter word affect both parts. Empty
/// if no word may contain a typo.
pub fn similar_name_parts(typed: &str) -> Vec<String> {
    let words = words(typed);
    let longest = words.iter().filter(|word| forgives(word)).max_by_key(|word| word.chars().count());
    let Some(word) = longest else { return Vec::new() };
    let letters: Vec<char> = word.chars().collect();
    let half = letters.len() / 2;
    let second = if letters.len() > LEAST_LETTERS { half + 1 } else { half };
    [&letters[..half], &letters[second..]].map(|part| part.iter().collect()).to_vec()
}

/// Whether each search word equals, begins or is one typo away from a word of the names.
pub fn is_similar_name<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> bool {
    let known: Vec<String> = names.into_iter().flat_map(words).collect();
    let wanted = words(typed);
    let is_meant = |wanted: &String| {
        known
            .iter()
            .any(|known| known.starts_with(wanted.as_str()) || (forgives(wanted) && is_one_slip_away(wanted, known)))
    };
    !wanted.is_empty() && wanted.iter().all(is_meant)
}

fn words(text: &str) -> Vec<String> {
    text.to_lowercase().split_whitespace().map(str::to_owned).collect()
}

/// Numbers and codes must match exactly.
fn forgives(word: &str) -> bool {
    word.chars().count() >= LEAST_LETTERS && !word.chars().any(char::is_numeric)
}

/// Whether one letter is inserted, missing, different or swapped with its neighbour.
fn is_one_slip_away(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let (short, long) = if one.len() <= other.len() { (&one, &other) } else { (&other, &one) };
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    match long.len() - short.len() {
        0 if same == short.len() => true,
        0 => {
            let is_swapped = same + 1 < short.len() && short[same] == long[same + 1] && short[same + 1] == long[same];
            short[same + 1..] == long[same + 1..] || (is_swapped && short[same + 2..] == long[same + 2..])
        }
        1 => short[same..] == long[same + 1..],
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_may_be_wrong_missing_too_much_or_swapped() {
        for typed in ["hafiz", "hafis", "hafz", "haffiz", "hfaiz", "hafzi", "Hafiz rahmn", "rahman hafis"] {
            assert!(is_similar_name(typed, ["Hafiz Rahman", "hrahman"]), "{typed}");
        }
        for typed in ["", "hafsi x", "havis", "hfz", "ali", "hafis rahmen xyz"] {
            assert!(!is_similar_name(typed, ["Hafiz Rahman", "hrahman"]), "{typed}");
        }
        assert!(!is_similar_name("lot43", ["lot42"]), "codes are meant as they are typed");
        assert!(is_similar_name("สมชา", ["สมชาย ใจดี"]));
    }

    #[test]
    fn a_name_one_slip_away_contains_a_part() {
        for name in ["hafiz", "rahman", "bartholomew"] {
            let letters: Vec<char> = name.chars().collect();
            for place in 0..letters.len() {
                let mut slips = vec![letters.clone(), letters.clone(), letters.clone()];
                slips[0][place] = 'x';
                slips[1].remove(place);
                slips[2].insert(place, 'x');
                if place + 1 < letters.len() {
                    let mut swapped = letters.clone();
                    swapped.swap(place, place + 1);
                    slips.push(swapped);
                }
                for slip in slips.into_iter().map(String::from_iter) {
                    let slip: String = slip;
                    if slip.len() == LEAST_LETTERS {
                        continue;
                    }
                    let parts = similar_name_parts(&slip);
                    assert!(parts.iter().any(|part| name.contains(part.as_str())), "{name} as {slip}: {parts:?}");
                }
            }
        }
        assert_eq!(similar_name_parts("ali lot42"), Vec::<String>::new());
        assert_eq!(similar_name_parts("ali Omar"), ["om", "ar"]);
    }
}
