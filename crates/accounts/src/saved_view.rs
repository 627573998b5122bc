//! Saved views: filters, order and columns of a list that a person comes back to, under a name.

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, ONE_LINE, SavedViewId, Sentence, StoreError, UserId, fold, is_one_line, message, too_long,
};

/// Maximum number of views of one list per person.
pub const MOST_VIEWS_OF_A_LIST: usize = 30;
/// Maximum number of views of all lists per person, so that nobody fills the table under made-up lists.
pub const MOST_VIEWS: usize = 300;
/// Characters of a view's name.
pub const LONGEST_VIEW_NAME: usize = 60;
/// Characters of a list's key.
pub const LONGEST_LIST_KEY: usize = 120;
/// Characters of a view's query string.
pub const LONGEST_VIEW_QUERY: usize = 2_000;

/// A view of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedView {
    /// Identity.
    pub id: SavedViewId,
    /// Whose.
    pub user_id: UserId,
    /// Key of the list; pages choose it.
    pub list: String,
    /// The owner's name for it, unique in the list without regard to case.
    pub name: String,
    /// The list's query string: filters, order and columns, without the question mark.
    pub query: String,
}

/// A view as sent, not yet validated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SavedViewInput {
    /// Key of the list.
    pub list: String,
    /// A name for it.
    pub name: String,
    /// The list's query string.
    pub query: String,
}

/// Why a view is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum SavedViewError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// The list has as many views as it may.
    #[error("You can save at most {most} views of a list. Please delete one you no longer use.", most = MOST_VIEWS_OF_A_LIST)]
    ListFull,
    /// All lists together have as many views as they may.
    #[error("You can save at most {most} views. Please delete some you no longer use.", most = MOST_VIEWS)]
    Full,
}

impl SavedViewInput {
    /// The view in one form, or all that is wrong with it. A query may be pasted with its question mark.
    pub fn check(&self) -> Result<SavedViewInput, SavedViewError> {
        let view = SavedViewInput {
            list: self.list.trim().to_owned(),
            name: self.name.split_whitespace().collect::<Vec<_>>().join(" "),
            query: self.query.trim().trim_start_matches('?').to_owned(),
        };
        let mut errors = Vec::new();
        if view.list.is_empty() || view.list.chars().count() > LONGEST_LIST_KEY || !is_one_line(&view.list) {
            let sentence = message!("Please enter a name of 1 to {most} characters.", most = LONGEST_LIST_KEY);
            errors.push(FieldError::new("list", sentence));
        }
        if view.name.is_empty() || view.name.chars().count() > LONGEST_VIEW_NAME || !is_one_line(&view.name) {
            let sentence = message!("Please enter a name of 1 to {most} characters.", most = LONGEST_VIEW_NAME);
            errors.push(FieldError::new("name", sentence));
        }
        if view.query.chars().count() > LONGEST_VIEW_QUERY {
            errors.push(FieldError::new("query", too_long(LONGEST_VIEW_QUERY)));
        } else if !is_one_line(&view.query) {
            errors.push(FieldError::new("query", ONE_LINE));
        }
        if errors.is_empty() { Ok(view) } else { Err(SavedViewError::Fields(errors)) }
    }
}

/// Checks a view against the person's `others`, which do not include the view itself when it changes: its name must be
/// free in its list, and the limits not reached.
pub fn check_beside(view: &SavedViewInput, others: &[SavedView]) -> Result<(), SavedViewError> {
    let of_list: Vec<&SavedView> = others.iter().filter(|other| other.list == view.list).collect();
    if of_list.iter().any(|other| fold(&other.name) == fold(&view.name)) {
        let taken = FieldError::new("name", "You already have a view of this name.");
        return Err(SavedViewError::Fields(vec![taken]));
    }
    if of_list.len() >= MOST_VIEWS_OF_A_LIST {
        return Err(SavedViewError::ListFull);
    }
    if others.len() >= MOST_VIEWS { Err(SavedViewError::Full) } else { Ok(()) }
}

/// Saved views in the store. Whoever changes one holds the lock of its owner's account.
pub trait SavedViewRepository {
    /// A person's views, list by list in the order they were added; at most [`MOST_VIEWS`].
    fn of_user(&mut self, user: UserId) -> Result<Vec<SavedView>, StoreError>;
    /// A person's views of one list, in the order they were added; at most [`MOST_VIEWS_OF_A_LIST`].
    fn of_list(&mut self, user: UserId, list: &str) -> Result<Vec<SavedView>, StoreError>;
    /// Stores a view.
    fn add(&mut self, user: UserId, view: &SavedViewInput, now: DateTime<Utc>) -> Result<SavedView, StoreError>;
    /// Replaces name and query of one of a person's own views; `false`: there was none.
    fn save(&mut self, view: &SavedView, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Removes one of a person's own views; `false`: there was none.
    fn remove(&mut self, user: UserId, id: SavedViewId) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(name: &str, query: &str) -> SavedViewInput {
        SavedViewInput { list: "/admin/orders#".to_owned(), name: name.to_owned(), query: query.to_owned() }
    }

    fn faults(input: &SavedViewInput) -> Vec<String> {
        match input.check() {
            Err(SavedViewError::Fields(fields)) => fields.into_iter().map(|fault| fault.field).collect(),
            _ => Vec::new(),
        }
    }

    fn views(count: usize, list: &str) -> Vec<SavedView> {
        let view = |number: i64| SavedView {
            id: SavedViewId(number),
            user_id: UserId(1),
            list: list.to_owned(),
            name: format!("View {number}"),
            query: String::new(),
        };
        (0..).take(count).map(view).collect()
    }

    #[test]
    fn a_view_is_put_in_one_form() {
        let view = input("  Paid   this week ", "?status=paid&sort=-total").check();
        assert_eq!(view, Ok(input("Paid this week", "status=paid&sort=-total")));
        assert_eq!(input("All", "").check(), Ok(input("All", "")), "a view may show everything");
    }

    #[test]
    fn every_fault_is_named() {
        assert_eq!(faults(&SavedViewInput::default()), ["list", "name"]);
        assert_eq!(faults(&input(&"n".repeat(61), &"q".repeat(2_001))), ["name", "query"]);
        assert_eq!(faults(&input(&"ä".repeat(60), &"q".repeat(2_000))), [""; 0]);
        assert_eq!(faults(&input("a\u{202e}b", "a\u{1}b")), ["name", "query"]);
    }

    #[test]
    fn a_name_is_taken_once_in_a_list() {
        let others = views(3, "/admin/orders#");
        let taken = FieldError::new("name", "You already have a view of this name.");
        assert_eq!(check_beside(&input("view 2", ""), &others), Err(SavedViewError::Fields(vec![taken])));
        assert_eq!(check_beside(&input("View 3", ""), &others), Ok(()));
        assert_eq!(check_beside(&input("View 2", ""), &views(3, "/admin/users#")), Ok(()), "another list's");
    }

    #[test]
    fn thirty_of_a_list_are_enough_and_three_hundred_of_all() {
        let one_more = input("One more", "");
        assert_eq!(check_beside(&one_more, &views(29, &one_more.list)), Ok(()));
        assert_eq!(check_beside(&one_more, &views(30, &one_more.list)), Err(SavedViewError::ListFull));
        assert_eq!(check_beside(&one_more, &views(299, "/others#")), Ok(()));
        assert_eq!(check_beside(&one_more, &views(300, "/others#")), Err(SavedViewError::Full));
    }
}
