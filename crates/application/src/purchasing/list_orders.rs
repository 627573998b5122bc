//! `GET /api/purchase-orders`.

use std::collections::HashMap;

use tierway_kernel::{Page, PageRequest, Permission, PurchaseOrderId, SupplierId};
use tierway_workforce::{PurchaseFilter, PurchaseOrder, PurchasePermission, check_permission, may_purchase};

use crate::{Context, Failure, Transaction};

/// A purchase order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseRowView {
    /// The order.
    pub order: PurchaseOrder,
    /// The supplier.
    pub supplier_name: String,
    /// How many lines it has.
    pub line_count: i64,
    /// Pieces that were ordered.
    pub pieces: i64,
    /// Pieces received.
    pub received: i64,
    /// Whether the viewer sees what things cost.
    pub sees_costs: bool,
}

/// Purchase orders in the order of the filter; by total only for whoever sees costs.
pub fn list_purchase_orders(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &PurchaseFilter,
    page: &PageRequest,
) -> Result<Page<PurchaseRowView>, Failure> {
    context.require(Permission::ListPurchaseOrders)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    if filter.sort.shows_costs() {
        check_permission(&context.actor, PurchasePermission::SeeCosts)?;
    }
    let page = tx.purchases().list(filter, page)?;
    let ids: Vec<PurchaseOrderId> = page.items.iter().map(|order| order.id).collect();
    let mut supplier_ids: Vec<SupplierId> = page.items.iter().map(|order| order.entry.supplier_id).collect();
    supplier_ids.sort_unstable();
    supplier_ids.dedup();
    let suppliers = tx.suppliers().by_ids(&supplier_ids)?;
    let names: HashMap<SupplierId, String> = suppliers.into_iter().map(|row| (row.id, row.draft.name)).collect();
    let mut sums: HashMap<PurchaseOrderId, (i64, i64, i64)> = HashMap::new();
    for line in tx.purchases().lines(&ids)? {
        let (count, pieces, received) = sums.entry(line.order_id).or_default();
        *count += 1;
        *pieces += line.entry.pieces.get();
        *received += line.received;
    }
    let sees_costs = may_purchase(&context.actor, PurchasePermission::SeeCosts);
    Ok(page.map(|order| {
        let (line_count, pieces, received) = sums.get(&order.id).copied().unwrap_or_default();
        let supplier_name = names.get(&order.entry.supplier_id).cloned().unwrap_or_default();
        PurchaseRowView { order, supplier_name, line_count, pieces, received, sees_costs }
    }))
}
