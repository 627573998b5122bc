//! The order itself.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, Message, Money, OrderEventId, OrderId, Role, Sentence, UserId};

use crate::checks::{check_length, check_payment_method};
use crate::{Courier, MonthIndex, NewLine, OrderLine, OrderStatus, OrderTaxes, Payment, PaymentStatus, StatusError};

/// Ways to ship (specification 2 §2).
pub const SHIPPING_METHODS: [&str; 6] =
    ["Pick-Up", "Air Courier Service", "Express Delivery", "Standard Shipping", "Sea Freight", "Land Transport"];

/// Shipping details of an order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shipping {
    /// One of [`SHIPPING_METHODS`].
    pub method: Option<String>,
    /// Postal address as text.
    pub address: Option<String>,
    /// The carrier's tracking number.
    pub tracking_number: Option<String>,
    /// Notes for shipping.
    pub notes: Option<String>,
    /// Delivery note number (employee tab).
    pub delivery_note: Option<String>,
    /// Shipping number (employee tab).
    pub shipping_number: Option<String>,
    /// Courier that delivers it.
    pub courier: Courier,
}

/// Origin of an order, as of the time it was placed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderOrigin {
    /// The buyer's role.
    pub role: Role,
    /// The name of the buyer's region; `None`: in none of them.
    pub region: Option<String>,
    /// The month of UTC in which the buyer registered, of customers who came through a referral.
    pub cohort: Option<MonthIndex>,
}

/// An order to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewOrder {
    /// The buyer.
    pub customer_id: UserId,
    /// Their name at the time.
    pub customer_name: String,
    /// The dealer of the store; `None` for the company.
    pub seller_id: Option<UserId>,
    /// The buyer's referrer, who sees its totals and earns from it.
    pub referrer_id: Option<UserId>,
    /// For example `online`.
    pub channel: String,
    /// Buyer's notes.
    pub notes: Option<String>,
    /// Wanted way to pay.
    pub payment_method: Option<String>,
    /// How and where to.
    pub shipping: Shipping,
    /// Sum of the lines without tax, or the stated amount of a quote request.
    pub goods_total: Money,
    /// All taxes.
    pub tax: Money,
    /// Where it is taxed, and the breakdown of `tax`.
    pub taxes: OrderTaxes,
    /// Shipping cost, by setting.
    pub shipping_cost: Money,
    /// Sum of all three.
    pub total: Money,
    /// A quote request: no lines, no stock, earns nothing.
    pub is_quote: bool,
    /// Its origin.
    pub origin: OrderOrigin,
    /// Priced lines.
    pub lines: Vec<NewLine>,
}

/// A stored order, without its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Identity.
    pub id: OrderId,
    /// The buyer.
    pub customer_id: UserId,
    /// Their name at the time.
    pub customer_name: String,
    /// The dealer of the store; `None` for the company.
    pub seller_id: Option<UserId>,
    /// The buyer's referrer.
    pub referrer_id: Option<UserId>,
    /// For example `online`.
    pub channel: String,
    /// Its status.
    pub status: OrderStatus,
    /// Whether it is paid.
    pub payment_status: PaymentStatus,
    /// The buyer's wanted way to pay, then the recorded one.
    pub payment_method: Option<String>,
    /// The recorded payment.
    pub payment: Option<Payment>,
    /// How and where to.
    pub shipping: Shipping,
    /// Sum of the lines without tax.
    pub goods_total: Money,
    /// All taxes.
    pub tax: Money,
    /// Shipping cost.
    pub shipping_cost: Money,
    /// Sum of all three.
    pub total: Money,
    /// A quote request.
    pub is_quote: bool,
    /// Notes.
    pub notes: Option<String>,
    /// The last editor.
    pub processed_by: Option<UserId>,
    /// When it was completed in the employee tab.
    pub completed_at: Option<DateTime<Utc>>,
    /// When it was placed.
    pub created_at: DateTime<Utc>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// Counts changes; guards against lost updates.
    pub version: i64,
}

impl Order {
    /// The order as stored under this number.
    pub fn placed(id: OrderId, new: &NewOrder, now: DateTime<Utc>) -> Order {
        Order {
            id,
            customer_id: new.customer_id,
            customer_name: new.customer_name.clone(),
            seller_id: new.seller_id,
            referrer_id: new.referrer_id,
            channel: new.channel.clone(),
            status: OrderStatus::Pending,
            payment_status: PaymentStatus::Unpaid,
            payment_method: new.payment_method.clone(),
            payment: None,
            shipping: new.shipping.clone(),
            goods_total: new.goods_total,
            tax: new.tax,
            shipping_cost: new.shipping_cost,
            total: new.total,
            is_quote: new.is_quote,
            notes: new.notes.clone(),
            processed_by: None,
            completed_at: None,
            created_at: now,
            updated_at: now,
            version: 1,
        }
    }
}

/// Whether only the return period keeps the order open: it is delivered and paid.
pub fn may_complete(order: &Order) -> bool {
    order.status == OrderStatus::Delivered && order.payment_status == PaymentStatus::Paid
}

/// Whether the buyer is to transfer money to the company's account: an order of the company itself that is to be paid by bank.
pub fn owes_bank_transfer(order: &Order) -> bool {
    order.payment_method.as_deref() == Some("Bank")
        && order.payment_status == PaymentStatus::Unpaid
        && order.seller_id.is_none()
        && !order.is_quote
        && order.status != OrderStatus::Cancelled
}

/// An entry of the order's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderEvent {
    /// Identity.
    pub id: OrderEventId,
    /// Status before; `None` at placing.
    pub from: Option<OrderStatus>,
    /// New status.
    pub to: OrderStatus,
    /// Who; `None` for the system.
    pub actor_id: Option<UserId>,
    /// Why, or what else changed (a recorded payment).
    pub note: Option<Message>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A change requested by `PATCH /api/orders/{id}` or the warehouse's update; `None` leaves a field unchanged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderPatch {
    /// New status.
    pub status: Option<OrderStatus>,
    /// `true`: record the payment, without moving an order that is past `paid`.
    pub record_payment: bool,
    /// How it was paid.
    pub payment_method: Option<String>,
    /// The payment's reference.
    pub payment_reference: Option<String>,
    /// Given receipt number, outside the sequence.
    pub receipt_number: Option<String>,
    /// Given invoice number, outside the sequence.
    pub invoice_number: Option<String>,
    /// Notes for shipping.
    pub shipping_notes: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Delivery note number.
    pub delivery_note: Option<String>,
    /// Shipping number.
    pub shipping_number: Option<String>,
    /// Courier that delivers it.
    pub courier: Option<Courier>,
    /// Note for the history.
    pub notes: Option<String>,
    /// Whether the pieces of an order that is cancelled are free again; `Some(false)` writes them off. Staff only.
    pub restock: Option<bool>,
    /// The version the change is based on; rejected if the order has changed since.
    pub expected_version: Option<i64>,
}

/// Why an order cannot be placed or changed.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum OrderError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Pending dealers and agents cannot order (product.md §3).
    #[error("You can order once your account is approved.")]
    NotVerified,
    /// The stated total is not the computed one (product.md §1).
    #[error("The total has changed: it is {actual}, not {stated}. Please check your cart.")]
    TotalMismatch {
        /// The client's value.
        stated: Money,
        /// The total of the lines.
        actual: Money,
    },
    /// The client named another buyer.
    #[error("You can only order for yourself.")]
    NotYourself,
    /// A quotation without an amount.
    #[error("Please enter the amount of your request.")]
    AmountMissing,
    /// Only the owners record payments.
    #[error("You may not record payments.")]
    MayNotRecordPayment,
    /// It is paid.
    #[error("This order has already been paid.")]
    AlreadyPaid,
    /// A cancelled order or a request without lines cannot be paid.
    #[error("This order cannot be paid.")]
    NotPayable,
    /// The given number is in use.
    #[error("The number {0} is already in use.")]
    NumberTaken(String),
    /// Completing needs both numbers (specification 2 §5).
    #[error("Please enter the delivery note number and the shipping number.")]
    PapersMissing,
    /// A customer without any payment would reserve too many pieces.
    #[error("Until your first payment is recorded, your unpaid orders can hold {limit} pieces; they hold {held} now.")]
    TooMuchUnpaid {
        /// How many at most.
        limit: i64,
        /// How many already.
        held: i64,
    },
    /// Somebody changed the order in the meantime.
    #[error("This order was changed by someone else. Please reload it.")]
    Stale,
    /// A quote request has no lines yet.
    #[error("A request for quotation cannot be processed before an offer is accepted.")]
    IsQuote,
    /// Delivered, cancelled, or only requested.
    #[error("The courier of this order can no longer be changed.")]
    CourierFixed,
    /// The setting `shipUnpaid` blocks shipping.
    #[error("This order is not paid yet. Please record its payment before it is shipped.")]
    NotPaidYet,
    /// Something of it has left.
    #[error("Part of this order has been shipped; it can no longer be cancelled.")]
    PartShipped,
    /// Something of it came back, or is about to.
    #[error("Goods of this order were returned; its status can no longer be moved back.")]
    PartReturned,
    /// Somebody who only sees the order, or a buyer who sends more than a cancellation.
    #[error("You may not change this order.")]
    MayNotEdit,
    /// A change of status that is refused.
    #[error(transparent)]
    Status(#[from] StatusError),
}

/// Rejects accounts that may not order yet.
pub fn check_buyer(role: Role, verified: bool) -> Result<(), OrderError> {
    if verified || role == Role::Customer { Ok(()) } else { Err(OrderError::NotVerified) }
}

/// Validation errors of a buyer's choices and texts.
pub fn choice_faults(
    channel: Option<&str>,
    payment_method: Option<&str>,
    shipping: &Shipping,
    notes: Option<&str>,
) -> Vec<FieldError> {
    let mut errors = Vec::new();
    check_payment_method("paymentMethod", payment_method, &mut errors);
    if shipping.method.as_deref().is_some_and(|method| !SHIPPING_METHODS.contains(&method)) {
        errors.push(FieldError::new("shippingMethod", "Please choose one of the listed shipping methods."));
    }
    let address = shipping.address.as_deref();
    for (field, text, most) in [("channel", channel, 40), ("shippingAddress", address, 500), ("notes", notes, 2000)] {
        check_length(field, text, most, &mut errors);
    }
    errors
}

/// An order with everything that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDetail {
    /// The order.
    pub order: Order,
    /// Its lines.
    pub lines: Vec<OrderLine>,
    /// Its history, oldest first.
    pub events: Vec<OrderEvent>,
}

#[cfg(test)]
mod tests;
