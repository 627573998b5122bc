use super::*;

#[test]
fn case_and_accents_do_not_count() {
    assert_eq!(words("Crème BRÛLÉE, Ærøskøbing-Straße!"), ["creme", "brulee", "aeroskobing", "strasse"]);
    assert_eq!(words("İstanbul ﬁne Ⅳ"), ["istanbul", "fine", "iv"]);
    assert_eq!(words("芒果 Mango"), ["芒果", "mango"]);
}

#[test]
fn a_search_has_each_word_once_and_not_too_many() {
    assert_eq!(words("ice Ice ICE mint"), ["ice", "mint"]);
    assert_eq!(words(" - … !"), Vec::<String>::new());
    let many: String = (0..100).map(|n| format!("w{n} ")).collect();
    assert_eq!(words(&many).len(), MOST_WORDS);
    assert_eq!(words(&"x".repeat(10_000)), ["x".repeat(40)]);
}

#[test]
fn apostrophes_belong_to_the_word() {
    assert_eq!(words("Dr. Frost's"), ["dr", "frosts"]);
    assert_eq!(words("Frost’s"), ["frosts"]);
}

#[test]
fn numbers_are_found_with_their_unit_however_it_is_written() {
    for text in ["Mango 20mg", "Mango 20 mg", "Mango 20-MG"] {
        let indexed = indexed_words(text);
        for word in ["mango", "20mg", "20", "mg"] {
            assert!(indexed.iter().any(|known| known == word), "{text}: {word} in {indexed:?}");
        }
    }
    assert!(!indexed_words("5000 puffs").contains(&"5000puffs".to_owned()), "puffs are no unit");
}

#[test]
fn a_number_and_its_unit_are_one_word_of_a_search() {
    for typed in ["6mg", "6 mg", "6-MG", " 6  Mg "] {
        assert_eq!(words(typed), ["6mg"], "{typed}");
    }
    assert_eq!(words("salt 6 mg 10ml"), ["salt", "6mg", "10ml"]);
    assert_eq!(words("6 mg mg"), ["6mg", "mg"], "only the number beside it");
    assert_eq!(words("mango 20 ice"), ["mango", "20", "ice"], "ice is no unit");
    assert_eq!(words("vape2 mg"), ["vape2", "mg"], "nor is vape2 a number");
    assert_eq!(words("600puffs"), words("600 puffs"));
    assert_eq!(words("5 000 mah"), ["5", "000mah"]);
}

#[test]
fn what_is_searched_joined_is_indexed_joined() {
    for unit in JOINED_UNITS {
        let text = format!("6 {unit}");
        assert!(indexed_words(&text).contains(&search_words(&text)[0]), "{text}");
    }
}
