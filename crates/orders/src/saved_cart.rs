//! Carts that a buyer has saved under a name, to order the same again. Neither prices nor stock are stored: those of
//! the day apply when the lines are added.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, ONE_LINE, SavedCartId, Sentence, StoreError, UserId, fold, is_one_line};

use crate::CartEntry;
use crate::checks::check_length;

/// Maximum number of saved carts per person.
pub const MAX_SAVED_CARTS: usize = 20;
/// Longest name in characters.
const LONGEST_NAME: usize = 60;

/// A saved cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedCart {
    /// Identity.
    pub id: SavedCartId,
    /// Whose.
    pub user_id: UserId,
    /// What its owner calls it.
    pub name: String,
    /// How many lines it has.
    pub lines: u64,
    /// When it was saved.
    pub created_at: DateTime<Utc>,
}

/// Why a cart is not saved or renamed.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum SavedCartError {
    /// The name is missing, too long or has several lines.
    #[error("{0}")]
    Name(Vec<FieldError>),
    /// Another saved cart of the person has this name.
    #[error("You already have a saved cart with this name.")]
    NameTaken,
    /// There is nothing to save.
    #[error("Your cart is empty.")]
    Empty,
    /// Past [`MAX_SAVED_CARTS`].
    #[error("You can keep at most 20 saved carts. Delete one first.")]
    Full,
}

/// The name without extra spaces, if it is valid.
pub fn check_cart_name(name: &str) -> Result<String, SavedCartError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut errors = Vec::new();
    if name.is_empty() {
        errors.push(FieldError::new("name", "This field is required."));
    }
    check_length("name", Some(&name), LONGEST_NAME, &mut errors);
    if !is_one_line(&name) {
        errors.push(FieldError::new("name", ONE_LINE));
    }
    if errors.is_empty() { Ok(name) } else { Err(SavedCartError::Name(errors)) }
}

/// Refuses a name that another of the person's saved carts has, ignoring case.
pub fn check_name_free(name: &str, others: &[SavedCart]) -> Result<(), SavedCartError> {
    let key = fold(name);
    let is_taken = others.iter().any(|other| fold(&other.name) == key);
    if is_taken { Err(SavedCartError::NameTaken) } else { Ok(()) }
}

/// Checks that a cart with this many lines may be saved by a person with this many saved carts.
pub fn check_cart_room(lines: usize, saved: usize) -> Result<(), SavedCartError> {
    match (lines, saved) {
        (0, _) => Err(SavedCartError::Empty),
        (_, MAX_SAVED_CARTS..) => Err(SavedCartError::Full),
        _ => Ok(()),
    }
}

/// Saved carts in the store. Whoever changes one holds the lock of its owner's account.
pub trait SavedCartRepository {
    /// A person's saved carts, the latest first.
    fn of_user(&mut self, user: UserId) -> Result<Vec<SavedCart>, StoreError>;
    /// The lines of one of a person's saved carts in their order, without prices; `None`: there is no such cart.
    fn lines(&mut self, user: UserId, id: SavedCartId) -> Result<Option<Vec<CartEntry>>, StoreError>;
    /// Saves a cart.
    fn add(
        &mut self,
        user: UserId,
        name: &str,
        lines: &[CartEntry],
        now: DateTime<Utc>,
    ) -> Result<SavedCart, StoreError>;
    /// Renames one of a person's saved carts; `false`: there is no such cart.
    fn rename(&mut self, user: UserId, id: SavedCartId, name: &str, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Removes one of a person's saved carts with its lines; `false`: there was none.
    fn remove(&mut self, user: UserId, id: SavedCartId) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(name: &str) -> SavedCart {
        let created_at = DateTime::UNIX_EPOCH;
        SavedCart { id: SavedCartId(1), user_id: UserId(1), name: name.to_owned(), lines: 1, created_at }
    }

    #[test]
    fn a_name_is_one_line_of_some_length() {
        assert_eq!(check_cart_name("  Weekly   order "), Ok("Weekly order".to_owned()));
        assert_eq!(check_cart_name("first\nsecond"), Ok("first second".to_owned()));
        for name in ["", "   ", &"x".repeat(61), "bell\u{7}"] {
            assert!(matches!(check_cart_name(name), Err(SavedCartError::Name(_))), "{name:?}");
        }
    }

    #[test]
    fn no_two_carts_of_a_person_have_one_name() {
        assert_eq!(check_name_free("Monthly", &[saved("Weekly")]), Ok(()));
        assert_eq!(check_name_free("WEEKLY", &[saved("Weekly")]), Err(SavedCartError::NameTaken));
    }

    #[test]
    fn twenty_carts_with_something_in_them_are_kept() {
        assert_eq!(check_cart_room(1, 19), Ok(()));
        assert_eq!(check_cart_room(1, 20), Err(SavedCartError::Full));
        assert_eq!(check_cart_room(0, 0), Err(SavedCartError::Empty));
    }
}
