//! Requests of order operations.

use tierway_application::orders::{CartItem, PlaceOrder};
use tierway_application::quotes::RequestedItem;
use tierway_kernel::{AddressId, FieldError, OrderId, ProductId, UserId};
use tierway_orders::{Courier, OrderPatch, OrderStatus, Shipping};

use super::names::{CourierName, OrderStatusName, PaymentStatusName};
use crate::dto::*;
use crate::expected::Expected;
use crate::form::{BusinessRules, Checked, sentence_error};
use crate::numeric::{Numeric, money, whole};
use crate::routes::catalogue::names::TierName;

/// One item of a cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 2 }))]
pub struct CartItemRequest {
    /// The product.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "product"))]
    pub product_id: Option<Numeric>,
    /// `unit` if omitted.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "quantity"))]
    pub quantity: Option<Numeric>,
    /// The price per tier unit the buyer saw: an order at another price is rejected with 409. Ignored when pricing a
    /// cart.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = form::amount))]
    pub expected_price: Option<Numeric>,
}

/// One item of a quote request.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 200, "targetPrice": "95.00" }))]
pub struct RequestedItemRequest {
    /// The product.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "product"))]
    pub product_id: Option<Numeric>,
    /// `unit` if omitted.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "quantity"))]
    pub quantity: Option<Numeric>,
    /// The buyer's target price per tier unit.
    #[validate(custom(function = form::amount))]
    pub target_price: Option<Numeric>,
}

/// A cart to be priced.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct QuoteCartRequest {
    /// The items; equal products and tiers are added up.
    #[validate(nested)]
    pub items: Vec<CartItemRequest>,
    /// The dealer in whose store a customer buys.
    #[validate(custom(function = form::whole, code = "seller"))]
    pub seller_id: Option<Numeric>,
    /// The address book entry it would be shipped to, by which it is taxed; the buyer's profile if omitted.
    #[validate(custom(function = form::whole, message = "Please choose one of your addresses."))]
    pub address_id: Option<Numeric>,
}

/// An order. The server prices the items and determines the buyer: `customerId` must be the caller, `totalAmount` the
/// computed total; `status` is ignored. Without `items` it is a quote request, for `requestedItems` or for an amount of
/// `totalAmount`.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "items": [{ "productId": 42, "tier": "pack", "quantity": 2 }], "totalAmount": "240.00", "channel": "online",
    "paymentMethod": "Bank", "shippingMethod": "Pick-Up", "notes": "Please call before delivery."
}))]
pub struct PlaceOrderRequest {
    /// The buyer; must be the caller if sent.
    #[validate(custom(function = form::whole, message = "You can only order for yourself."))]
    pub customer_id: Option<Numeric>,
    /// The dealer in whose store a customer buys; `null` for the company's own store.
    #[validate(custom(function = form::whole, code = "seller"))]
    pub seller_id: Option<Numeric>,
    /// `online` if omitted.
    pub channel: Option<String>,
    /// Ignored: an order starts as pending.
    pub status: Option<String>,
    /// The total computed by the client; rejected if it differs from the server's.
    #[validate(custom(function = form::amount))]
    pub total_amount: Option<Numeric>,
    /// For the seller.
    pub notes: Option<String>,
    /// The items.
    #[validate(nested)]
    pub items: Option<Vec<CartItemRequest>>,
    /// A listed payment method; recorded, not charged.
    #[schema(example = "Bank")]
    pub payment_method: Option<String>,
    /// One of the listed shipping methods.
    #[schema(example = "Pick-Up")]
    pub shipping_method: Option<String>,
    /// The shipping address.
    pub shipping_address: Option<String>,
    /// An address book entry to ship to, instead of `shippingAddress`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = form::whole, message = "Please choose one of your addresses."))]
    pub address_id: Option<Numeric>,
    /// Requested items, if there are no `items`. `totalAmount` is then optional: today's total is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[validate(nested)]
    pub requested_items: Option<Vec<RequestedItemRequest>>,
    /// `true`: also removes the ordered lines from the buyer's cart.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub from_cart: bool,
}

/// Changes to an order; omitted or empty fields stay unchanged. `processedBy` and `completedAt` are ignored; the server
/// sets them.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({ "status": "shipped", "trackingNumber": "TRK-1042", "version": 3 }))]
pub struct UpdateOrderRequest {
    /// The status to go to. `paid` records the payment; past `paid` it does only that.
    #[schema(value_type = Option<OrderStatusName>)]
    #[validate(custom(function = form::known::<OrderStatus>, code = "status"))]
    pub status: Option<String>,
    /// `paid` records the payment.
    #[schema(value_type = Option<PaymentStatusName>)]
    #[validate(custom(function = records_payment))]
    pub payment_status: Option<String>,
    /// How it was paid.
    pub payment_method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub payment_reference: Option<String>,
    /// Overrides the sequence; the next number of the year if omitted.
    pub receipt_number: Option<String>,
    /// Overrides the sequence; the next number of the year if omitted.
    pub invoice_number: Option<String>,
    /// Notes for shipping.
    pub shipping_notes: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Delivery note number; needed to complete.
    pub delivery_note: Option<String>,
    /// Shipping number; needed to complete.
    pub shipping_number: Option<String>,
    /// The courier, until it is delivered, completed or cancelled. For company staff.
    #[schema(value_type = Option<CourierName>)]
    #[validate(custom(function = form::known::<Courier>, code = "courier"))]
    pub courier: Option<String>,
    /// Note for the history; needed to go back.
    pub notes: Option<String>,
    /// Whether the pieces of an order that is cancelled can be sold again; `false` writes them off as damaged. For
    /// company staff.
    pub restock: Option<bool>,
    /// The version you started from; 409 if the order has changed since.
    pub version: Option<i64>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(skip_serializing_if = "Expected::is_silent")]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
    /// Accepted for compatibility and ignored.
    pub processed_by: Option<Numeric>,
    /// Accepted for compatibility and ignored.
    pub completed_at: Option<String>,
}

/// The warehouse's change of an order.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({ "orderId": 17, "status": "shipped", "trackingNumber": "TRK-1042" }))]
pub struct UpdateWarehouseOrderRequest {
    /// The order.
    #[validate(required(code = "order"), custom(function = form::filled, code = "order"))]
    #[validate(custom(function = form::whole, code = "order"))]
    pub order_id: Option<Numeric>,
    /// The status to go to.
    #[schema(value_type = Option<OrderStatusName>)]
    #[validate(custom(function = form::known::<OrderStatus>, code = "status"))]
    pub status: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Note for the history.
    pub notes: Option<String>,
}

/// The order's payment is recorded, not taken back.
fn records_payment(text: &str) -> Checked {
    match text.trim() {
        "" | "paid" => Ok(()),
        _ => Err(sentence_error("The payment status can only be set to paid.")),
    }
}

/// The product, tier and quantity of an item.
pub fn read_item(product: Option<&Numeric>, tier: Option<&str>, quantity: Option<&Numeric>) -> CartItem {
    CartItem {
        product_id: ProductId(whole(product).unwrap_or_default()),
        tier: tier.map(str::to_owned),
        quantity: whole(quantity).unwrap_or_default(),
        expected_price: None,
    }
}

impl CartItemRequest {
    fn item(&self) -> CartItem {
        let item = read_item(self.product_id.as_ref(), self.tier.as_deref(), self.quantity.as_ref());
        CartItem { expected_price: money(self.expected_price.as_ref()), ..item }
    }
}

impl RequestedItemRequest {
    fn item(&self) -> RequestedItem {
        let item = read_item(self.product_id.as_ref(), self.tier.as_deref(), self.quantity.as_ref());
        RequestedItem { item, target_price: money(self.target_price.as_ref()) }
    }
}

/// The user of a field.
pub fn user(id: Option<&Numeric>) -> Option<UserId> {
    whole(id).map(UserId)
}

impl QuoteCartRequest {
    /// The items.
    pub fn items(&self) -> Vec<CartItem> {
        self.items.iter().map(CartItemRequest::item).collect()
    }
}

impl PlaceOrderRequest {
    /// The order as a command.
    pub fn command(&self) -> PlaceOrder {
        let text =
            |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        PlaceOrder {
            items: self.items.as_ref().map(|items| items.iter().map(CartItemRequest::item).collect()),
            requested: self
                .requested_items
                .as_ref()
                .map(|items| items.iter().map(RequestedItemRequest::item).collect()),
            address_id: whole(self.address_id.as_ref()).map(AddressId),
            from_cart: self.from_cart,
            stated_total: money(self.total_amount.as_ref()),
            customer_id: user(self.customer_id.as_ref()),
            seller_id: user(self.seller_id.as_ref()),
            channel: text(&self.channel),
            notes: text(&self.notes),
            payment_method: text(&self.payment_method),
            shipping: Shipping {
                method: text(&self.shipping_method),
                address: text(&self.shipping_address),
                ..Shipping::default()
            },
        }
    }
}

/// Reads a status; nothing where none is given.
pub fn read_status(text: Option<&str>) -> Option<OrderStatus> {
    OrderStatus::parse(text?.trim())
}

/// Reads a courier; nothing where none is given.
pub fn read_courier(text: Option<&str>) -> Option<Courier> {
    Courier::parse(text?.trim())
}

impl UpdateOrderRequest {
    /// The change as the domain's patch.
    pub fn patch(&self) -> OrderPatch {
        OrderPatch {
            status: read_status(self.status.as_deref()),
            courier: read_courier(self.courier.as_deref()),
            record_payment: self.payment_status.as_deref().is_some_and(|status| !status.trim().is_empty()),
            payment_method: self.payment_method.clone(),
            payment_reference: self.payment_reference.clone(),
            receipt_number: self.receipt_number.clone(),
            invoice_number: self.invoice_number.clone(),
            shipping_notes: self.shipping_notes.clone(),
            tracking_number: self.tracking_number.clone(),
            delivery_note: self.delivery_note.clone(),
            shipping_number: self.shipping_number.clone(),
            notes: self.notes.clone(),
            restock: self.restock,
            expected_version: self.version,
        }
    }
}

impl UpdateWarehouseOrderRequest {
    /// Which order, and the change as the domain's patch.
    pub fn patch(&self) -> (OrderId, OrderPatch) {
        let patch = OrderPatch {
            status: read_status(self.status.as_deref()),
            tracking_number: self.tracking_number.clone(),
            notes: self.notes.clone(),
            ..OrderPatch::default()
        };
        (OrderId(whole(self.order_id.as_ref()).unwrap_or_default()), patch)
    }
}

impl BusinessRules for PlaceOrderRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.command().faults()
    }
}

impl BusinessRules for UpdateOrderRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.patch().faults()
    }
}

impl BusinessRules for UpdateWarehouseOrderRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.patch().1.faults()
    }
}
