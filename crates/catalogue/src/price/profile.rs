//! Which prices a viewer sees depends on the kind of buyer, not on the person (product.md §4). Viewers with the same
//! profile see the same, so a response can be cached and shared between them (decision 71).

use tierway_kernel::{Actor, Role, SignedIn};

use super::offer::Buyer;
use crate::{Audience, Region, prices_are_open};

/// The kind of viewer, as far as prices care.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PriceProfile {
    /// Sees no price: guests, company staff, accounts pending approval.
    Nothing,
    /// Sees what making a product costs: managers and purchasers.
    Cost,
    /// Sees every price of the product: owners and the system.
    Everything,
    /// Sees the price they pay, and the others visible to their role.
    Buyer {
        /// The type of buyer.
        buyer: Buyer,
        /// The audience of regional prices; `None` for none.
        region: Option<Region>,
    },
}

impl PriceProfile {
    /// The profile of a viewer in that region. The region matters only to those with regional prices, a referrer only
    /// to customers.
    pub fn of(viewer: &Actor, region: Option<Region>) -> PriceProfile {
        let user = match viewer {
            Actor::Guest => return PriceProfile::Nothing,
            Actor::System => return PriceProfile::Everything,
            Actor::User(user) => user,
        };
        match user.role {
            Role::Admin | Role::Manufacturer => PriceProfile::Everything,
            Role::Employee | Role::Warehouse if sees_cost(user.position.as_deref()) => PriceProfile::Cost,
            Role::Employee | Role::Warehouse => PriceProfile::Nothing,
            Role::Customer | Role::Agent | Role::SubAgent | Role::Dealer | Role::Wholesaler => buyer(user, region),
        }
    }

    /// The audience of regional prices for the viewer, if any.
    pub fn audience(self) -> Option<Audience> {
        match self {
            PriceProfile::Buyer { buyer, .. } => Audience::of(buyer),
            PriceProfile::Nothing | PriceProfile::Cost | PriceProfile::Everything => None,
        }
    }

    /// The region whose prices the viewer is shown.
    pub fn region(self) -> Option<Region> {
        match self {
            PriceProfile::Buyer { region, .. } => region,
            PriceProfile::Nothing | PriceProfile::Cost | PriceProfile::Everything => None,
        }
    }
}

fn buyer(user: &SignedIn, region: Option<Region>) -> PriceProfile {
    // Selling prices open on approval (product.md §3).
    if !prices_are_open(user) {
        return PriceProfile::Nothing;
    }
    let buyer = Buyer { role: user.role, referred: user.role == Role::Customer && user.referred_by.is_some() };
    PriceProfile::Buyer { buyer, region: region.filter(|_| Audience::of(buyer).is_some()) }
}

fn sees_cost(position: Option<&str>) -> bool {
    position.is_some_and(|p| p.eq_ignore_ascii_case("manager") || p.eq_ignore_ascii_case("purchaser"))
}

#[cfg(test)]
mod tests {
    use tierway_kernel::UserId;

    use super::*;

    fn viewer(id: i64, role: Role) -> SignedIn {
        SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None }
    }

    fn of(user: SignedIn, region: Region) -> PriceProfile {
        PriceProfile::of(&Actor::User(user), Some(region))
    }

    #[test]
    fn who_somebody_is_makes_no_difference() {
        for role in Role::ALL {
            assert_eq!(of(viewer(1, role), Region::Usa), of(viewer(2, role), Region::Usa), "{role}");
        }
        let referred = |by| SignedIn { referred_by: Some(UserId(by)), ..viewer(1, Role::Customer) };
        assert_eq!(of(referred(8), Region::Usa), of(referred(9), Region::Usa), "nor who referred them");
        let sub = |by| SignedIn { referred_by: Some(UserId(by)), ..viewer(1, Role::SubAgent) };
        assert_eq!(of(sub(8), Region::Usa), of(viewer(1, Role::SubAgent), Region::Usa));
    }

    #[test]
    fn a_region_counts_for_dealers_agents_and_those_whom_somebody_referred() {
        let referred = SignedIn { referred_by: Some(UserId(9)), ..viewer(1, Role::Customer) };
        for (user, counts) in [
            (viewer(1, Role::Dealer), true),
            (viewer(1, Role::Agent), true),
            (viewer(1, Role::SubAgent), true),
            (referred.clone(), true),
            (viewer(1, Role::Customer), false),
            (viewer(1, Role::Wholesaler), false),
            (viewer(1, Role::Employee), false),
            (viewer(1, Role::Manufacturer), false),
            (SignedIn { verified: false, ..viewer(1, Role::Dealer) }, false),
        ] {
            let (usa, asia) = (of(user.clone(), Region::Usa), of(user.clone(), Region::Asia));
            assert_eq!((usa != asia, usa.audience().is_some()), (counts, counts), "{user:?}");
            assert_eq!(usa.region(), counts.then_some(Region::Usa), "{user:?}");
        }
        assert_ne!(of(referred, Region::Usa), of(viewer(1, Role::Customer), Region::Usa));
    }

    #[test]
    fn kinds_that_see_the_same_share_and_no_others_do() {
        let waiting = |role| SignedIn { verified: false, ..viewer(1, role) };
        let manager = SignedIn { position: Some("MANAGER".to_owned()), ..viewer(1, Role::Employee) };
        let nothing = [
            PriceProfile::of(&Actor::Guest, None),
            of(viewer(1, Role::Employee), Region::Usa),
            of(viewer(1, Role::Warehouse), Region::Usa),
            of(waiting(Role::Dealer), Region::Usa),
            of(waiting(Role::Wholesaler), Region::Usa),
        ];
        assert_eq!(nothing, [PriceProfile::Nothing; 5]);
        let everything = [
            PriceProfile::of(&Actor::System, None),
            of(viewer(1, Role::Admin), Region::Usa),
            of(viewer(1, Role::Manufacturer), Region::Usa),
        ];
        assert_eq!(everything, [PriceProfile::Everything; 3]);
        assert_eq!(of(manager, Region::Usa), PriceProfile::Cost);
        let buyers = [Role::Customer, Role::Agent, Role::SubAgent, Role::Dealer, Role::Wholesaler];
        let mut seen: Vec<PriceProfile> = buyers.map(|role| of(viewer(1, role), Region::Usa)).to_vec();
        seen.dedup();
        assert_eq!(seen.len(), buyers.len());
    }
}
