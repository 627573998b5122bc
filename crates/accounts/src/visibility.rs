//! Visibility of accounts, documents and activity logs (product.md §3).

use tierway_kernel::{Actor, Refused, Role, UserId};

use crate::{Activity, User, UserFilter, UserScope, Verification};

/// How much of an account a response shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UserVisibility {
    /// Everything: for the person, the admin and the owner company.
    Full,
    /// Contact data without what only the review concerns: for a wholesaler looking at dealers.
    Business,
    /// Names and dates only: for the agent who referred them (product.md §8).
    Referred,
}

/// Whether the viewer learns how to reach buyers, when a batch is recalled: the owners do.
pub fn sees_contacts(viewer: &Actor) -> bool {
    match viewer {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => user.role.is_owner(),
    }
}

impl UserScope {
    /// The caller's filter within this scope; `None` when nothing can match.
    pub fn narrow(self, filter: UserFilter) -> Option<UserFilter> {
        match self {
            UserScope::Everybody => Some(filter),
            UserScope::Nobody => None,
            UserScope::Role(role)
                if filter.role.is_none_or(|wanted| wanted == role)
                    && filter.verification.is_none_or(|wanted| wanted == Verification::Approved)
                    && filter.is_active != Some(false) =>
            {
                let UserFilter { referred_by, text, sort, .. } = filter;
                Some(UserFilter { referred_by, text, sort, ..UserFilter::members(role) })
            }
            UserScope::ReferredBy(user) if filter.referred_by.is_none_or(|wanted| wanted == user) => {
                Some(UserFilter { referred_by: Some(user), ..filter })
            }
            UserScope::Role(_) | UserScope::ReferredBy(_) => None,
        }
    }

    /// How much a caller of this scope sees of each account.
    pub fn visibility(self) -> UserVisibility {
        match self {
            UserScope::Everybody => UserVisibility::Full,
            UserScope::Role(_) => UserVisibility::Business,
            UserScope::ReferredBy(_) | UserScope::Nobody => UserVisibility::Referred,
        }
    }
}

/// Whether `actor` may see this account and its documents: the account holder, the admin, and the manufacturer for its
/// employees. For everyone else it does not exist.
pub fn may_open_account(actor: &Actor, owner: &User) -> bool {
    match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => {
            user.id == owner.id
                || user.role == Role::Admin
                || (user.role == Role::Manufacturer && matches!(owner.role, Role::Employee | Role::Warehouse))
        }
    }
}

/// Whether `actor` may review the documents of this account and view them inline: the admin, and the manufacturer for
/// its employees; nobody their own.
pub fn may_review_documents(actor: &Actor, owner: &User) -> bool {
    let reviewer = actor.role().is_some_and(Role::is_owner);
    reviewer && actor.id() != Some(owner.id) && may_open_account(actor, owner)
}

/// The account whose activity log `actor` gets when requesting `wanted`: admin and manufacturer everyone's, others
/// their own. `Ok(None)` means everyone's.
pub fn visible_activity(actor: &Actor, wanted: Option<UserId>) -> Result<Option<UserId>, Refused> {
    let Actor::User(user) = actor else {
        return if *actor == Actor::System { Ok(wanted) } else { Err(Refused::NotSignedIn) };
    };
    match (user.role, wanted) {
        (Role::Admin | Role::Manufacturer, _) => Ok(wanted),
        (_, Some(other)) if other != user.id => Err(Refused::Forbidden),
        _ => Ok(Some(user.id)),
    }
}

/// An entry as shown to `actor`: only admin and manufacturer see where others acted from.
pub fn visible_entry(actor: &Actor, mut activity: Activity) -> Activity {
    let reads_all = matches!(actor, Actor::System) || actor.role().is_some_and(Role::is_owner);
    if !reads_all && activity.entry.user_id != actor.id() {
        activity.entry.address = None;
        activity.entry.user_agent = None;
    }
    activity
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ActivityAction, NewActivity};
    use chrono::DateTime;
    use tierway_kernel::{ActivityId, SignedIn};

    fn actor(id: i64, role: Role) -> Actor {
        Actor::User(SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None })
    }

    #[test]
    fn documents_are_reviewed_by_the_admin_and_those_of_employees_by_the_owner() {
        use crate::user::tests::user;
        let (dealer, worker) = (user(5, Role::Dealer), user(6, Role::Employee));
        for role in Role::ALL {
            let reviewer = actor(1, role);
            assert_eq!(may_review_documents(&reviewer, &dealer), role == Role::Admin, "{role}");
            let expected = matches!(role, Role::Admin | Role::Manufacturer);
            assert_eq!(may_review_documents(&reviewer, &worker), expected, "{role}");
        }
        assert!(!may_review_documents(&actor(5, Role::Dealer), &dealer));
        assert!(!may_review_documents(&actor(7, Role::Manufacturer), &user(7, Role::Manufacturer)));
        assert!(!may_review_documents(&Actor::Guest, &dealer));
    }

    #[test]
    fn a_scope_is_never_widened_by_a_filter() {
        let dealers = UserScope::Role(Role::Dealer);
        assert_eq!(dealers.narrow(UserFilter { role: Some(Role::Agent), ..UserFilter::default() }), None);
        assert_eq!(dealers.narrow(UserFilter::default()), Some(UserFilter::members(Role::Dealer)));
        let waiting = UserFilter { verification: Some(Verification::Pending), ..UserFilter::default() };
        assert_eq!(dealers.narrow(waiting), None, "those who wait are nobody's dealers yet");
        assert_eq!(dealers.narrow(UserFilter { is_active: Some(false), ..UserFilter::default() }), None);
        let mine = UserScope::ReferredBy(UserId(5));
        assert_eq!(mine.narrow(UserFilter { referred_by: Some(UserId(6)), ..UserFilter::default() }), None);
        assert_eq!(mine.narrow(UserFilter::default()).and_then(|f| f.referred_by), Some(UserId(5)));
        assert_eq!(UserScope::Nobody.narrow(UserFilter::default()), None);
    }

    #[test]
    fn only_the_owners_learn_how_to_reach_buyers() {
        assert!(sees_contacts(&Actor::System) && !sees_contacts(&Actor::Guest));
        for role in Role::ALL {
            assert_eq!(sees_contacts(&actor(1, role)), role.is_owner(), "{role}");
        }
    }

    #[test]
    fn the_log_of_others_is_for_admin_and_manufacturer() {
        assert_eq!(visible_activity(&actor(1, Role::Admin), Some(UserId(9))), Ok(Some(UserId(9))));
        assert_eq!(visible_activity(&actor(1, Role::Manufacturer), None), Ok(None));
        assert_eq!(visible_activity(&actor(3, Role::Dealer), None), Ok(Some(UserId(3))));
        assert_eq!(visible_activity(&actor(3, Role::Dealer), Some(UserId(3))), Ok(Some(UserId(3))));
        assert_eq!(visible_activity(&actor(3, Role::Dealer), Some(UserId(4))), Err(Refused::Forbidden));
        assert_eq!(visible_activity(&Actor::Guest, None), Err(Refused::NotSignedIn));
    }

    #[test]
    fn from_where_others_decided_about_an_account_is_not_told_to_it() {
        let entry = NewActivity {
            user_id: Some(UserId(1)),
            subject_id: Some(UserId(5)),
            action: ActivityAction::Approval,
            description: "Approved Lina Tan (dealer).".into(),
            address: Some("203.0.113.7".to_owned()),
            user_agent: Some("browser".to_owned()),
        };
        let activity = Activity { id: ActivityId(1), entry, created_at: DateTime::UNIX_EPOCH };
        let seen = |actor: &Actor| visible_entry(actor, activity.clone()).entry;
        for role in [Role::Admin, Role::Manufacturer] {
            assert_eq!(seen(&actor(9, role)), activity.entry, "{role}");
        }
        assert_eq!(seen(&actor(1, Role::Dealer)), activity.entry, "who did it knows");
        let told = NewActivity { address: None, user_agent: None, ..activity.entry.clone() };
        assert_eq!(seen(&actor(5, Role::Dealer)), told);
    }
}
