//! Viewer profiles: everything about a viewer that affects product responses. Viewers with the same profile get
//! byte-identical responses, so these are cached and shared (decision 71). Anything that depends on the person
//! (accepted offers, notes, purchase rights) is not part of these responses.

use chrono::{DateTime, Utc};
use tierway_catalogue::{PriceProfile, Region, StoreFront, sees_discontinued};
use tierway_inventory::{StockVisibility, handles_goods, stock_visibility};
use tierway_kernel::Actor;

use crate::{Failure, Topic, Transaction};

/// A kind of viewer. Nothing in it names a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ViewerProfile {
    /// Their visibility of prices.
    pub prices: PriceProfile,
    /// How much of the stock.
    pub stock: StockVisibility,
    /// Whether they see discontinued products.
    pub sees_discontinued: bool,
    /// Whether they see where goods lie.
    pub sees_locations: bool,
}

impl ViewerProfile {
    /// The profile of a viewer in that region.
    pub fn of(viewer: &Actor, region: Option<Region>) -> ViewerProfile {
        ViewerProfile {
            prices: PriceProfile::of(viewer, region),
            stock: stock_visibility(viewer),
            sees_discontinued: sees_discontinued(viewer),
            sees_locations: handles_goods(viewer),
        }
    }

    /// Whether the profile depends on the region.
    pub fn depends_on_region(&self) -> bool {
        self.prices.audience().is_some()
    }

    /// The same without prices and stock, for responses that show neither.
    #[must_use]
    pub fn only_visibility(self) -> ViewerProfile {
        ViewerProfile { prices: PriceProfile::Nothing, stock: StockVisibility::InStock, ..self }
    }

    /// Whether how many pieces there are is a part of what they see; whether there are any is a part of the catalogue.
    pub fn counts_stock(&self) -> bool {
        self.stock != StockVisibility::InStock
    }
}

/// The actor's profile, their region read from the stored account.
pub fn viewer_profile(tx: &mut dyn Transaction, viewer: &Actor) -> Result<ViewerProfile, Failure> {
    let profile = ViewerProfile::of(viewer, None);
    match viewer.id().filter(|_| profile.depends_on_region()) {
        Some(user) => Ok(ViewerProfile::of(viewer, tx.prices().home_of(user)?)),
        None => Ok(profile),
    }
}

/// Inputs of the profile besides the session.
pub const PROFILE_TOPICS: &[Topic] = &[Topic::Accounts, Topic::Prices];

/// Topics that product responses depend on, in a public store or not: a dealer's store also depends on the dealer's
/// account.
pub fn product_topics(store: Option<StoreFront>) -> &'static [Topic] {
    match store {
        None | Some(StoreFront::Dealers | StoreFront::Agents) => &[Topic::Catalogue, Topic::Prices],
        Some(StoreFront::Dealer(_)) => &[Topic::Catalogue, Topic::Prices, Topic::Accounts, Topic::Sessions],
    }
}

/// When prices change for this profile without an edit: the next planned price.
pub fn prices_until(
    tx: &mut dyn Transaction,
    viewer: &ViewerProfile,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, Failure> {
    match (viewer.prices.audience(), viewer.prices.region()) {
        (Some(audience), Some(_)) => Ok(tx.prices().next_start(audience, now)?),
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use tierway_catalogue::Buyer;
    use tierway_kernel::{Role, SignedIn, UserId};

    use super::*;

    fn somebody(role: Role) -> SignedIn {
        SignedIn { id: UserId(1), role, position: None, verified: true, referred_by: None }
    }

    fn of(user: SignedIn) -> ViewerProfile {
        ViewerProfile::of(&Actor::User(user), Some(Region::Usa))
    }

    #[test]
    fn people_share_who_see_the_same_prices_the_same_stock_and_the_same_products() {
        assert_eq!(of(somebody(Role::Admin)), of(somebody(Role::Manufacturer)));
        assert_eq!(of(somebody(Role::Employee)), of(somebody(Role::Warehouse)));
        let other = SignedIn { id: UserId(2), ..somebody(Role::Dealer) };
        assert_eq!(of(other), of(somebody(Role::Dealer)));
        // None of these sees a price, but each another part of the stock or of the catalogue.
        let waiting = |role| SignedIn { verified: false, ..somebody(role) };
        let apart = [
            ViewerProfile::of(&Actor::Guest, None),
            of(waiting(Role::Dealer)),
            of(waiting(Role::Wholesaler)),
            of(somebody(Role::Employee)),
        ];
        for (place, one) in apart.iter().enumerate() {
            assert_eq!(one.prices, PriceProfile::Nothing);
            assert!(apart[place + 1..].iter().all(|other| other != one), "{one:?}");
        }
    }

    #[test]
    fn only_guests_are_not_told_how_many_there_are() {
        assert!(!ViewerProfile::of(&Actor::Guest, None).counts_stock());
        for role in Role::ALL {
            assert!(of(somebody(role)).counts_stock(), "{role}");
        }
    }

    #[test]
    fn what_shows_no_prices_is_shared_by_all_who_see_the_same_products() {
        for role in Role::ALL {
            let guest = ViewerProfile::of(&Actor::Guest, None);
            assert_eq!(of(somebody(role)).only_visibility() == guest, !role.is_staff(), "{role}");
        }
    }

    #[test]
    fn a_dealers_store_depends_on_the_dealer() {
        let stays = product_topics(None);
        assert_eq!(product_topics(Some(StoreFront::Dealers)), stays);
        assert_eq!(product_topics(Some(StoreFront::Agents)), stays);
        let store = product_topics(Some(StoreFront::Dealer(UserId(7))));
        assert!(store.starts_with(stays) && store.contains(&Topic::Accounts) && store.contains(&Topic::Sessions));
    }

    #[test]
    fn the_region_matters_to_those_who_have_regional_prices() {
        for (role, matters) in
            [(Role::Dealer, true), (Role::Agent, true), (Role::Customer, false), (Role::Admin, false)]
        {
            assert_eq!(of(somebody(role)).depends_on_region(), matters, "{role}");
        }
        let dealer = Buyer { role: Role::Dealer, referred: false };
        assert_eq!(of(somebody(Role::Dealer)).prices, PriceProfile::Buyer { buyer: dealer, region: Some(Region::Usa) });
    }
}
