//! What order operations take.

use tierway_application::Failure;
use tierway_application::orders::{CartItem, PlaceOrder};
use tierway_application::quotes::RequestedItem;
use tierway_kernel::{AddressId, OrderId, ProductId, UserId};
use tierway_orders::{Courier, OrderPatch, OrderStatus, Shipping};

use super::names::{CourierName, OrderStatusName, PaymentStatusName};
use crate::dto::*;
use crate::expected::Expected;
use crate::routes::catalogue::names::TierName;
use crate::routes::catalogue::numeric::{Numeric, Reader};

/// One item of a cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 2 }))]
pub struct CartItemRequest {
    /// The product.
    pub product_id: Option<Numeric>,
    /// `unit` when left out.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    pub quantity: Option<Numeric>,
    /// The price of one of the tier that the buyer saw: an order at another price is refused with 409. Pricing a cart
    /// does not look at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_price: Option<Numeric>,
}

/// One item of a request for quotation.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 200, "targetPrice": "95.00" }))]
pub struct RequestedItemRequest {
    /// The product.
    pub product_id: Option<Numeric>,
    /// `unit` when left out.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    pub quantity: Option<Numeric>,
    /// What the buyer would like to pay for one of the tier.
    pub target_price: Option<Numeric>,
}

/// A cart to be priced.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct QuoteCartRequest {
    /// The items; equal products and tiers are added up.
    pub items: Vec<CartItemRequest>,
    /// The dealer in whose store a customer buys.
    pub seller_id: Option<Numeric>,
}

/// An order. The server prices the items and says who buys: `customerId` must be the caller, `totalAmount` the computed
/// total; `status` is accepted and not used. Without `items` it is a request for quotation, of `requestedItems` or over
/// `totalAmount`.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "items": [{ "productId": 42, "tier": "pack", "quantity": 2 }], "totalAmount": "240.00", "channel": "online",
    "paymentMethod": "Bank", "shippingMethod": "Pick-Up", "notes": "Please call before delivery."
}))]
pub struct PlaceOrderRequest {
    /// The buyer; must be the caller when sent.
    pub customer_id: Option<Numeric>,
    /// The dealer in whose store a customer buys; `null`: the company's own.
    pub seller_id: Option<Numeric>,
    /// `online` when left out.
    pub channel: Option<String>,
    /// Accepted and not used: an order starts as pending.
    pub status: Option<String>,
    /// The total the client has computed; refused when it is not ours.
    pub total_amount: Option<Numeric>,
    /// For the seller.
    pub notes: Option<String>,
    /// The items.
    pub items: Option<Vec<CartItemRequest>>,
    /// One of the listed payment methods; recorded, not charged.
    #[schema(example = "Bank")]
    pub payment_method: Option<String>,
    /// One of the listed shipping methods.
    #[schema(example = "Pick-Up")]
    pub shipping_method: Option<String>,
    /// Where to.
    pub shipping_address: Option<String>,
    /// An entry of the buyer's address book to send it to, in the place of `shippingAddress`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address_id: Option<Numeric>,
    /// What a request for quotation asks for, when there are no `items`. `totalAmount` may then be left out: the request
    /// is over what the items cost today.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested_items: Option<Vec<RequestedItemRequest>>,
    /// `true`: what is ordered leaves the buyer's cart, in the same step.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub from_cart: bool,
}

/// A change of an order; what is left out or empty stays. `processedBy` and `completedAt` are accepted and replaced by
/// the session's user and the clock.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "status": "shipped", "trackingNumber": "TRK-1042", "version": 3 }))]
pub struct UpdateOrderRequest {
    /// The status to go to. `paid` records the payment; past `paid` it does only that.
    #[schema(value_type = Option<OrderStatusName>)]
    pub status: Option<String>,
    /// `paid` records the payment.
    #[schema(value_type = Option<PaymentStatusName>)]
    pub payment_status: Option<String>,
    /// How it was paid.
    pub payment_method: Option<String>,
    /// The bank's or wallet's reference.
    pub payment_reference: Option<String>,
    /// Outside the sequence; the next one of the year when left out.
    pub receipt_number: Option<String>,
    /// Outside the sequence; the next one of the year when left out.
    pub invoice_number: Option<String>,
    /// Notes for shipping.
    pub shipping_notes: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Delivery note number; needed to complete.
    pub delivery_note: Option<String>,
    /// Shipping number; needed to complete.
    pub shipping_number: Option<String>,
    /// Who carries it, until it is delivered, completed or cancelled. For the company's people.
    #[schema(value_type = Option<CourierName>)]
    pub courier: Option<String>,
    /// Note for the history; needed to go back.
    pub notes: Option<String>,
    /// Whether the pieces of an order that is cancelled can be sold again; `false` writes them off as damaged. For the
    /// company's people.
    pub restock: Option<bool>,
    /// The version the change was made against; 409 when the order moved on.
    pub version: Option<i64>,
    /// What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    /// 409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile.
    #[serde(skip_serializing_if = "Expected::is_silent")]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
    /// Accepted and not used.
    pub processed_by: Option<Numeric>,
    /// Accepted and not used.
    pub completed_at: Option<String>,
}

/// The warehouse's change of an order.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "orderId": 17, "status": "shipped", "trackingNumber": "TRK-1042" }))]
pub struct UpdateWarehouseOrderRequest {
    /// The order.
    pub order_id: Option<Numeric>,
    /// The status to go to.
    #[schema(value_type = Option<OrderStatusName>)]
    pub status: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Note for the history.
    pub notes: Option<String>,
}

/// What a quantity that is no whole number of at least 1 is told.
const WHOLE: &str = "The quantity must be a whole number of at least 1.";
/// What a line without product or quantity is told.
const NO_PRODUCT: &str = "Please select a product and enter quantity";

/// Reads one item; what is missing or unreadable is named, `prefix` before the names of the fields.
pub fn read_item(
    read: &mut Reader,
    prefix: &str,
    product: Option<&Numeric>,
    tier: Option<&str>,
    quantity: Option<&Numeric>,
) -> Option<CartItem> {
    let field = |name: &str| format!("{prefix}{name}");
    for (name, given) in [("productId", product), ("quantity", quantity)] {
        if given.is_none_or(Numeric::is_empty) {
            read.fault(&field(name), NO_PRODUCT);
        }
    }
    let product = read.whole(&field("productId"), product, NO_PRODUCT);
    let quantity = read.whole(&field("quantity"), quantity, WHOLE);
    Some(CartItem {
        product_id: ProductId(product?),
        tier: tier.map(str::to_owned),
        quantity: quantity?,
        expected_price: None,
    })
}

/// Reads cart items into the command's; unreadable numbers are named by item.
pub fn cart_items(items: &[CartItemRequest], read: &mut Reader) -> Vec<CartItem> {
    let mut read_one = |(index, item): (usize, &CartItemRequest)| {
        let prefix = format!("items[{index}].");
        let expected_price = read.money(&format!("{prefix}expectedPrice"), item.expected_price.as_ref());
        let (product, tier) = (item.product_id.as_ref(), item.tier.as_deref());
        let item = read_item(read, &prefix, product, tier, item.quantity.as_ref())?;
        Some(CartItem { expected_price, ..item })
    };
    items.iter().enumerate().filter_map(&mut read_one).collect()
}

/// Reads the items of a request for quotation; unreadable numbers are named by item.
fn requested_items(items: &[RequestedItemRequest], read: &mut Reader) -> Vec<RequestedItem> {
    let mut read_one = |(index, item): (usize, &RequestedItemRequest)| {
        let prefix = format!("requestedItems[{index}].");
        let target_price = read.money(&format!("{prefix}targetPrice"), item.target_price.as_ref());
        let (product, tier) = (item.product_id.as_ref(), item.tier.as_deref());
        let item = read_item(read, &prefix, product, tier, item.quantity.as_ref())?;
        Some(RequestedItem { item, target_price })
    };
    items.iter().enumerate().filter_map(&mut read_one).collect()
}

fn user(read: &mut Reader, field: &str, id: Option<&Numeric>, sentence: &str) -> Option<UserId> {
    read.whole(field, id, sentence).map(UserId)
}

/// The dealer of a store.
pub fn seller(read: &mut Reader, id: Option<&Numeric>) -> Option<UserId> {
    user(read, "sellerId", id, "This seller has no store you can buy in.")
}

impl PlaceOrderRequest {
    /// The order as a command; all unreadable fields are named.
    pub fn command(&self) -> Result<PlaceOrder, Failure> {
        let mut read = Reader::default();
        let text =
            |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        let command = PlaceOrder {
            items: self.items.as_ref().map(|items| cart_items(items, &mut read)),
            requested: self.requested_items.as_ref().map(|items| requested_items(items, &mut read)),
            address_id: read
                .whole("addressId", self.address_id.as_ref(), "Please choose one of your addresses.")
                .map(AddressId),
            from_cart: self.from_cart,
            stated_total: read.money("totalAmount", self.total_amount.as_ref()),
            customer_id: user(&mut read, "customerId", self.customer_id.as_ref(), "You can only order for yourself."),
            seller_id: seller(&mut read, self.seller_id.as_ref()),
            channel: text(&self.channel),
            notes: text(&self.notes),
            payment_method: text(&self.payment_method),
            shipping: Shipping {
                method: text(&self.shipping_method),
                address: text(&self.shipping_address),
                ..Shipping::default()
            },
        };
        if read.errors.is_empty() { Ok(command) } else { Err(Failure::Fields(read.errors)) }
    }
}

/// Reads a status; nothing where none is given.
pub fn read_status(text: Option<&str>) -> Result<Option<OrderStatus>, Failure> {
    match text.map(str::trim).filter(|text| !text.is_empty()) {
        None => Ok(None),
        Some(name) => match OrderStatus::parse(name) {
            Some(status) => Ok(Some(status)),
            None => Err(Failure::field("status", "This order status is not known.")),
        },
    }
}

/// Reads a courier; nothing where none is given.
pub fn read_courier(text: Option<&str>) -> Result<Option<Courier>, Failure> {
    match text.map(str::trim).filter(|text| !text.is_empty()) {
        None => Ok(None),
        Some(name) => match Courier::parse(name) {
            Some(courier) => Ok(Some(courier)),
            None => Err(Failure::field("courier", "This courier is not known.")),
        },
    }
}

impl UpdateOrderRequest {
    /// The change as the domain's patch.
    pub fn patch(self) -> Result<OrderPatch, Failure> {
        let record_payment = match self.payment_status.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            None => false,
            Some("paid") => true,
            Some(_) => return Err(Failure::field("paymentStatus", "The payment status can only be set to paid.")),
        };
        Ok(OrderPatch {
            status: read_status(self.status.as_deref())?,
            courier: read_courier(self.courier.as_deref())?,
            record_payment,
            payment_method: self.payment_method,
            payment_reference: self.payment_reference,
            receipt_number: self.receipt_number,
            invoice_number: self.invoice_number,
            shipping_notes: self.shipping_notes,
            tracking_number: self.tracking_number,
            delivery_note: self.delivery_note,
            shipping_number: self.shipping_number,
            notes: self.notes,
            restock: self.restock,
            expected_version: self.version,
        })
    }
}

impl UpdateWarehouseOrderRequest {
    /// Which order, and the change as the domain's patch.
    pub fn patch(self) -> Result<(OrderId, OrderPatch), Failure> {
        let missing = "Please select an order.";
        let mut read = Reader::default();
        let id = read.whole("orderId", self.order_id.as_ref(), missing);
        let id = id.ok_or_else(|| Failure::field("orderId", missing))?;
        let status = read_status(self.status.as_deref())?;
        let patch =
            OrderPatch { status, tracking_number: self.tracking_number, notes: self.notes, ..OrderPatch::default() };
        Ok((OrderId(id), patch))
    }
}
