//! View as: for a short time, an admin's session reads as another user and cannot change anything.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Role, Sentence, UserId};

use crate::{User, admit};

/// Maximum duration of a view.
pub const VIEW_LASTS: Duration = Duration::minutes(30);

/// The account a session views as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// The person.
    pub user_id: UserId,
    /// When it is over.
    pub until: DateTime<Utc>,
}

/// Why a view cannot start.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ViewError {
    /// There is nothing to change into.
    #[error("You cannot view as yourself.")]
    Yourself,
    /// Admins cannot be viewed as.
    #[error("You cannot view as another admin.")]
    Admin,
    /// Accounts that cannot sign in cannot be viewed as.
    #[error("{0} cannot sign in at the moment, so you cannot view as them.")]
    NoPages(String),
}

/// Why a request of a viewing session is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ViewRefusal {
    /// It would change something.
    #[error("You are viewing as {0}. Nothing can be changed.")]
    ReadOnly(String),
    /// The time is up, or the user can no longer sign in. Nothing can be read or changed until the view is ended: the
    /// browser still shows the other user's pages.
    #[error("Your view as {0} has ended.")]
    Over(String),
}

impl View {
    /// A view that starts now.
    pub fn begin(user: &User, now: DateTime<Utc>) -> View {
        View { user_id: user.id, until: now + VIEW_LASTS }
    }

    /// Whether `viewer`, who must still be the admin, goes on seeing the pages of `user`.
    pub fn lasts(&self, viewer: &User, user: &User, now: DateTime<Utc>) -> bool {
        now < self.until && viewer.role == Role::Admin && check_view(user, None).is_ok()
    }
}

/// Whether the admin `by` may see the pages of `user` now.
pub fn check_view(user: &User, by: Option<UserId>) -> Result<(), ViewError> {
    if by == Some(user.id) {
        Err(ViewError::Yourself)
    } else if user.role == Role::Admin {
        Err(ViewError::Admin)
    } else if admit(user, None).is_err() {
        Err(ViewError::NoPages(user.full_name()))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verification;
    use crate::user::tests::user;

    #[test]
    fn pages_of_everybody_who_can_sign_in_are_seen_but_admins_and_ones_own() {
        for role in Role::ALL {
            let expected = if role == Role::Admin { Err(ViewError::Admin) } else { Ok(()) };
            assert_eq!(check_view(&user(5, role), Some(UserId(1))), expected, "{role}");
            assert_eq!(check_view(&user(5, role), Some(UserId(5))), Err(ViewError::Yourself), "{role}");
        }
    }

    #[test]
    fn who_cannot_sign_in_has_no_pages() {
        let there = user(5, Role::Dealer);
        let gone = Err(ViewError::NoPages(there.full_name()));
        let off = User { is_active: false, ..there.clone() };
        let rejected = User { verification: Verification::Rejected, ..there };
        let waiting = User { verification: Verification::Pending, ..user(5, Role::Wholesaler) };
        for person in [off, rejected, waiting] {
            assert_eq!(check_view(&person, Some(UserId(1))), gone, "{person:?}");
        }
    }

    #[test]
    fn a_look_is_over_after_half_an_hour_or_with_the_account() {
        let (person, start) = (user(5, Role::Dealer), DateTime::UNIX_EPOCH);
        let view = View::begin(&person, start);
        assert_eq!(view, View { user_id: UserId(5), until: start + Duration::minutes(30) });
        let admin = user(1, Role::Admin);
        assert!(view.lasts(&admin, &person, start + Duration::seconds(1799)));
        assert!(!view.lasts(&admin, &person, start + Duration::seconds(1800)));
        assert!(!view.lasts(&user(1, Role::Manufacturer), &person, start), "no longer the admin");
        assert!(!view.lasts(&admin, &User { is_active: false, ..person }, start));
    }
}
