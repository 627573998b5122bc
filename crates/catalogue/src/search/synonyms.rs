//! Search synonyms: a table of groups maintained by the owner. A search for a word also finds the other words of its
//! group.

use std::collections::HashMap;

use tierway_kernel::{FieldError, Message, ONE_LINE, StoreError, is_one_line, message};

use super::words::{MOST_WORDS, search_words};

/// Most groups of the table.
pub const MOST_GROUPS: usize = 500;
/// Fewest and most entries of a group.
pub const GROUP_SIZE: (usize, usize) = (2, 20);
/// Longest entry, in characters.
pub const LONGEST_SYNONYM: usize = 40;
/// Most words of one entry.
const WORDS_OF_ENTRY: usize = 5;

/// The table as stored.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SynonymTable {
    /// Version, against lost updates.
    pub version: i64,
    /// Groups of synonyms, in the given order.
    pub groups: Vec<Vec<String>>,
}

/// The table in the store.
pub trait SynonymRepository {
    /// Its version; the first is 1.
    fn version(&mut self) -> Result<i64, StoreError>;
    /// The table.
    fn table(&mut self) -> Result<SynonymTable, StoreError>;
    /// Replaces all groups; `false` when the table's version is no longer `version`.
    fn set(&mut self, version: i64, groups: &[Vec<String>]) -> Result<bool, StoreError>;
}

/// A part of what was typed, and what means the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The words that were typed; all must match.
    pub typed: Vec<String>,
    /// Entries of the same group, each in words that must all match.
    pub others: Vec<Vec<String>>,
}

/// The table prepared for many searches.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Synonyms {
    groups: Vec<Vec<Vec<String>>>,
    by_entry: HashMap<Vec<String>, usize>,
    /// Words of the longest entry.
    longest: usize,
}

impl Synonyms {
    /// Made ready.
    pub fn of(groups: &[Vec<String>]) -> Synonyms {
        let mut ready = Synonyms::default();
        for (place, group) in groups.iter().enumerate() {
            let entries: Vec<Vec<String>> = group.iter().map(|entry| search_words(entry)).collect();
            for entry in &entries {
                ready.longest = ready.longest.max(entry.len());
                ready.by_entry.insert(entry.clone(), place);
            }
            ready.groups.push(entries);
        }
        ready
    }

    /// The distinct terms of a search: the longest table entries it contains, and the words between them. At most as
    /// many words as the search has.
    pub fn terms(&self, text: &str) -> Vec<Term> {
        let mut words = search_words(text);
        words.truncate(MOST_WORDS);
        let mut terms: Vec<Term> = Vec::new();
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            let term = self.first(rest);
            rest = &rest[term.typed.len()..];
            if !terms.contains(&term) {
                terms.push(term);
            }
        }
        terms
    }

    /// The part with which these words, of which there is one, begin.
    fn first(&self, words: &[String]) -> Term {
        let entry = (1..=self.longest.min(words.len())).rev().find_map(|length| {
            let typed = &words[..length];
            self.by_entry.get(typed).map(|place| (typed, *place))
        });
        match entry {
            Some((typed, place)) => {
                let group = self.groups.get(place).map(Vec::as_slice).unwrap_or_default();
                let others = group.iter().filter(|other| *other != typed).cloned().collect();
                Term { typed: typed.to_vec(), others }
            }
            None => Term { typed: words[..1].to_vec(), others: Vec::new() },
        }
    }
}

/// What a product is worth that was found under a synonym: as much as the words of it that matched, as if there were as many
/// as were typed, and a tenth less than under the words themselves.
pub fn synonym_weight(matched: u16, words: usize, typed: usize) -> u16 {
    if matched == 0 || words == 0 {
        return 0;
    }
    let weight = usize::from(matched) * typed * 9 / (words * 10);
    u16::try_from(weight).unwrap_or(u16::MAX).max(1)
}

/// Whether a synonym's word also matches as a prefix: short ones match exactly, longer ones also their plurals.
pub fn synonym_takes_prefix(word: &str) -> bool {
    word.chars().count() >= 4
}

/// Trims and validates the groups of a new table: number, length, at least one word per entry, no entry twice. Fields
/// are named `groups[0]` and `groups[0][1]`.
pub fn checked_groups(groups: Vec<Vec<String>>) -> Result<Vec<Vec<String>>, Vec<FieldError>> {
    if groups.len() > MOST_GROUPS {
        return Err(vec![FieldError::new(
            "groups",
            message!("There can be at most {most} groups.", most = MOST_GROUPS),
        )]);
    }
    let mut errors = Vec::new();
    let mut seen: HashMap<Vec<String>, usize> = HashMap::new();
    let mut checked = Vec::with_capacity(groups.len());
    for (place, group) in groups.into_iter().enumerate() {
        let field = format!("groups[{place}]");
        let (fewest, most) = GROUP_SIZE;
        if !(fewest..=most).contains(&group.len()) {
            let text = message!("A group has {fewest} to {most} words that mean the same.", fewest, most);
            errors.push(FieldError::new(field, text));
            continue;
        }
        let entries: Vec<String> = group.iter().map(|entry| entry.trim().to_owned()).collect();
        for (at, entry) in entries.iter().enumerate() {
            if let Err(text) = check_entry(entry, place, &mut seen) {
                errors.push(FieldError::new(format!("{field}[{at}]"), text));
            }
        }
        checked.push(entries);
    }
    if errors.is_empty() { Ok(checked) } else { Err(errors) }
}

/// The error of an entry that is not a word or is in the table already.
fn check_entry(entry: &str, place: usize, seen: &mut HashMap<Vec<String>, usize>) -> Result<(), Message> {
    if entry.chars().count() > LONGEST_SYNONYM {
        return Err(message!("A word can have at most {most} characters.", most = LONGEST_SYNONYM));
    }
    if !is_one_line(entry) {
        return Err(ONE_LINE.into());
    }
    let words = search_words(entry);
    if words.is_empty() {
        return Err("Enter a word with letters or figures.".into());
    }
    if words.len() > WORDS_OF_ENTRY {
        return Err(message!("Enter at most {most} words at once.", most = WORDS_OF_ENTRY));
    }
    match seen.insert(words, place) {
        None => Ok(()),
        Some(other) if other == place => Err(message!("“{entry}” is in this group twice.", entry = entry.to_owned())),
        Some(_) => Err(message!(
            "“{entry}” is already in another group. A word can be in one group only.",
            entry = entry.to_owned()
        )),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn groups(lines: &[&str]) -> Vec<Vec<String>> {
        lines.iter().map(|line| line.split(", ").map(str::to_owned).collect()).collect()
    }

    fn term(typed: &str, others: &[&str]) -> Term {
        Term { typed: search_words(typed), others: others.iter().map(|other| search_words(other)).collect() }
    }

    #[test]
    fn what_is_typed_is_parted_at_the_longest_entries() {
        let synonyms = Synonyms::of(&groups(&["vape juice, E-Liquid, eliquid", "juice, Saft", "melon, watermelon"]));
        assert_eq!(
            synonyms.terms("Melon VAPE-juice 6 mg"),
            [term("melon", &["watermelon"]), term("vape juice", &["e liquid", "eliquid"]), term("6mg", &[]),]
        );
        assert_eq!(synonyms.terms("juice vape"), [term("juice", &["saft"]), term("vape", &[])]);
        assert_eq!(synonyms.terms("melon melon"), [term("melon", &["watermelon"])]);
        assert_eq!(synonyms.terms("melo"), [term("melo", &[])], "beginnings are no entries");
        assert_eq!(synonyms.terms(" - "), []);
        assert_eq!(Synonyms::default().terms("vape juice"), [term("vape", &[]), term("juice", &[])]);
    }

    #[test]
    fn a_search_stays_short_whatever_its_synonyms() {
        let long: String = (0..100).map(|n| format!("w{n} ")).collect();
        assert_eq!(Synonyms::of(&groups(&["w0, w1"])).terms(&long).len(), MOST_WORDS);
    }

    #[test]
    fn synonyms_are_worth_a_little_less_however_many_words_they_have() {
        assert_eq!(synonym_weight(100, 1, 1), 90);
        assert_eq!(synonym_weight(200, 2, 1), 90);
        assert_eq!(synonym_weight(100, 1, 2), 180);
        assert_eq!((synonym_weight(1, 5, 1), synonym_weight(0, 1, 1)), (1, 0));
    }

    #[test]
    fn groups_are_trimmed_and_kept_in_their_order() {
        let given = groups(&[" vape juice , E-Liquid", "melon, watermelon"]);
        assert_eq!(checked_groups(given).unwrap(), groups(&["vape juice, E-Liquid", "melon, watermelon"]));
        assert_eq!(checked_groups(Vec::new()).unwrap(), Vec::<Vec<String>>::new());
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_a_sentence() {
        let refused = |given: Vec<Vec<String>>| -> Vec<(String, String)> {
            checked_groups(given)
                .unwrap_err()
                .into_iter()
                .map(|error| (error.field, error.message.to_string()))
                .collect()
        };
        let one = |field: &str, text: &str| vec![(field.to_owned(), text.to_owned())];
        let size = "A group has 2 to 20 words that mean the same.";
        assert_eq!(refused(groups(&["alone"])), one("groups[0]", size));
        assert_eq!(refused(vec![(0..21).map(|n| format!("w{n}")).collect()]), one("groups[0]", size));
        assert_eq!(refused(groups(&["e-liquid, E Liquid"])), one("groups[0][1]", "“E Liquid” is in this group twice."));
        assert_eq!(
            refused(groups(&["melon, watermelon", "mango, Melon"])),
            one("groups[1][1]", "“Melon” is already in another group. A word can be in one group only.")
        );
        assert_eq!(refused(groups(&["a, --"])), one("groups[0][1]", "Enter a word with letters or figures."));
        assert_eq!(refused(groups(&["a, b\u{202e}c"])), one("groups[0][1]", ONE_LINE));
        let long = vec![vec!["a".to_owned(), "é".repeat(41)]];
        assert_eq!(refused(long), one("groups[0][1]", "A word can have at most 40 characters."));
        assert!(checked_groups(vec![vec!["a".to_owned(), "é".repeat(40)]]).is_ok());
        assert_eq!(refused(groups(&["a, b c d e f g"])), one("groups[0][1]", "Enter at most 5 words at once."));
        let many = (0..=MOST_GROUPS).map(|n| vec![format!("a{n}"), format!("b{n}")]).collect();
        assert_eq!(refused(many), one("groups", "There can be at most 500 groups."));
    }
}
