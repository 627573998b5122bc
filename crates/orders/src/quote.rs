//! Quotations: the buyer requests, the company offers, the buyer accepts or declines (product.md §7). A request is an
//! order without lines; accepting an offer adds the lines at the offered prices, and from then on it is an ordinary
//! order.

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, Money, OrderId, ProductId, Quantity, Sentence, StoreError, TaxClassId, UserId, too_long,
};

use crate::{
    AssessedLine, LineError, NewLine, Order, OrderError, OrderPatch, OrderStatus, OrderTaxes, Taxation, tax_lines,
    totals,
};

tierway_kernel::names! {
    /// State of a quotation.
    pub enum QuoteState as "QuoteStateName" {
        /// Requested by the buyer.
        Requested = "requested",
        /// The company has named prices.
        Offered = "offered",
        /// The buyer has accepted them: the order has lines.
        Accepted = "accepted",
        /// The buyer has declined, or the request was called off.
        Declined = "declined",
        /// The offer has expired; the company may offer again.
        Expired = "expired",
    }
}

use QuoteState::{Accepted, Declined, Expired, Offered, Requested};

impl QuoteState {
    /// Whether it is closed.
    pub const fn is_answered(self) -> bool {
        matches!(self, Accepted | Declined)
    }
}

/// One line of a quotation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuoteLine {
    /// Which product.
    pub product_id: ProductId,
    /// SKU at the time.
    pub sku: String,
    /// Name at the time.
    pub name: String,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// Tier units: as offered, before that as requested.
    pub quantity: Quantity,
    /// Pieces in all.
    pub pieces: Quantity,
    /// The requested quantity; `None` for a line added by the company.
    pub requested_quantity: Option<Quantity>,
    /// The buyer's target price per tier unit.
    pub target_price: Option<Money>,
    /// The offered price per tier unit; `None` if there is none (yet).
    pub price: Option<Money>,
    /// Net and tax at the offered price; `None` without one, and in offers of earlier versions.
    pub taxed: Option<AssessedLine>,
    /// The product's class for taxes now; not stored with the line.
    pub tax_class_id: Option<TaxClassId>,
    /// The product's picture now; not stored with the line.
    pub image: Option<String>,
}

/// A quotation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quote {
    /// The order it belongs to.
    pub order_id: OrderId,
    /// Its status.
    pub state: QuoteState,
    /// Expiry of the offer; `None`: no expiry.
    pub valid_until: Option<DateTime<Utc>>,
    /// The company's message with the offer.
    pub note: Option<String>,
    /// The author of the offer.
    pub offered_by: Option<UserId>,
    /// When.
    pub offered_at: Option<DateTime<Utc>>,
    /// When the buyer responded.
    pub answered_at: Option<DateTime<Utc>>,
    /// Its lines.
    pub lines: Vec<QuoteLine>,
}

/// An offer, with lines already checked against the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offering {
    /// The lines with their prices.
    pub lines: Vec<QuoteLine>,
    /// Until when.
    pub valid_until: Option<DateTime<Utc>>,
    /// Words to the buyer.
    pub note: Option<String>,
    /// The shipping cost.
    pub shipping_cost: Money,
    /// The author of the offer.
    pub by: Option<UserId>,
    /// The version of the order it was decided against.
    pub version: i64,
}

/// Why nothing is offered, accepted or declined.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum QuoteError {
    /// The order has lines of its own, or was called off.
    #[error("This order is not an open request for quotation.")]
    NotOpen,
    /// It was accepted.
    #[error("This quotation has already been accepted.")]
    AlreadyAccepted,
    /// It was declined.
    #[error("This quotation has been declined.")]
    AlreadyDeclined,
    /// There is nothing to accept.
    #[error("Nothing has been offered yet.")]
    NotOffered,
    /// The offer has expired.
    #[error("This offer has expired. Please request a new one.")]
    Over,
    /// Somebody who only sees the order.
    #[error("Only the buyer can respond to a quotation.")]
    NotTheBuyer,
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// The order itself refuses.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its total is too large to store.
    #[error(transparent)]
    Line(#[from] LineError),
}

/// Longest words with an offer and longest reason against it, in characters.
const LONGEST_TEXT: usize = 2000;

/// Longest time an offer can be valid, in days.
pub const LONGEST_VALIDITY_DAYS: i64 = 366;

fn check_open(order: &Order, quote: &Quote) -> Result<(), QuoteError> {
    match quote.state {
        Accepted => Err(QuoteError::AlreadyAccepted),
        Declined => Err(QuoteError::AlreadyDeclined),
        _ if !order.is_quote || order.status != OrderStatus::Pending => Err(QuoteError::NotOpen),
        Requested | Offered | Expired => Ok(()),
    }
}

/// An offer may be replaced until it is answered, so both sides send the version they saw.
fn check_seen(order: &Order, version: i64) -> Result<(), QuoteError> {
    if order.version == version { Ok(()) } else { Err(OrderError::Stale.into()) }
}

/// A price must be more than zero, both offered and target prices.
pub fn check_price(field: impl Into<String>, price: Money) -> Result<(), FieldError> {
    if price > Money::ZERO { Ok(()) } else { Err(FieldError::new(field, "The price must be more than 0.")) }
}

/// The order with the offered total and the quotation with the offer; an earlier offer is replaced. Requested lines
/// that are not offered stay as requested, without a price, so that the buyer sees what is missing. What it is taxed
/// with stays as it is now, also when it is accepted later.
pub fn offer_quote(
    order: &Order,
    quote: &Quote,
    offering: Offering,
    taxation: &Taxation,
    now: DateTime<Utc>,
) -> Result<(Order, Quote, OrderTaxes), QuoteError> {
    check_open(order, quote)?;
    check_seen(order, offering.version)?;
    check_offering(&offering, now)?;
    let mut offered = offering.lines;
    let mut lines: Vec<QuoteLine> = Vec::with_capacity(quote.lines.len() + offered.len());
    for (asked, input) in quote.lines.iter().filter_map(|line| Some((line, line.requested_quantity?))) {
        let same = |line: &QuoteLine| line.product_id == asked.product_id && line.tier == asked.tier;
        lines.push(match offered.iter().position(same) {
            Some(place) => QuoteLine {
                requested_quantity: asked.requested_quantity,
                target_price: asked.target_price,
                ..offered.remove(place)
            },
            None => asked.as_requested(input),
        });
    }
    lines.append(&mut offered);
    let mut next = Quote {
        order_id: quote.order_id,
        state: Offered,
        valid_until: offering.valid_until,
        note: offering.note,
        offered_by: offering.by,
        offered_at: Some(now),
        answered_at: None,
        lines,
    };
    let assessed = tax_lines(&mut next.order_lines()?, taxation)?;
    for (line, taxed) in next.lines.iter_mut().filter(|line| line.price.is_some()).zip(assessed.lines) {
        line.taxed = Some(taxed);
    }
    let sums = totals(assessed.goods, assessed.tax, offering.shipping_cost)?;
    let order = Order {
        goods_total: sums.goods,
        tax: sums.tax,
        shipping_cost: sums.shipping,
        total: sums.total,
        processed_by: offering.by.or(order.processed_by),
        ..order.clone()
    };
    Ok((order, next, OrderTaxes::recorded(taxation, assessed.breakdown)))
}

fn check_offering(offering: &Offering, now: DateTime<Utc>) -> Result<(), QuoteError> {
    let mut errors = Vec::new();
    if offering.valid_until.is_some_and(|end| end <= now) {
        errors.push(FieldError::new("validUntil", "The expiry date must be in the future."));
    } else if offering.valid_until.is_some_and(|end| end > now + chrono::Duration::days(LONGEST_VALIDITY_DAYS)) {
        errors.push(FieldError::new("validUntil", "An offer is valid for a year at most."));
    }
    if offering.shipping_cost < Money::ZERO {
        errors.push(FieldError::new("shippingCost", "An amount must not be negative."));
    }
    if offering.note.as_deref().is_some_and(|note| note.chars().count() > LONGEST_TEXT) {
        errors.push(FieldError::new("note", too_long(LONGEST_TEXT)));
    }
    for (index, line) in offering.lines.iter().enumerate() {
        let earlier = &offering.lines[..index];
        if earlier.iter().any(|other| other.product_id == line.product_id && other.tier == line.tier) {
            errors.push(FieldError::new(format!("lines[{index}].productId"), "This product is listed twice."));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(QuoteError::Fields(errors)) }
}

/// The confirmed order and the accepted quotation, if the offer is valid and is the one the buyer saw, at this order
/// version.
pub fn accept_quote(
    order: &Order,
    quote: &Quote,
    version: i64,
    now: DateTime<Utc>,
) -> Result<(Order, Quote), QuoteError> {
    check_open(order, quote)?;
    match quote.state {
        Offered if quote.has_ended(now) => Err(QuoteError::Over),
        Offered => {
            check_seen(order, version)?;
            let accepted = Quote { state: Accepted, answered_at: Some(now), ..quote.clone() };
            Ok((Order { is_quote: false, ..order.clone() }, accepted))
        }
        Expired => Err(QuoteError::Over),
        Requested | Accepted | Declined => Err(QuoteError::NotOffered),
    }
}

/// Declining cancels the order. Before there is an offer, it withdraws the request.
pub fn decline_quote(order: &Order, quote: &Quote, reason: Option<&str>) -> Result<OrderPatch, QuoteError> {
    check_open(order, quote)?;
    if reason.is_some_and(|reason| reason.trim().chars().count() > LONGEST_TEXT) {
        return Err(QuoteError::Fields(vec![FieldError::new("reason", too_long(LONGEST_TEXT))]));
    }
    let (status, notes) = (Some(OrderStatus::Cancelled), reason.map(str::to_owned));
    Ok(OrderPatch { status, notes, ..OrderPatch::default() })
}

impl QuoteLine {
    /// A priced catalogue line, requested or offered.
    pub fn of(line: NewLine) -> QuoteLine {
        QuoteLine {
            product_id: line.product_id,
            sku: line.sku,
            name: line.name,
            tier: line.tier,
            quantity: line.quantity,
            pieces: line.pieces,
            requested_quantity: None,
            target_price: None,
            price: None,
            taxed: None,
            tax_class_id: line.tax_class_id,
            image: line.image,
        }
    }

    /// The line as requested, without an earlier offer.
    fn as_requested(&self, input: Quantity) -> QuoteLine {
        let in_one = Quantity::new(self.pieces.get() / self.quantity.get().max(1));
        let pieces = in_one.and_then(|in_one| input.times(in_one)).unwrap_or(self.pieces);
        QuoteLine { quantity: input, pieces, price: None, taxed: None, ..self.clone() }
    }
}

impl Quote {
    /// Whether the offer's time is over.
    pub fn has_ended(&self, now: DateTime<Utc>) -> bool {
        self.valid_until.is_some_and(|end| end <= now)
    }

    /// The same, closed.
    #[must_use]
    pub fn declined(&self, now: DateTime<Utc>) -> Quote {
        Quote { state: Declined, answered_at: Some(now), ..self.clone() }
    }

    /// The order lines of an accepted offer, at the offered prices. Product data is filled in by the caller.
    pub fn order_lines(&self) -> Result<Vec<NewLine>, LineError> {
        let priced = self.lines.iter().filter_map(|line| Some((line, line.price?)));
        priced
            .map(|(line, price)| {
                let total = price.times(line.quantity.get()).ok_or(LineError::TooLarge)?;
                let taxed = line.taxed.unwrap_or(AssessedLine { net: total, tax: Money::ZERO });
                Ok(NewLine {
                    product_id: line.product_id,
                    sku: line.sku.clone(),
                    name: line.name.clone(),
                    tier: line.tier,
                    tier_label: None,
                    category: String::new(),
                    unit_cost: Money::ZERO,
                    quantity: line.quantity,
                    pieces: line.pieces,
                    price,
                    total,
                    net: taxed.net,
                    tax: taxed.tax,
                    tax_class_id: line.tax_class_id,
                    price_source: QUOTE_PRICE,
                    image: line.image.clone(),
                })
            })
            .collect()
    }
}

/// The price source of an accepted offer on an order line.
pub const QUOTE_PRICE: &str = "quote";

/// Quotations in the store. Whoever changes one holds the lock of its order.
pub trait QuoteRepository {
    /// Stores a quotation with its lines.
    fn add(&mut self, quote: &Quote, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The quotation of one order.
    fn of_order(&mut self, order: OrderId) -> Result<Option<Quote>, StoreError>;
    /// The quotations of these orders, in any order.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Quote>, StoreError>;
    /// Writes a quotation if its state is still `from`; `false` otherwise.
    fn save(&mut self, quote: &Quote, from: QuoteState) -> Result<bool, StoreError>;
    /// Orders whose offer has expired by `now` without an answer, at most `limit`.
    fn ended(&mut self, now: DateTime<Utc>, limit: u32) -> Result<Vec<OrderId>, StoreError>;
}

#[cfg(test)]
mod tests;
