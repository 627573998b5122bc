//! What dealers show of themselves in their stores: a logo, a text, and the address of the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, PLAIN_TEXT, StoreError, UserId, is_plain_text, too_long};
use unicode_normalization::UnicodeNormalization as _;

/// Longest text of a store, in characters.
pub const MAX_STORE_TEXT: usize = 1000;
/// Most characters of a store's name in its address.
const LONGEST_SLUG: usize = 60;

/// What a dealer shows in their store, besides its name and place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreProfile {
    /// Key of an uploaded picture.
    pub logo: Option<String>,
    /// Plain text, in paragraphs.
    pub about: Option<String>,
}

/// A change of it; `None` leaves a part as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreProfileChange {
    /// Key of the new logo, or none.
    pub logo: Option<Option<String>>,
    /// The new text; empty: none.
    pub about: Option<String>,
}

impl StoreProfileChange {
    /// The profile after the change. Fails if the text is too long or contains control characters.
    pub fn apply(&self, before: &StoreProfile) -> Result<StoreProfile, FieldError> {
        Ok(StoreProfile {
            logo: self.logo.clone().unwrap_or_else(|| before.logo.clone()),
            about: match &self.about {
                Some(text) => check_about(text)?,
                None => before.about.clone(),
            },
        })
    }
}

/// The text of a store with `\n` between lines, trimmed; `None` if nothing is left.
fn check_about(text: &str) -> Result<Option<String>, FieldError> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.trim();
    if !is_plain_text(text) {
        return Err(FieldError::new("about", PLAIN_TEXT));
    }
    match text.chars().count() {
        0 => Ok(None),
        length if length > MAX_STORE_TEXT => Err(FieldError::new("about", too_long(MAX_STORE_TEXT))),
        _ => Ok(Some(text.to_owned())),
    }
}

/// The address of a dealer's store below the public URL, such as `/store/cloud-corner-7`. The number at the end says
/// whose store it is; the words before it are for people, and may be missing or out of date.
pub fn store_path(name: &str, dealer: UserId) -> String {
    let slug = slug(name);
    let dash = if slug.is_empty() { "" } else { "-" };
    format!("/store/{slug}{dash}{}", dealer.0)
}

/// The dealer whose store the last part of an address names.
pub fn dealer_in_path(part: &str) -> Option<UserId> {
    let number = part.rsplit_once('-').map_or(part, |(_, number)| number);
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit());
    number.parse().ok().filter(|id| is_plain && *id > 0).map(UserId)
}

/// The name in plain small letters and digits without accents, words joined by hyphens. Other scripts are left out:
/// browsers copy them as percent signs and numbers.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.nfkd() {
        let is_within_word = matches!(letter, '\'' | '’' | '\u{300}'..='\u{36f}');
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !is_within_word && !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.len() >= LONGEST_SLUG {
            break;
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// What dealers show in their stores.
pub trait StoreProfileRepository {
    /// That of a dealer; empty if nothing was set.
    fn of_dealer(&mut self, dealer: UserId) -> Result<StoreProfile, StoreError>;
    /// Replaces it.
    fn save(&mut self, dealer: UserId, profile: &StoreProfile, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Keys of all logos, in any order.
    fn logos(&mut self) -> Result<Vec<String>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(text: &str) -> StoreProfileChange {
        StoreProfileChange { about: Some(text.to_owned()), ..StoreProfileChange::default() }
    }

    #[test]
    fn what_a_change_does_not_name_stays() {
        let before = StoreProfile { logo: Some("a.png".to_owned()), about: Some("Since 1998.".to_owned()) };
        assert_eq!(StoreProfileChange::default().apply(&before), Ok(before.clone()));
        let gone = StoreProfileChange { logo: Some(None), about: Some("  ".to_owned()) };
        assert_eq!(gone.apply(&before), Ok(StoreProfile::default()));
        let logo = StoreProfileChange { logo: Some(Some("b.jpg".to_owned())), about: None };
        assert_eq!(logo.apply(&before), Ok(StoreProfile { logo: Some("b.jpg".to_owned()), ..before }));
    }

    #[test]
    fn a_text_is_trimmed_and_has_one_kind_of_line_end() {
        let after = about(" One.\r\n\r\nTwo.\rThree. \n").apply(&StoreProfile::default());
        assert_eq!(after.map(|profile| profile.about), Ok(Some("One.\n\nTwo.\nThree.".to_owned())));
    }

    #[test]
    fn a_text_has_at_most_a_thousand_characters_and_none_that_control() {
        let check = |text: &str| about(text).apply(&StoreProfile::default()).map(|_| ());
        assert_eq!(check(&"芒".repeat(MAX_STORE_TEXT)), Ok(()));
        let long = "芒".repeat(MAX_STORE_TEXT + 1);
        assert_eq!(check(&long), Err(FieldError::new("about", too_long(MAX_STORE_TEXT))));
        for bad in ["a\u{7}b", "a\u{202e}b"] {
            assert_eq!(check(bad), Err(FieldError::new("about", PLAIN_TEXT)), "{bad:?}");
        }
    }

    #[test]
    fn an_address_says_the_name_and_ends_in_the_number() {
        let path = |name: &str| store_path(name, UserId(7));
        assert_eq!(path("Cloud Corner"), "/store/cloud-corner-7");
        assert_eq!(path("  Dora's <Vapes> & Co. "), "/store/doras-vapes-co-7");
        assert_eq!(path("Shop 24/7"), "/store/shop-24-7-7");
        assert_eq!(path("Café Müller"), "/store/cafe-muller-7");
        assert_eq!(path("云角"), "/store/7");
        assert_eq!(path(""), "/store/7");
        let long = path(&"word ".repeat(40));
        assert!(long.len() <= "/store/".len() + LONGEST_SLUG + "-7".len() && long.ends_with("d-7"), "{long}");
    }

    #[test]
    fn the_number_at_the_end_of_an_address_names_the_dealer() {
        for (part, dealer) in [
            ("cloud-corner-7", Some(7)),
            ("7", Some(7)),
            ("another-name-7", Some(7)),
            ("shop-24-7-12", Some(12)),
            ("-7", Some(7)),
            ("dealer", None),
            ("cloud-corner-", None),
            ("cloud-corner", None),
            ("x-0", None),
            ("x-+7", None),
            ("x7", None),
            ("x-99999999999999999999", None),
            ("", None),
        ] {
            assert_eq!(dealer_in_path(part), dealer.map(UserId), "{part}");
        }
    }
}
