//! Requests of cart operations.

use tierway_application::cart::CartItemInput;
use tierway_application::orders::CartItem;
use tierway_kernel::FieldError;
use tierway_orders::{SavedCartError, check_cart_name};

use crate::dto::*;
use crate::form::BusinessRules;
use crate::numeric::Numeric;
use crate::routes::catalogue::names::TierName;
use crate::routes::orders::request::{read_item, user};

/// One line of a cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 2 }))]
pub struct CartLineRequest {
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
    /// The dealer in whose store a customer buys; `null` for the company's own store.
    #[validate(custom(function = form::whole, code = "seller"))]
    pub seller_id: Option<Numeric>,
}

/// A whole cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "version": 3, "lines": [{ "productId": 42, "tier": "pack", "quantity": 2 }] }))]
pub struct ReplaceCartRequest {
    /// The version you started from; 409 if the cart has changed since.
    pub version: Option<i64>,
    /// All that is to be in the cart; 200 lines at most.
    #[schema(required)]
    #[validate(required, nested)]
    pub lines: Option<Vec<CartLineRequest>>,
    /// `true`: the buyer has seen today's prices of the cart.
    pub accept_prices: bool,
}

/// The guest cart of a browser that has just signed in.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "lines": [{ "productId": 42, "tier": "pack", "quantity": 2 }] }))]
pub struct MergeCartRequest {
    /// Its lines.
    #[validate(nested)]
    pub lines: Vec<CartLineRequest>,
}

/// The name of a saved cart.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({ "name": "Weekly order" }))]
pub struct SavedCartRequest {
    /// The name, at most 60 characters; no two saved carts of a person have the same.
    #[schema(required)]
    pub name: Option<String>,
}

/// Lines of a quick order.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "text": "MANGO-ICE-7K2QXD 2 pack\nCOIL-08 x 10" }))]
pub struct QuickOrderRequest {
    /// The text, one SKU a line with quantity and tier.
    pub text: String,
}

impl CartLineRequest {
    /// The line as a command.
    pub fn input(&self) -> CartItemInput {
        let CartItem { product_id, tier, quantity, .. } =
            read_item(self.product_id.as_ref(), self.tier.as_deref(), self.quantity.as_ref());
        CartItemInput { product_id, tier, quantity, seller_id: user(self.seller_id.as_ref()) }
    }
}

impl BusinessRules for SavedCartRequest {
    fn violations(&self) -> Vec<FieldError> {
        match check_cart_name(self.name.as_deref().unwrap_or_default()) {
            Err(SavedCartError::Name(fields)) => fields,
            _ => Vec::new(),
        }
    }
}

impl ReplaceCartRequest {
    /// The lines as commands; leaving them out was refused, so that nothing is emptied by mistake.
    pub fn items(&self) -> Vec<CartItemInput> {
        self.lines.iter().flatten().map(CartLineRequest::input).collect()
    }
}

impl MergeCartRequest {
    /// The lines as commands.
    pub fn items(&self) -> Vec<CartItemInput> {
        self.lines.iter().map(CartLineRequest::input).collect()
    }
}
