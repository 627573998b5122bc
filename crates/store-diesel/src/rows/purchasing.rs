//! Suppliers, purchase orders and what arrives of them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{
    LotId, Money, MovementId, ProductId, PurchaseLineId, PurchaseOrderId, PurchaseReceiptId, StoreError, SupplierId,
    UserId, fold, from_micros, to_micros,
};
use tierway_workforce::{
    NewPurchase, NewPurchaseLine, NewReceipt, PurchaseLine, PurchaseOrder, PurchaseState, Receipt, ReceiptLine,
    Rejection, Supplier, SupplierDraft, SupplierProduct,
};

use super::{read_enum, read_quantity, read_time, unreadable};
use crate::schema::{
    purchase_order_lines, purchase_orders, purchase_receipt_lines, purchase_receipts, supplier_products, suppliers,
};
use crate::text::search_text;

/// A supplier as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = suppliers)]
pub(crate) struct SupplierRow {
    pub(crate) id: i64,
    name: String,
    pub(crate) name_key: String,
    contact: Option<String>,
    email: Option<String>,
    phone: Option<String>,
    address: Option<String>,
    pub(crate) lead_days: Option<i64>,
    notes: Option<String>,
    is_active: bool,
    version: i64,
    created_at: i64,
    updated_at: i64,
}

/// Supplier data to write.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = suppliers, treat_none_as_null = true, treat_none_as_default_value = false)]
pub(crate) struct SupplierFields<'a> {
    name: &'a str,
    name_key: String,
    contact: Option<&'a str>,
    email: Option<&'a str>,
    phone: Option<&'a str>,
    address: Option<&'a str>,
    lead_days: Option<i64>,
    notes: Option<&'a str>,
    is_active: bool,
    search_text: String,
    updated_at: i64,
}

/// A supplier's cost of a product.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = supplier_products, treat_none_as_default_value = false)]
pub(crate) struct SupplierProductRow {
    supplier_id: i64,
    product_id: i64,
    supplier_sku: Option<String>,
    cost: i64,
    pack_size: i64,
    minimum_pieces: i64,
    is_preferred: bool,
}

/// A purchase order as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = purchase_orders)]
pub(crate) struct PurchaseRow {
    pub(crate) id: i64,
    number: String,
    supplier_id: i64,
    state: String,
    pub(crate) expected_on: Option<String>,
    note: Option<String>,
    pub(crate) total: i64,
    version: i64,
    created_by: Option<i64>,
    pub(crate) created_at: i64,
    approved_by: Option<i64>,
    approved_at: Option<i64>,
    ordered_by: Option<i64>,
    ordered_at: Option<i64>,
    closed_by: Option<i64>,
    closed_at: Option<i64>,
    rejected_by: Option<i64>,
    rejected_at: Option<i64>,
    rejection_note: Option<String>,
    is_rejected: bool,
}

/// A line of a purchase order as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = purchase_order_lines)]
pub(crate) struct PurchaseLineRow {
    id: i64,
    order_id: i64,
    product_id: i64,
    supplier_sku: Option<String>,
    pieces: i64,
    cost: i64,
    received: i64,
    rejected: i64,
}

/// A receipt as it is read, without its lines.
#[derive(Queryable, Selectable)]
#[diesel(table_name = purchase_receipts)]
pub(crate) struct ReceiptRow {
    pub(crate) id: i64,
    order_id: i64,
    invoice: Option<String>,
    note: Option<String>,
    received_by: Option<i64>,
    created_at: i64,
}

/// A line of a receipt.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = purchase_receipt_lines, treat_none_as_default_value = false)]
pub(crate) struct ReceiptLineRow {
    pub(crate) receipt_id: i64,
    line_id: i64,
    product_id: i64,
    cost: i64,
    pieces: i64,
    rejected: i64,
    reason: Option<String>,
    lot_id: Option<i64>,
    movement_id: Option<i64>,
    created_at: i64,
}

impl SupplierRow {
    pub(crate) fn into_supplier(self) -> Supplier {
        Supplier {
            id: SupplierId(self.id),
            draft: SupplierDraft {
                name: self.name,
                contact: self.contact,
                email: self.email,
                phone: self.phone,
                address: self.address,
                lead_days: self.lead_days,
                notes: self.notes,
                is_active: self.is_active,
            },
            version: self.version,
            created_at: from_micros(self.created_at),
            updated_at: from_micros(self.updated_at),
        }
    }
}

impl<'a> SupplierFields<'a> {
    pub(crate) fn new(draft: &'a SupplierDraft, now: DateTime<Utc>) -> SupplierFields<'a> {
        let searched = [Some(draft.name.as_str()), draft.contact.as_deref(), draft.email.as_deref()];
        SupplierFields {
            name: &draft.name,
            name_key: fold(&draft.name),
            contact: draft.contact.as_deref(),
            email: draft.email.as_deref(),
            phone: draft.phone.as_deref(),
            address: draft.address.as_deref(),
            lead_days: draft.lead_days,
            notes: draft.notes.as_deref(),
            is_active: draft.is_active,
            search_text: search_text(searched.into_iter().flatten()),
            updated_at: to_micros(now),
        }
    }
}

impl SupplierProductRow {
    pub(crate) fn new(id: SupplierId, product: &SupplierProduct) -> SupplierProductRow {
        SupplierProductRow {
            supplier_id: id.0,
            product_id: product.product_id.0,
            supplier_sku: product.supplier_sku.clone(),
            cost: product.cost.minor(),
            pack_size: product.pack_size.get(),
            minimum_pieces: product.minimum_pieces.get(),
            is_preferred: product.is_preferred,
        }
    }

    pub(crate) fn into_product(self) -> Result<SupplierProduct, StoreError> {
        Ok(SupplierProduct {
            supplier_id: SupplierId(self.supplier_id),
            product_id: ProductId(self.product_id),
            supplier_sku: self.supplier_sku,
            cost: Money::of(self.cost),
            pack_size: read_quantity("supplier_products.pack_size", self.pack_size)?,
            minimum_pieces: read_quantity("supplier_products.minimum_pieces", self.minimum_pieces)?,
            is_preferred: self.is_preferred,
        })
    }
}

/// What the column `state` says of a state: a rejected order stays a draft there, and `is_rejected` tells it from the others.
pub(crate) fn stored_state(state: PurchaseState) -> &'static str {
    match state {
        PurchaseState::Rejected => PurchaseState::Draft.as_str(),
        other => other.as_str(),
    }
}

impl PurchaseRow {
    pub(crate) fn into_order(self) -> Result<PurchaseOrder, StoreError> {
        let read_day = |text: String| text.parse().map_err(|_| unreadable("purchase_orders.expected_on", text));
        let state = read_enum("purchase_orders.state", &PurchaseState::ALL, PurchaseState::as_str, &self.state)?;
        let rejected = self.rejected_at.zip(self.rejection_note);
        Ok(PurchaseOrder {
            id: PurchaseOrderId(self.id),
            entry: NewPurchase {
                number: self.number,
                supplier_id: SupplierId(self.supplier_id),
                expected_on: self.expected_on.map(read_day).transpose()?,
                note: self.note,
                total: Money::of(self.total),
                created_by: self.created_by.map(UserId),
            },
            // An older version that is still running moves a rejected order on without a word about it.
            state: if state == PurchaseState::Draft && self.is_rejected { PurchaseState::Rejected } else { state },
            version: self.version,
            created_at: from_micros(self.created_at),
            rejection: rejected.map(|(at, note)| Rejection {
                by: self.rejected_by.map(UserId),
                at: from_micros(at),
                note,
            }),
            approved_by: self.approved_by.map(UserId),
            approved_at: read_time(self.approved_at),
            ordered_by: self.ordered_by.map(UserId),
            ordered_at: read_time(self.ordered_at),
            closed_by: self.closed_by.map(UserId),
            closed_at: read_time(self.closed_at),
        })
    }
}

impl PurchaseLineRow {
    pub(crate) fn into_line(self) -> Result<PurchaseLine, StoreError> {
        Ok(PurchaseLine {
            id: PurchaseLineId(self.id),
            order_id: PurchaseOrderId(self.order_id),
            entry: NewPurchaseLine {
                product_id: ProductId(self.product_id),
                supplier_sku: self.supplier_sku,
                pieces: read_quantity("purchase_order_lines.pieces", self.pieces)?,
                cost: Money::of(self.cost),
            },
            received: self.received,
            rejected: self.rejected,
        })
    }
}

impl ReceiptRow {
    pub(crate) fn into_receipt(self, lines: Vec<ReceiptLine>) -> Receipt {
        Receipt {
            id: PurchaseReceiptId(self.id),
            entry: NewReceipt {
                order_id: PurchaseOrderId(self.order_id),
                invoice: self.invoice,
                note: self.note,
                received_by: self.received_by.map(UserId),
                lines,
            },
            created_at: from_micros(self.created_at),
        }
    }
}

impl ReceiptLineRow {
    pub(crate) fn new(receipt: i64, line: &ReceiptLine, now: DateTime<Utc>) -> ReceiptLineRow {
        ReceiptLineRow {
            receipt_id: receipt,
            line_id: line.line_id.0,
            product_id: line.product_id.0,
            cost: line.cost.minor(),
            pieces: line.pieces,
            rejected: line.rejected,
            reason: line.reason.clone(),
            lot_id: line.lot_id.map(|lot| lot.0),
            movement_id: line.movement_id.map(|movement| movement.0),
            created_at: to_micros(now),
        }
    }

    pub(crate) fn into_line(self) -> ReceiptLine {
        ReceiptLine {
            line_id: PurchaseLineId(self.line_id),
            product_id: ProductId(self.product_id),
            cost: Money::of(self.cost),
            pieces: self.pieces,
            rejected: self.rejected,
            reason: self.reason,
            lot_id: self.lot_id.map(LotId),
            movement_id: self.movement_id.map(MovementId),
        }
    }
}
