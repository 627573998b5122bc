//! `PATCH /api/stores/dealers/{id}`: the logo and text of a dealer's store.

use tierway_accounts::{ActivityAction, StoreProfile, StoreProfileChange, User};
use tierway_kernel::{Message, Permission, UserId, message};

use super::get_dealer_store::{DealerStore, described};
use super::guard::dealer_or;
use crate::media::claim_pictures;
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Whether the caller may change this store with this text; writes nothing. Asked before a picture is stored for it.
pub fn check_store_update(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    change: &StoreProfileChange,
) -> Result<(), Failure> {
    open_store(tx, context, id)?;
    change.apply(&StoreProfile::default()).map(|_| ()).map_err(|error| Failure::Fields(vec![error]))
}

/// Changes the logo and the text of an open store, if it still matches `seen`. A new logo was recorded before.
pub fn update_dealer_store(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    change: &StoreProfileChange,
    seen: Seen<'_, DealerStore>,
) -> Result<DealerStore, Failure> {
    let dealer = open_store(tx, context, id)?;
    // Holds the store's profile, which may be the dealer's first.
    tx.users().lock(dealer.id)?;
    check_seen(seen, || described(tx, dealer.clone()))?;
    let before = tx.store_profiles().of_dealer(dealer.id)?;
    let after = change.apply(&before).map_err(|error| Failure::Fields(vec![error]))?;
    if after == before {
        return described(tx, dealer);
    }
    let pictures = |profile: &StoreProfile| profile.logo.iter().cloned().collect::<Vec<_>>();
    claim_pictures(tx, "logo", &pictures(&after), &pictures(&before), context.now)?;
    tx.store_profiles().save(dealer.id, &after, context.now)?;
    for entry in entries(&dealer.store_name(), &before, &after) {
        context.log(tx, ActivityAction::Profile, entry)?;
    }
    described(tx, dealer)
}

/// The dealer of a store that the caller may change. A closed store shows nothing that could be changed.
fn open_store(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<User, Failure> {
    let waiting = "You can set up your store once your account is approved.";
    let dealer = dealer_or(tx, context, Permission::UpdateDealerStore, id, waiting)?;
    if dealer.is_member() { Ok(dealer) } else { Err(Failure::NotFound("This store")) }
}

/// What the activity log says of the change.
fn entries(name: &str, before: &StoreProfile, after: &StoreProfile) -> Vec<Message> {
    let mut entries = Vec::new();
    let name = || name.to_owned();
    if before.logo != after.logo {
        entries.push(match after.logo {
            Some(_) => message!("Changed the logo of the store {name}", name = name()),
            None => message!("Removed the logo of the store {name}", name = name()),
        });
    }
    if before.about != after.about {
        entries.push(match after.about {
            Some(_) => message!("Changed the text of the store {name}", name = name()),
            None => message!("Removed the text of the store {name}", name = name()),
        });
    }
    entries
}
