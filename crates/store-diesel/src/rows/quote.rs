//! Quotations and messages about orders.

use diesel::prelude::*;
use tierway_kernel::{OrderId, OrderMessageId, ProductId, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{AssessedLine, OrderMessage, Quote, QuoteLine, QuoteState};

use super::{read_money, read_quantity, read_time, unreadable};
use crate::schema::{order_messages, quote_lines, quotes};

/// A quotation as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = quotes)]
pub(crate) struct QuoteRow {
    pub(crate) order_id: i64,
    state: String,
    valid_until: Option<i64>,
    note: Option<String>,
    offered_by: Option<i64>,
    offered_at: Option<i64>,
    answered_at: Option<i64>,
}

/// Everything of a quotation that may change.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = quotes, treat_none_as_default_value = false, treat_none_as_null = true)]
pub(crate) struct QuoteFields<'a> {
    state: &'static str,
    valid_until: Option<i64>,
    note: Option<&'a str>,
    offered_by: Option<i64>,
    offered_at: Option<i64>,
    answered_at: Option<i64>,
}

/// A line of a quotation, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = quote_lines, treat_none_as_default_value = false)]
pub(crate) struct QuoteLineRow {
    pub(crate) order_id: i64,
    position: i64,
    product_id: i64,
    sku: String,
    name: String,
    tier: String,
    quantity: i64,
    pieces: i64,
    requested_quantity: Option<i64>,
    target_price: Option<i64>,
    price: Option<i64>,
    net: Option<i64>,
    tax: Option<i64>,
}

/// A message as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_messages)]
pub(crate) struct MessageRow {
    pub(crate) id: i64,
    order_id: i64,
    author_id: i64,
    text: String,
    pub(crate) created_at: i64,
}

impl QuoteRow {
    /// The quotation with these lines.
    pub(crate) fn into_quote(self, lines: Vec<QuoteLine>) -> Result<Quote, StoreError> {
        Ok(Quote {
            order_id: OrderId(self.order_id),
            state: QuoteState::parse(&self.state).ok_or_else(|| unreadable("quotes.state", &self.state))?,
            valid_until: read_time(self.valid_until),
            note: self.note,
            offered_by: self.offered_by.map(UserId),
            offered_at: read_time(self.offered_at),
            answered_at: read_time(self.answered_at),
            lines,
        })
    }
}

impl<'a> QuoteFields<'a> {
    /// The fields of a quotation.
    pub(crate) fn new(quote: &'a Quote) -> QuoteFields<'a> {
        QuoteFields {
            state: quote.state.as_str(),
            valid_until: quote.valid_until.map(to_micros),
            note: quote.note.as_deref(),
            offered_by: quote.offered_by.map(|id| id.0),
            offered_at: quote.offered_at.map(to_micros),
            answered_at: quote.answered_at.map(to_micros),
        }
    }
}

impl QuoteLineRow {
    /// The rows of a quotation's lines, numbered in their order.
    pub(crate) fn of_quote(quote: &Quote) -> Vec<QuoteLineRow> {
        let row = |(position, line): (i64, &QuoteLine)| QuoteLineRow {
            order_id: quote.order_id.0,
            position,
            product_id: line.product_id.0,
            sku: line.sku.clone(),
            name: line.name.clone(),
            tier: line.tier.to_owned(),
            quantity: line.quantity.get(),
            pieces: line.pieces.get(),
            requested_quantity: line.requested_quantity.map(|quantity| quantity.get()),
            target_price: line.target_price.map(|price| price.minor()),
            price: line.price.map(|price| price.minor()),
            net: line.taxed.map(|taxed| taxed.net.minor()),
            tax: line.taxed.map(|taxed| taxed.tax.minor()),
        };
        (1..).zip(&quote.lines).map(row).collect()
    }

    /// The line, with its product's picture.
    pub(crate) fn into_line(self, image: Option<String>) -> Result<QuoteLine, StoreError> {
        let requested = self.requested_quantity.map(|asked| read_quantity("quote_lines.requested_quantity", asked));
        Ok(QuoteLine {
            product_id: ProductId(self.product_id),
            tier: match self.tier.as_str() {
                "unit" => "unit",
                "pack" => "pack",
                "bulk" => "bulk",
                other => return Err(unreadable("quote_lines.tier", other)),
            },
            sku: self.sku,
            name: self.name,
            quantity: read_quantity("quote_lines.quantity", self.quantity)?,
            pieces: read_quantity("quote_lines.pieces", self.pieces)?,
            requested_quantity: requested.transpose()?,
            target_price: read_money(self.target_price),
            price: read_money(self.price),
            taxed: read_money(self.net).zip(read_money(self.tax)).map(|(net, tax)| AssessedLine { net, tax }),
            tax_class_id: None,
            image,
        })
    }
}

impl MessageRow {
    /// The message.
    pub(crate) fn into_message(self) -> OrderMessage {
        OrderMessage {
            id: OrderMessageId(self.id),
            order_id: OrderId(self.order_id),
            author_id: UserId(self.author_id),
            text: self.text,
            created_at: from_micros(self.created_at),
        }
    }
}
