//! What cart operations take.

use tierway_application::Failure;
use tierway_application::cart::CartWish;
use tierway_application::orders::CartItem;
use tierway_kernel::UserId;

use crate::dto::*;
use crate::routes::catalogue::names::TierName;
use crate::routes::catalogue::numeric::{Numeric, Reader};
use crate::routes::orders::request::read_item;

/// One line of a cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 2 }))]
pub struct CartLineRequest {
    /// The product.
    pub product_id: Option<Numeric>,
    /// `unit` when left out.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    pub quantity: Option<Numeric>,
    /// The dealer in whose store a customer buys; `null`: the company's own.
    pub seller_id: Option<Numeric>,
}

/// A whole cart.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "version": 3, "lines": [{ "productId": 42, "tier": "pack", "quantity": 2 }] }))]
pub struct ReplaceCartRequest {
    /// The version the change was made against; 409 when the cart moved on.
    pub version: Option<i64>,
    /// All that is to be in the cart; 200 lines at most.
    #[schema(required)]
    pub lines: Option<Vec<CartLineRequest>>,
    /// `true`: the buyer has seen today's prices of what is in the cart.
    pub accept_prices: bool,
}

/// The cart of a browser in which somebody has just signed in.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "lines": [{ "productId": 42, "tier": "pack", "quantity": 2 }] }))]
pub struct MergeCartRequest {
    /// Its lines.
    pub lines: Vec<CartLineRequest>,
}

/// Lines of a quick order.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "text": "MANGO-ICE-7K2QXD 2 pack\nCOIL-08 x 10" }))]
pub struct QuickOrderRequest {
    /// The text, one SKU a line with quantity and tier.
    pub text: String,
}

impl CartLineRequest {
    /// The line, when all of it can be read; `prefix` stands before the names of its fields.
    fn read(&self, read: &mut Reader, prefix: &str) -> Option<CartWish> {
        let sentence = "This seller has no store you can buy in.";
        let seller = read.whole(&format!("{prefix}sellerId"), self.seller_id.as_ref(), sentence);
        let (product, tier) = (self.product_id.as_ref(), self.tier.as_deref());
        let CartItem { product_id, tier, quantity, .. } =
            read_item(read, prefix, product, tier, self.quantity.as_ref())?;
        Some(CartWish { product_id, tier, quantity, seller_id: seller.map(UserId) })
    }

    /// The line as a command.
    pub fn wish(&self) -> Result<CartWish, Failure> {
        let mut read = Reader::default();
        match self.read(&mut read, "") {
            Some(wish) if read.errors.is_empty() => Ok(wish),
            _ => Err(Failure::Fields(read.errors)),
        }
    }
}

fn wishes(lines: &[CartLineRequest]) -> Result<Vec<CartWish>, Failure> {
    let mut read = Reader::default();
    let mut wishes = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        wishes.extend(line.read(&mut read, &format!("lines[{index}].")));
    }
    if read.errors.is_empty() { Ok(wishes) } else { Err(Failure::Fields(read.errors)) }
}

impl ReplaceCartRequest {
    /// The lines as commands; leaving them out empties nothing by mistake.
    pub fn wishes(&self) -> Result<Vec<CartWish>, Failure> {
        match &self.lines {
            Some(lines) => wishes(lines),
            None => Err(Failure::field("lines", "This field is required.")),
        }
    }
}

impl MergeCartRequest {
    /// The lines as commands.
    pub fn wishes(&self) -> Result<Vec<CartWish>, Failure> {
        wishes(&self.lines)
    }
}
