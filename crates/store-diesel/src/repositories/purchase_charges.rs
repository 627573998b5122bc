//! Charges of purchase orders, and what they are spread over.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_kernel::{PurchaseChargeId, PurchaseOrderId, StoreError, UserId, fold, to_micros};
use tierway_workforce::{Charge, NewCharge, PurchaseChargeRepository, ReceiptLine};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{ChargeRow, ReceiptLineRow};
use crate::schema::{purchase_charges, purchase_receipt_lines, purchase_receipts};
use crate::steps::in_steps;

impl PurchaseChargeRepository for DieselTransaction<'_> {
    fn add(
        &mut self,
        order: PurchaseOrderId,
        charge: &NewCharge,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<Charge, StoreError> {
        self.changes.note(Topic::Purchasing);
        diesel::insert_into(purchase_charges::table)
            .values((
                purchase_charges::order_id.eq(order.0),
                purchase_charges::kind.eq(charge.kind.as_str()),
                purchase_charges::amount.eq(charge.amount.minor()),
                purchase_charges::spread.eq(charge.spread.as_str()),
                purchase_charges::reference.eq(charge.reference.as_deref()),
                purchase_charges::reference_key.eq(charge.reference.as_deref().map(fold)),
                purchase_charges::note.eq(charge.note.as_deref()),
                purchase_charges::recorded_by.eq(by.map(|user| user.0)),
                purchase_charges::recorded_at.eq(to_micros(now)),
            ))
            .returning(ChargeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_charge()
    }

    fn of_orders(&mut self, orders: &[PurchaseOrderId]) -> Result<Vec<Charge>, StoreError> {
        let rows: Vec<ChargeRow> = in_steps(orders, |orders| {
            purchase_charges::table
                .filter(purchase_charges::order_id.eq_any(orders.iter().map(|id| id.0)))
                .order((purchase_charges::order_id, purchase_charges::id))
                .select(ChargeRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(ChargeRow::into_charge).collect()
    }

    fn remove(&mut self, order: PurchaseOrderId, id: PurchaseChargeId) -> Result<bool, StoreError> {
        self.changes.note(Topic::Purchasing);
        let its = purchase_charges::table.find(id.0).filter(purchase_charges::order_id.eq(order.0));
        diesel::delete(its).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }

    fn received(&mut self, orders: &[PurchaseOrderId]) -> Result<Vec<(PurchaseOrderId, ReceiptLine)>, StoreError> {
        let rows: Vec<(i64, ReceiptLineRow)> = in_steps(orders, |orders| {
            purchase_receipt_lines::table
                .inner_join(purchase_receipts::table)
                .filter(purchase_receipts::order_id.eq_any(orders.iter().map(|id| id.0)))
                .order((purchase_receipts::order_id, purchase_receipt_lines::line_id, purchase_receipt_lines::id))
                .select((purchase_receipts::order_id, ReceiptLineRow::as_select()))
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(|(order, row)| (PurchaseOrderId(order), row.into_line())).collect())
    }
}
