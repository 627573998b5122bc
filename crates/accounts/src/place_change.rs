//! A trader's change of country or zone. It determines their prices, so for an approved account such a change needs a
//! decision.

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, PlaceChangeId, Role, Sentence, StoreError, UserId};

use crate::verification::needed_reason;
use crate::{Profile, User, Verification};

/// The roles that pay prices of their region.
pub const REGIONAL_ROLES: [Role; 3] = [Role::Dealer, Role::Agent, Role::SubAgent];

/// The location of an account.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// Its country.
    pub country: Option<String>,
    /// Its zone, state or city.
    pub zone: Option<String>,
}

impl Place {
    /// The location in a profile.
    pub fn of(profile: &Profile) -> Place {
        let filled = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        Place { country: filled(&profile.country), zone: filled(&profile.zone) }
    }

    /// Moves a profile here.
    pub fn write(&self, profile: &mut Profile) {
        profile.country.clone_from(&self.country);
        profile.zone.clone_from(&self.zone);
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts: Vec<&str> = [&self.zone, &self.country].into_iter().flatten().map(String::as_str).collect();
        f.write_str(&if parts.is_empty() { "no country".to_owned() } else { parts.join(", ") })
    }
}

tierway_kernel::names! {
    /// State of a change of country or zone.
    pub enum PlaceChangeState as "PlaceChangeStateName" {
        /// Waits for a decision.
        Pending = "pending",
        /// The account is there now.
        Approved = "approved",
        /// The account stays where it was.
        Refused = "refused",
        /// Withdrawn by the person, or replaced by another change.
        Withdrawn = "withdrawn",
    }
}

/// A change of country or zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceChange {
    /// Identity.
    pub id: PlaceChangeId,
    /// Whose.
    pub user_id: UserId,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// Its status.
    pub state: PlaceChangeState,
    /// Reason for the refusal.
    pub reason: Option<String>,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// The reviewer; `None` also if it was the person themselves.
    pub decided_by: Option<UserId>,
    /// When it was decided or withdrawn.
    pub decided_at: Option<DateTime<Utc>>,
}

/// A decision about a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlaceDecision {
    /// The account moves.
    Approve,
    /// It stays, for this reason.
    Refuse(String),
    /// Withdrawn by the user.
    Withdraw,
}

/// Why a decision is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum PlaceChangeError {
    /// Somebody decided before.
    #[error("This change has already been {0}.")]
    AlreadyDecided(&'static str),
    /// A refusal without a reason.
    #[error("Please give a reason for the refusal.")]
    ReasonMissing,
    /// More than 500 characters.
    #[error("The reason must be at most 500 characters long.")]
    ReasonTooLong,
}

impl PlaceDecision {
    /// A refusal with its trimmed reason.
    pub fn refuse(reason: &str) -> Result<PlaceDecision, PlaceChangeError> {
        let reason = needed_reason(reason, PlaceChangeError::ReasonMissing, PlaceChangeError::ReasonTooLong)?;
        Ok(PlaceDecision::Refuse(reason.to_owned()))
    }

    /// The state it leads to.
    pub fn state(&self) -> PlaceChangeState {
        match self {
            PlaceDecision::Approve => PlaceChangeState::Approved,
            PlaceDecision::Refuse(_) => PlaceChangeState::Refused,
            PlaceDecision::Withdraw => PlaceChangeState::Withdrawn,
        }
    }

    /// Why, for a refusal.
    pub fn reason(&self) -> Option<&str> {
        match self {
            PlaceDecision::Refuse(reason) => Some(reason),
            PlaceDecision::Approve | PlaceDecision::Withdraw => None,
        }
    }

    /// Only a change that waits is decided about.
    pub fn check(&self, change: &PlaceChange) -> Result<(), PlaceChangeError> {
        match change.state {
            PlaceChangeState::Pending => Ok(()),
            decided => Err(PlaceChangeError::AlreadyDecided(decided.as_str())),
        }
    }
}

/// Whether a new country or zone of this account waits for a decision: it is approved and pays prices of its region.
pub fn place_needs_approval(user: &User) -> bool {
    user.verification == Verification::Approved && REGIONAL_ROLES.contains(&user.role)
}

/// The part of a profile change that applies at once, and the new place that needs a decision, if any.
pub fn hold_place(before: &User, mut wanted: User) -> (User, Option<Place>) {
    let (here, there) = (Place::of(&before.profile), Place::of(&wanted.profile));
    if !place_needs_approval(before) || here == there {
        return (wanted, None);
    }
    here.write(&mut wanted.profile);
    (wanted, Some(there))
}

/// Filter of changes; all given criteria must match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlaceChangeFilter {
    /// Only those in this state.
    pub state: Option<PlaceChangeState>,
    /// Only those of this account.
    pub user_id: Option<UserId>,
}

/// Changes of country or zone in the store.
pub trait PlaceChangeRepository {
    /// Stores a change that waits; an account has one at a time ([`StoreError::Taken`]).
    fn request(
        &mut self,
        user: UserId,
        from: &Place,
        to: &Place,
        now: DateTime<Utc>,
    ) -> Result<PlaceChange, StoreError>;
    /// One of them.
    fn by_id(&mut self, id: PlaceChangeId) -> Result<Option<PlaceChange>, StoreError>;
    /// The change of an account that waits.
    fn pending_of(&mut self, user: UserId) -> Result<Option<PlaceChange>, StoreError>;
    /// Decides about a change that waits; `false` when it does not wait any more.
    fn decide(
        &mut self,
        id: PlaceChangeId,
        decision: &PlaceDecision,
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Changes, newest first.
    fn list(&mut self, filter: PlaceChangeFilter, page: &PageRequest) -> Result<Page<PlaceChange>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::user::tests::user;

    fn place(country: &str, zone: &str) -> Place {
        Place { country: Some(country.to_owned()), zone: Some(zone.to_owned()) }
    }

    fn living(role: Role, verification: Verification, place: &Place) -> User {
        let mut user = User { verification, ..user(1, role) };
        place.write(&mut user.profile);
        user
    }

    #[test]
    fn an_approved_trader_stays_where_they_are_until_somebody_has_decided() {
        let (here, there) = (place("Malaysia", "Penang"), place("Canada", "Ontario"));
        for role in REGIONAL_ROLES {
            let before = living(role, Verification::Approved, &here);
            let mut wanted = living(role, Verification::Approved, &there);
            wanted.profile.phone = Some("12345".to_owned());
            let (after, held) = hold_place(&before, wanted);
            assert_eq!((Place::of(&after.profile), held), (here.clone(), Some(there.clone())), "{role}");
            assert_eq!(after.profile.phone.as_deref(), Some("12345"), "the rest changes at once");
            assert_eq!(hold_place(&before, before.clone()), (before, None));
        }
    }

    #[test]
    fn others_move_at_once() {
        let (here, there) = (place("Malaysia", "Penang"), place("Canada", "Ontario"));
        for (role, verification) in [
            (Role::Dealer, Verification::Pending),
            (Role::Agent, Verification::Rejected),
            (Role::Customer, Verification::Approved),
            (Role::Wholesaler, Verification::Approved),
        ] {
            let wanted = living(role, verification, &there);
            assert_eq!(hold_place(&living(role, verification, &here), wanted.clone()), (wanted, None), "{role}");
        }
    }

    #[test]
    fn a_refusal_has_a_reason() {
        assert_eq!(PlaceDecision::refuse("  "), Err(PlaceChangeError::ReasonMissing));
        assert_eq!(PlaceDecision::refuse(&"x".repeat(501)), Err(PlaceChangeError::ReasonTooLong));
        assert_eq!(PlaceDecision::refuse(" No proof. "), Ok(PlaceDecision::Refuse("No proof.".to_owned())));
    }

    #[test]
    fn a_place_is_written_as_on_letters() {
        assert_eq!(place("Malaysia", "Penang").to_string(), "Penang, Malaysia");
        assert_eq!(Place::default().to_string(), "no country");
    }
}
