//! `POST /api/purchase-orders/{id}/charges`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, ProductId, PurchaseOrderId, StoreError, message};
use tierway_workforce::{
    LandedError, MAX_CHARGES, NewCharge, PurchaseError, PurchasePermission, check_permission, landed, received_lines,
};

use super::get_order::{NOT_THERE, PurchaseView, view};
use super::landed_costs::weights;
use super::suppliers::known_products;
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// Records a charge of an order of which something was received. It counts for all that is received of the order, also
/// later.
pub fn add_purchase_charge(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    new: &NewCharge,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::AddPurchaseCharge)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let charge = new.clone().checked().map_err(Failure::Fields)?;
    // Locked, so that of several at once none is too many.
    let order = tx.purchases().lock(id)?.ok_or(NOT_THERE)?;
    check_spread(tx, id, &charge)?;
    if tx.purchase_charges().of_orders(&[id])?.len() >= MAX_CHARGES {
        return Err(Failure::field("amount", message!("There can be at most {most} entries.", most = MAX_CHARGES)));
    }
    tx.purchase_charges().add(id, &charge, context.actor.id(), context.now).map_err(taken)?;
    let log = message!(
        "Recorded {kind} of {amount} on the purchase order {number}",
        kind = charge.kind.words(),
        amount = Currency::load(tx)?.show(charge.amount),
        number = order.entry.number
    );
    context.log(tx, ActivityAction::Stock, log)?;
    view(tx, context, id)
}

/// Refuses a charge that cannot be spread over what was received so far.
fn check_spread(tx: &mut dyn Transaction, id: PurchaseOrderId, charge: &NewCharge) -> Result<(), Failure> {
    let received = tx.purchase_charges().received(&[id])?;
    let mut ids: Vec<ProductId> = received.iter().map(|(_, line)| line.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let products = known_products(tx, &ids)?;
    let lines = received_lines(received.iter().map(|(_, line)| line), &weights(&products));
    let Err(error) = landed(&lines, [charge]) else { return Ok(()) };
    let sentence = error.sentence(|id| products.get(&id).map(|product| product.name.clone()).unwrap_or_default());
    Err(match error {
        LandedError::NothingReceived => Failure::Conflict(sentence),
        LandedError::NoWeight(_) | LandedError::Weightless | LandedError::Worthless => {
            Failure::field("spread", sentence)
        }
    })
}

fn taken(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("purchase_charges.reference_key") => PurchaseError::BillRecorded.into(),
        other => other.into(),
    }
}
