//! Quotations: state in the row; lines are rewritten with each offer.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError, to_micros};
use tierway_orders::{Quote, QuoteLine, QuoteRepository, QuoteState};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{QuoteFields, QuoteLineRow, QuoteRow};
use crate::schema::{products, quote_lines, quotes};
use crate::steps::in_steps;

impl DieselTransaction<'_> {
    fn add_quote_lines(&mut self, quote: &Quote) -> Result<(), StoreError> {
        if quote.lines.is_empty() {
            return Ok(());
        }
        diesel::insert_into(quote_lines::table)
            .values(QuoteLineRow::of_quote(quote))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}

impl QuoteRepository for DieselTransaction<'_> {
    fn add(&mut self, quote: &Quote, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(quotes::table)
            .values((
                quotes::order_id.eq(quote.order_id.0),
                quotes::created_at.eq(to_micros(now)),
                QuoteFields::new(quote),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        self.add_quote_lines(quote)
    }

    fn of_order(&mut self, order: OrderId) -> Result<Option<Quote>, StoreError> {
        Ok(QuoteRepository::of_orders(self, &[order])?.pop())
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Quote>, StoreError> {
        let rows: Vec<QuoteRow> = in_steps(orders, |orders| {
            quotes::table
                .filter(quotes::order_id.eq_any(orders.iter().map(|id| id.0)))
                .select(QuoteRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let found: Vec<(QuoteLineRow, Option<String>)> = in_steps(&rows, |rows| {
            quote_lines::table
                .left_join(products::table)
                .filter(quote_lines::order_id.eq_any(rows.iter().map(|row| row.order_id)))
                .order((quote_lines::order_id, quote_lines::position))
                .select((QuoteLineRow::as_select(), products::image.nullable()))
                .load(self.connection)
                .map_err(store_error)
        })?;
        let mut lines: HashMap<i64, Vec<QuoteLine>> = HashMap::new();
        for (row, image) in found {
            lines.entry(row.order_id).or_default().push(row.into_line(image)?);
        }
        rows.into_iter()
            .map(|row| {
                let lines = lines.remove(&row.order_id).unwrap_or_default();
                row.into_quote(lines)
            })
            .collect()
    }

    fn save(&mut self, quote: &Quote, from: QuoteState) -> Result<bool, StoreError> {
        let saved = diesel::update(quotes::table.find(quote.order_id.0).filter(quotes::state.eq(from.as_str())))
            .set(QuoteFields::new(quote))
            .execute(self.connection)
            .map_err(store_error)?;
        if saved == 1 {
            diesel::delete(quote_lines::table.filter(quote_lines::order_id.eq(quote.order_id.0)))
                .execute(self.connection)
                .map_err(store_error)?;
            self.add_quote_lines(quote)?;
        }
        Ok(saved == 1)
    }

    fn ended(&mut self, now: DateTime<Utc>, limit: u32) -> Result<Vec<OrderId>, StoreError> {
        let ids: Vec<i64> = quotes::table
            .filter(quotes::state.eq(QuoteState::Offered.as_str()))
            .filter(quotes::valid_until.le(to_micros(now)))
            .order((quotes::valid_until, quotes::order_id))
            .limit(i64::from(limit))
            .select(quotes::order_id)
            .load(self.connection)
            .map_err(store_error)?;
        Ok(ids.into_iter().map(OrderId).collect())
    }
}
