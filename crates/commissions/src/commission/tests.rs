//! Maturity, and who sees which commissions.

use chrono::{DateTime, Duration};
use tierway_kernel::{Actor, Role, SignedIn, UserId};

use super::{CommissionScope, matures_at, visible_commissions};
use crate::Plan;

#[test]
fn the_hold_ends_its_days_after_the_accrual() {
    let start = DateTime::UNIX_EPOCH;
    let after = |hold_days| matures_at(&Plan { hold_days, ..Plan::default() }, start) - start;
    assert_eq!(matures_at(&Plan::default(), start) - start, Duration::days(14));
    assert_eq!((after(0), after(1)), (Duration::zero(), Duration::days(1)));
    assert_eq!(after(-5), Duration::zero(), "a hold is never in the past");
    assert_eq!(after(i64::MAX), Duration::days(3650), "a setting out of reason cannot overflow the time");
}

#[test]
fn agents_see_their_own_and_the_owners_all() {
    let id = UserId(7);
    for role in Role::ALL {
        let expected = match role {
            Role::Admin | Role::Manufacturer => CommissionScope::All,
            Role::Agent | Role::SubAgent => CommissionScope::Beneficiary(id),
            _ => CommissionScope::Nothing,
        };
        let actor = Actor::User(SignedIn { id, role, position: None, verified: true, referred_by: None });
        assert_eq!(visible_commissions(&actor), expected, "{role}");
    }
    assert_eq!(visible_commissions(&Actor::Guest), CommissionScope::Nothing);
    assert_eq!(visible_commissions(&Actor::System), CommissionScope::All);
}
