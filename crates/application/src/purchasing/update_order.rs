//! `PATCH /api/purchase-orders/{id}`.

use chrono::NaiveDate;
use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Money, Permission, ProductId, PurchaseOrderId, Quantity, message};
use tierway_workforce::{
    MAX_PURCHASE_LINES, NewPurchaseLine, PurchaseError, PurchasePermission, PurchaseState, PurchaseStep,
    check_approval, check_permission,
};

use super::create_orders::{check_day, checked_note, checked_total};
use super::get_order::{NOT_THERE, PurchaseView, view};
use super::notify::request_approval;
use super::suppliers::known_products;
use crate::{Context, Failure, Seen, Settings, Transaction, check_seen};

/// Changes of a draft; `None` keeps a value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchaseChange {
    /// The version you saw.
    pub version: i64,
    /// When it should arrive; `Some(None)` empties it.
    pub expected_on: Option<Option<NaiveDate>>,
    /// For the supplier; an empty one is none.
    pub note: Option<String>,
    /// All lines again: product, pieces, and cost where it is not to stay.
    pub lines: Option<Vec<(ProductId, i64, Option<Money>)>>,
}

/// Changes a draft if its version is unchanged; a rejected one becomes a draft again and asks for approval.
pub fn update_purchase_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PurchaseOrderId,
    change: &PurchaseChange,
    seen: Seen<'_, PurchaseView>,
) -> Result<PurchaseView, Failure> {
    context.require(Permission::UpdatePurchaseOrder)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let mut order = tx.purchases().lock(id)?.ok_or(NOT_THERE)?;
    check_seen(seen, || view(tx, context, id))?;
    if order.version != change.version {
        return Err(PurchaseError::Changed.into());
    }
    let was_rejected = order.state == PurchaseState::Rejected;
    order.state = PurchaseStep::Change.from(order.state, false)?;
    let before = order.entry.total;
    if let Some(day) = change.expected_on {
        check_day(context.today(tx)?, day)?;
        order.entry.expected_on = day;
    }
    if let Some(note) = &change.note {
        order.entry.note = checked_note(Some(note))?;
    }
    if let Some(lines) = &change.lines {
        let lines = checked(tx, &order, lines)?;
        order.entry.total = checked_total(&lines)?;
        tx.purchases().set_lines(id, &lines)?;
    }
    if !tx.purchases().save(&order)? {
        return Err(PurchaseError::Changed.into());
    }
    context.log(
        tx,
        ActivityAction::Stock,
        message!("Changed the purchase order {number}", number = order.entry.number),
    )?;
    let limit = order.own_limit(Settings::load(tx)?.purchasing.approval_limit);
    let needs = |total| check_approval(&context.actor, order.entry.created_by, total, limit).is_err();
    let found = view(tx, context, id)?;
    if needs(order.entry.total) && (was_rejected || !needs(before)) {
        request_approval(tx, context, &order, &found.supplier.draft.name)?;
    }
    Ok(found)
}

/// The lines to store. Existing products keep cost and supplier number; new ones take the supplier's listed data.
fn checked(
    tx: &mut dyn Transaction,
    order: &tierway_workforce::PurchaseOrder,
    lines: &[(ProductId, i64, Option<Money>)],
) -> Result<Vec<NewPurchaseLine>, Failure> {
    if lines.is_empty() || lines.len() > MAX_PURCHASE_LINES {
        return Err(Failure::field(
            "lines",
            message!("Please choose 1 to {most} products.", most = MAX_PURCHASE_LINES),
        ));
    }
    let ids: Vec<ProductId> = lines.iter().map(|line| line.0).collect();
    let products = known_products(tx, &ids)?;
    let before = tx.purchases().lines(&[order.id])?;
    let sources = tx.suppliers().sources(&ids)?;
    let mut errors = Vec::new();
    let mut kept = Vec::with_capacity(lines.len());
    for (index, (id, pieces, cost)) in lines.iter().enumerate() {
        let mut fault =
            |field: &str, text: &'static str| errors.push(FieldError::new(format!("lines[{index}].{field}"), text));
        let Some(product) = products.get(id) else {
            fault("productId", "This product was not found.");
            continue;
        };
        if ids[..index].contains(id) {
            fault("productId", "This product is listed twice.");
        }
        let Ok(pieces) = Quantity::positive(*pieces) else {
            fault("pieces", "The pieces must be a whole number of at least 1.");
            continue;
        };
        let known = before.iter().find(|line| line.entry.product_id == *id).map(|line| &line.entry);
        let of_supplier = |source: &&tierway_workforce::SupplierTerms| {
            (source.product.product_id, source.product.supplier_id) == (*id, order.entry.supplier_id)
        };
        let source = sources.iter().find(of_supplier).map(|source| &source.product);
        let listed = known.map(|line| line.cost).or_else(|| source.map(|source| source.cost));
        let cost = cost.or(listed).unwrap_or(product.manufacturer_cost);
        if cost < Money::ZERO {
            fault("cost", "An amount must not be negative.");
        }
        let supplier_sku = match known {
            Some(line) => line.supplier_sku.clone(),
            None => source.and_then(|source| source.supplier_sku.clone()),
        };
        kept.push(NewPurchaseLine { product_id: *id, supplier_sku, pieces, cost });
    }
    if errors.is_empty() { Ok(kept) } else { Err(Failure::Fields(errors)) }
}
