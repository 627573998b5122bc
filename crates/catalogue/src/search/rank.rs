//! Matching and weighting of search words.

/// Fields a word can match, by weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SearchField {
    /// The product's name.
    Name,
    /// SKU and barcode.
    Code,
    /// The category.
    Category,
    /// Flavour, device type, nicotine strength, volume, puffs.
    Attributes,
    /// The long text.
    Description,
}

/// How a word of the product resembles the word that was typed, the closest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchKind {
    /// The same.
    Exact,
    /// It begins so.
    Prefix,
    /// One letter inserted, missing, different or swapped with its neighbour.
    OneTypo,
    /// Two of these.
    TwoTypos,
}

impl SearchField {
    /// All fields, the most telling first.
    pub const ALL: [SearchField; 5] = [
        SearchField::Name,
        SearchField::Code,
        SearchField::Category,
        SearchField::Attributes,
        SearchField::Description,
    ];
}

impl MatchKind {
    /// All kinds, the closest first.
    pub const ALL: [MatchKind; 4] = [MatchKind::Exact, MatchKind::Prefix, MatchKind::OneTypo, MatchKind::TwoTypos];
}

/// The weight of a word match; 0: such a match does not count. A product is worth the best match of each word, all
/// added up; words that match nowhere rule it out.
pub const fn weight(field: SearchField, kind: MatchKind) -> u16 {
    let by_kind: [u16; 4] = match field {
        SearchField::Name => [100, 70, 30, 15],
        // Another code is another product, not a slip.
        SearchField::Code => [90, 60, 0, 0],
        SearchField::Category => [60, 40, 18, 9],
        SearchField::Attributes => [50, 35, 15, 7],
        SearchField::Description => [20, 12, 5, 2],
    };
    by_kind[kind as usize]
}

/// What is added when the whole search, as it was typed, is the name (`true`) or its first words.
pub const fn name_bonus(whole: bool) -> u16 {
    if whole { 60 } else { 30 }
}

/// How many typos a word forgives: none in short ones, one from four letters, two from eight. None in words with
/// figures either: 50ml is not 60ml, and 20 mg is not 26.
pub fn typos_allowed(word: &str) -> u8 {
    if word.chars().any(char::is_numeric) {
        return 0;
    }
    match word.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// Whether a word also matches as a prefix. A single letter is a prefix of almost everything, so it matches only names;
/// short letter-only words match no codes.
pub fn takes_prefix(field: SearchField, word: &str) -> bool {
    let letters = word.chars().count();
    match field {
        SearchField::Name => true,
        SearchField::Code => letters >= 4 || word.chars().any(char::is_numeric),
        SearchField::Category | SearchField::Attributes | SearchField::Description => letters >= 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closer_matches_in_more_telling_fields_weigh_more() {
        for kind in MatchKind::ALL {
            let weights = SearchField::ALL.map(|field| weight(field, kind));
            let counted: Vec<u16> = weights.into_iter().filter(|weight| *weight > 0).collect();
            assert!(counted.is_sorted_by(|a, b| a > b), "{kind:?}: {counted:?}");
        }
        for field in SearchField::ALL {
            assert!(MatchKind::ALL.map(|kind| weight(field, kind)).is_sorted_by(|a, b| a >= b), "{field:?}");
        }
        assert_eq!(weight(SearchField::Code, MatchKind::OneTypo), 0, "codes forgive nothing");
    }

    #[test]
    fn longer_words_forgive_more() {
        for (word, typos) in [("ice", 0), ("mint", 1), ("eisblau", 1), ("erdbeere", 2), ("mango20", 0), ("芒果冰淇", 1)]
        {
            assert_eq!(typos_allowed(word), typos, "{word}");
        }
    }

    #[test]
    fn short_beginnings_are_not_looked_for_everywhere() {
        assert!(takes_prefix(SearchField::Name, "m") && !takes_prefix(SearchField::Description, "m"));
        assert!(takes_prefix(SearchField::Description, "mi"));
        assert!(!takes_prefix(SearchField::Code, "kes") && takes_prefix(SearchField::Code, "kest"));
        assert!(takes_prefix(SearchField::Code, "4"));
    }
}
