//! `GET /api/purchase-orders/{id}`.

use tierway_kernel::{Permission, ProductId, PurchaseOrderId};
use tierway_workforce::{
    PurchaseLine, PurchaseOrder, PurchasePermission, PurchaseStep, Receipt, Supplier, allowed_steps, check_permission,
    may_purchase,
};

use super::suppliers::{self, known_products};
use crate::inventory::names;
use crate::{Context, Failure, Settings, Transaction};

/// A line with names for its ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseLineView {
    /// The line.
    pub line: PurchaseLine,
    /// The product's name now.
    pub name: String,
    /// Its SKU now.
    pub sku: String,
    /// Its picture now.
    pub image: Option<String>,
}

/// A receipt with names for its ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceiptView {
    /// The receipt.
    pub receipt: Receipt,
    /// The user who received it; `None` for the system.
    pub received_by_name: Option<String>,
    /// The code of the lot of each of its lines.
    pub lot_codes: Vec<Option<String>>,
}

/// A purchase order as shown to the viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseView {
    /// The order.
    pub order: PurchaseOrder,
    /// The supplier.
    pub supplier: Supplier,
    /// Its lines.
    pub lines: Vec<PurchaseLineView>,
    /// Receipts, oldest first.
    pub receipts: Vec<ReceiptView>,
    /// The creator.
    pub created_by_name: Option<String>,
    /// The approver.
    pub approved_by_name: Option<String>,
    /// Who rejected it last.
    pub rejected_by_name: Option<String>,
    /// Actions available to the viewer.
    pub steps: Vec<PurchaseStep>,
    /// Whether the viewer sees what things cost.
    pub sees_costs: bool,
}

pub(super) const NOT_THERE: Failure = Failure::NotFound("This purchase order");

/// One purchase order.
pub fn get_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::GetPurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    view(tx, context, id)
}

/// The order as the actor sees it.
pub(crate) fn view(tx: &mut dyn Transaction, context: &Context, id: PurchaseOrderId) -> Result<PurchaseView, Failure> {
    let order = tx.purchases().by_id(id)?.ok_or(NOT_THERE)?;
    let supplier = tx.suppliers().by_id(order.entry.supplier_id)?.ok_or(suppliers::NOT_THERE)?;
    let lines = tx.purchases().lines(&[id])?;
    let receipts = tx.purchases().receipts(id)?;
    let ids: Vec<ProductId> = lines.iter().map(|line| line.entry.product_id).collect();
    let products = known_products(tx, &ids)?;
    let takers = receipts.iter().filter_map(|receipt| receipt.entry.received_by);
    let rejected_by = order.rejection.as_ref().and_then(|rejection| rejection.by);
    let people = names::people(tx, takers.chain(order.entry.created_by).chain(order.approved_by).chain(rejected_by))?;
    let lot_ids = receipts.iter().flat_map(|receipt| &receipt.entry.lines).filter_map(|line| line.lot_id);
    let lots = names::lots(tx, lot_ids)?;
    let limit = Settings::load(tx)?.purchasing.approval_limit;
    let entry = &order.entry;
    let line = |line: PurchaseLine| {
        let product = products.get(&line.entry.product_id);
        PurchaseLineView {
            line,
            name: product.map(|product| product.name.clone()).unwrap_or_default(),
            sku: product.map(|product| product.sku.clone()).unwrap_or_default(),
            image: product.and_then(|product| product.image.clone()),
        }
    };
    let receipt = |receipt: Receipt| ReceiptView {
        received_by_name: receipt.entry.received_by.and_then(|user| people.get(&user).cloned()),
        lot_codes: receipt.entry.lines.iter().map(|line| line.lot_id.and_then(|id| lots.get(&id).cloned())).collect(),
        receipt,
    };
    Ok(PurchaseView {
        steps: allowed_steps(&context.actor, order.state, entry.created_by, entry.total, order.own_limit(limit)),
        created_by_name: entry.created_by.and_then(|user| people.get(&user).cloned()),
        approved_by_name: order.approved_by.and_then(|user| people.get(&user).cloned()),
        rejected_by_name: rejected_by.and_then(|user| people.get(&user).cloned()),
        sees_costs: may_purchase(&context.actor, PurchasePermission::SeeCosts),
        lines: lines.into_iter().map(line).collect(),
        receipts: receipts.into_iter().map(receipt).collect(),
        supplier,
        order,
    })
}
