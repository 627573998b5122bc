//! `GET /api/stores/dealers/{id}`.

use tierway_accounts::{User, store_path};
use tierway_catalogue::StoreFront;
use tierway_kernel::{Permission, UserId};

use super::special::store_of;
use crate::{Context, Failure, Transaction};

/// Public information on a dealer's store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealerStore {
    /// Its dealer.
    pub id: UserId,
    /// The company name, otherwise the dealer's name.
    pub name: String,
    /// Where.
    pub country: Option<String>,
    /// The zone within the country.
    pub zone: Option<String>,
    /// The address of its page, below the public URL.
    pub path: String,
    /// What the dealer says of it, in paragraphs of plain text.
    pub about: Option<String>,
    /// Key of its logo.
    pub logo: Option<String>,
}

/// The store of an active, approved dealer.
pub fn get_dealer_store(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<DealerStore, Failure> {
    context.require(Permission::GetDealerStore)?;
    let dealer = store_of(tx, id)?.ok_or(Failure::NotFound("This store"))?;
    described(tx, dealer)
}

/// The store of this dealer.
pub(super) fn described(tx: &mut dyn Transaction, dealer: User) -> Result<DealerStore, Failure> {
    let name = dealer.store_name();
    let profile = tx.store_profiles().of_dealer(dealer.id)?;
    Ok(DealerStore {
        id: dealer.id,
        path: store_path(&name, dealer.id),
        name,
        country: dealer.profile.country,
        zone: dealer.profile.zone,
        about: profile.about,
        logo: profile.logo,
    })
}

/// Passes when the store is open.
pub fn check_store(tx: &mut dyn Transaction, store: StoreFront) -> Result<(), Failure> {
    match store {
        StoreFront::Dealer(id) => store_of(tx, id)?.map(|_| ()).ok_or(Failure::NotFound("This store")),
        StoreFront::Dealers | StoreFront::Agents => Ok(()),
    }
}
