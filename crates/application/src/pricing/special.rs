//! Special prices of a viewer, buyer or store, as input of the price resolver.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_catalogue::{Audience, Buyer, PriceProfile, Region, SpecialPrices, StoreFront};
use tierway_kernel::{Money, ProductId, Role, UserId};

use crate::{Failure, Transaction};

/// What is set for viewers of this profile: nothing for viewers without an audience or without prices yet.
pub(crate) fn special_prices(
    tx: &mut dyn Transaction,
    viewer: PriceProfile,
    ids: &[ProductId],
    now: DateTime<Utc>,
) -> Result<HashMap<ProductId, SpecialPrices>, Failure> {
    match viewer.audience() {
        Some(audience) => prices_of(tx, Home::Region(viewer.region()), audience, ids, now),
        None => Ok(HashMap::new()),
    }
}

/// Home region of a user.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Home {
    /// The location in the profile of this account.
    Profile(UserId),
    /// This region, already looked up.
    Region(Option<Region>),
}

/// The regional prices that count for a buyer at this time.
pub(crate) fn regional_prices(
    tx: &mut dyn Transaction,
    home: Home,
    buyer: Buyer,
    ids: &[ProductId],
    now: DateTime<Utc>,
) -> Result<HashMap<ProductId, SpecialPrices>, Failure> {
    match Audience::of(buyer) {
        Some(audience) => prices_of(tx, home, audience, ids, now),
        None => Ok(HashMap::new()),
    }
}

fn prices_of(
    tx: &mut dyn Transaction,
    home: Home,
    audience: Audience,
    ids: &[ProductId],
    now: DateTime<Utc>,
) -> Result<HashMap<ProductId, SpecialPrices>, Failure> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let region = match home {
        Home::Profile(user) => tx.prices().home_of(user)?,
        Home::Region(region) => region,
    };
    let Some(region) = region else { return Ok(HashMap::new()) };
    let special = |price| SpecialPrices { regional: Some(price), ..SpecialPrices::default() };
    Ok(tx.prices().prices_in(region, audience, ids, now)?.into_iter().map(|(id, price)| (id, special(price))).collect())
}

/// A dealer's prices and, for packs or bulks, the regional prices they pay.
pub(crate) fn own_prices(
    tx: &mut dyn Transaction,
    dealer: UserId,
    ids: &[ProductId],
    sizes: bool,
    now: DateTime<Utc>,
) -> Result<HashMap<ProductId, SpecialPrices>, Failure> {
    let mut special = match sizes {
        true => regional_prices(tx, Home::Profile(dealer), Buyer::DEALER, ids, now)?,
        false => HashMap::new(),
    };
    for own in tx.prices().dealer_prices(dealer, ids)? {
        let one = special.entry(own.product_id).or_default();
        *one = one.with_own(own.prices);
    }
    Ok(special)
}

/// Prices of a public store's dealer; none for the general dealer and agent pages. A closed store is not found.
pub(crate) fn store_prices(
    tx: &mut dyn Transaction,
    store: StoreFront,
    ids: &[ProductId],
) -> Result<HashMap<ProductId, Money>, Failure> {
    let StoreFront::Dealer(dealer) = store else { return Ok(HashMap::new()) };
    store_of(tx, dealer)?.ok_or(Failure::NotFound("This store"))?;
    dealers_own(tx, dealer, ids)
}

fn dealers_own(
    tx: &mut dyn Transaction,
    dealer: UserId,
    ids: &[ProductId],
) -> Result<HashMap<ProductId, Money>, Failure> {
    let prices = tx.prices().dealer_prices(dealer, ids)?;
    Ok(prices.into_iter().map(|price| (price.product_id, price.prices.unit)).collect())
}

/// The dealer whose store this is, while it is open: their account is active and approved.
pub(crate) fn store_of(tx: &mut dyn Transaction, dealer: UserId) -> Result<Option<User>, Failure> {
    Ok(tx.users().by_id(dealer)?.filter(has_store))
}

/// The same of several dealers; those without an open store are omitted.
pub(crate) fn stores_of(tx: &mut dyn Transaction, dealers: &[UserId]) -> Result<HashMap<UserId, User>, Failure> {
    if dealers.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.users().by_ids(dealers)?.into_iter().filter(has_store).map(|dealer| (dealer.id, dealer)).collect())
}

fn has_store(user: &User) -> bool {
    user.role == Role::Dealer && user.is_member()
}
