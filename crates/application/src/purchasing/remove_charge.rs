//! `DELETE /api/purchase-orders/{id}/charges/{chargeId}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, PurchaseChargeId, PurchaseOrderId, message};

use super::get_order::{NOT_THERE, PurchaseView, view};
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

const NO_CHARGE: Failure = Failure::NotFound("This charge");

/// Removes a charge of an order: what was received costs as if it had never been recorded. The activity log keeps it.
pub fn remove_purchase_charge(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    charge: PurchaseChargeId,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::RemovePurchaseCharge)?;
    let order = tx.purchases().lock(id)?.ok_or(NOT_THERE)?;
    let charges = tx.purchase_charges().of_orders(&[id])?;
    let removed = charges.into_iter().find(|known| known.id == charge).ok_or(NO_CHARGE)?;
    if !tx.purchase_charges().remove(id, charge)? {
        return Err(NO_CHARGE);
    }
    let log = message!(
        "Removed {kind} of {amount} from the purchase order {number}",
        kind = removed.entry.kind.words(),
        amount = Currency::load(tx)?.show(removed.entry.amount),
        number = order.entry.number
    );
    context.log(tx, ActivityAction::Stock, log)?;
    view(tx, context, id)
}
