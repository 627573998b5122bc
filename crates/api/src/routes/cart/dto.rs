//! Responses of cart operations.

use tierway_application::cart::{CartGroup, CartGroupLine, CartView, QuickProduct, ReorderResult};
use tierway_orders::SavedCart;

use crate::dto::*;
use crate::routes::catalogue::names::TierName;
use crate::routes::orders::quote::CartQuoteItem;
use crate::routes::taxes::sums::{TaxLine, TaxReliefResponse};

/// A cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartResponse {
    /// Version, incremented with each change; 0 for a new cart.
    #[schema(example = 3)]
    pub version: i64,
    /// Number of units, packs and bulks, for the cart badge.
    #[schema(example = 5)]
    pub count: i64,
    /// The lines by seller, the company first. Each group becomes one order.
    pub groups: Vec<CartGroupResponse>,
}

/// The lines of one seller.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartGroupResponse {
    /// The dealer; absent: the company itself.
    pub seller_id: Option<i64>,
    /// The dealer's name.
    #[schema(example = "Lim Trading")]
    pub seller_name: Option<String>,
    /// The lines.
    pub lines: Vec<CartLineResponse>,
    /// Total of the lines that can be bought.
    pub totals: CartTotals,
    /// Whether an order with exactly these lines would be accepted now.
    pub can_order: bool,
}

/// Totals of a group.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartTotals {
    /// Sum of the lines that can be bought, without tax.
    pub goods_total: WireMoney,
    /// All taxes.
    pub tax: WireMoney,
    /// The taxes by name and rate.
    pub taxes: Vec<TaxLine>,
    /// Whether the prices of the lines include the tax.
    pub prices_include_tax: bool,
    /// Why there is no tax; absent where there is.
    pub relief: Option<TaxReliefResponse>,
    /// Shipping cost.
    pub shipping_cost: WireMoney,
    /// Grand total; send it as the order's `totalAmount`.
    pub total: WireMoney,
}

/// One line of a cart, at current price and stock.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartLineResponse {
    /// The priced line.
    #[serde(flatten)]
    pub line: CartQuoteItem,
    /// The price per tier unit shown when the line was added.
    pub seen_price: Option<WireMoney>,
    /// That price and today's, when they differ.
    pub price_change: Option<PriceChange>,
}

/// A price that has changed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PriceChange {
    /// The price shown.
    pub from: WireMoney,
    /// As it is.
    pub to: WireMoney,
}

/// A line of a quick order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuickOrderLine {
    /// The text of the line.
    #[schema(example = "MANGO-ICE-7K2QXD 2 pack")]
    pub input: String,
    /// Which line of the text, from 1.
    #[schema(example = 1)]
    pub line: u64,
    /// The product; absent when there is none.
    #[schema(example = 42)]
    pub product_id: Option<i64>,
    /// Its SKU.
    pub sku: Option<String>,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: Option<String>,
    /// How it is bought; `unit` when the line does not say.
    pub tier: TierName,
    /// How many; 1 when the line does not say, 0 when it cannot be read.
    #[schema(example = 2)]
    pub quantity: i64,
    /// The price per tier unit; absent if it cannot be bought.
    #[schema(example = "14.00")]
    pub price: Option<WireMoney>,
    /// Pieces that can still be ordered; absent when it cannot be bought.
    #[schema(example = 120)]
    pub available: Option<i64>,
    /// Why it cannot be put into the cart.
    #[schema(example = "No product has this SKU.")]
    pub problem: Option<String>,
}

/// A saved cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedCartResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// What its owner calls it.
    #[schema(example = "Weekly order")]
    pub name: String,
    /// How many lines it has.
    #[schema(example = 12)]
    pub lines: u64,
    /// When it was saved.
    pub created_at: DateTime<Utc>,
}

/// The cart after ordering again, or after a saved cart was added.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReorderResponse {
    /// The cart as it is now.
    pub cart: CartResponse,
    /// Lines that can no longer be bought.
    pub left: Vec<LeftLineResponse>,
}

/// A line that could not be added to the cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LeftLineResponse {
    /// Product name; of an order, as it was then.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Why.
    #[schema(example = "Mango Ice is no longer sold.")]
    pub problem: String,
}

impl From<SavedCart> for SavedCartResponse {
    fn from(cart: SavedCart) -> SavedCartResponse {
        SavedCartResponse { id: cart.id.0, name: cart.name, lines: cart.lines, created_at: cart.created_at }
    }
}

impl From<CartView> for CartResponse {
    fn from(cart: CartView) -> CartResponse {
        CartResponse {
            version: cart.version,
            count: cart.count,
            groups: cart.groups.into_iter().map(CartGroupResponse::from).collect(),
        }
    }
}

impl From<CartGroup> for CartGroupResponse {
    fn from(group: CartGroup) -> CartGroupResponse {
        CartGroupResponse {
            seller_id: group.seller_id.map(|id| id.0),
            seller_name: group.seller_name,
            lines: group.lines.into_iter().map(CartLineResponse::from).collect(),
            totals: CartTotals {
                goods_total: WireMoney(group.totals.goods),
                tax: WireMoney(group.totals.tax),
                taxes: TaxLine::all(&group.taxes.sums),
                prices_include_tax: group.taxes.prices_include_tax(),
                relief: TaxReliefResponse::of(&group.taxes),
                shipping_cost: WireMoney(group.totals.shipping),
                total: WireMoney(group.totals.total),
            },
            can_order: group.can_order,
        }
    }
}

impl From<CartGroupLine> for CartLineResponse {
    fn from(line: CartGroupLine) -> CartLineResponse {
        CartLineResponse {
            line: line.line.into(),
            seen_price: line.seen_price.map(WireMoney),
            price_change: line.price_change.map(|(from, to)| PriceChange { from: WireMoney(from), to: WireMoney(to) }),
        }
    }
}

impl From<QuickProduct> for QuickOrderLine {
    fn from(found: QuickProduct) -> QuickOrderLine {
        let (product_id, sku, name) = match found.product {
            Some((id, sku, name)) => (Some(id.0), Some(sku), Some(name)),
            None => (None, found.line.read.as_ref().ok().map(|item| item.sku.clone()), None),
        };
        let wanted = found.line.read.as_ref().ok();
        QuickOrderLine {
            input: found.line.input.clone(),
            line: found.line.number as u64,
            product_id,
            sku,
            name,
            tier: TierName::of_line(wanted.map_or("unit", |item| item.tier)),
            quantity: wanted.map_or(0, |item| item.quantity.get()),
            price: found.price.map(WireMoney),
            available: found.available,
            problem: found.problem.map(language::render),
        }
    }
}

impl From<ReorderResult> for ReorderResponse {
    fn from(reordered: ReorderResult) -> ReorderResponse {
        let left = reordered.left.into_iter();
        ReorderResponse {
            cart: reordered.cart.into(),
            left: left
                .map(|line| LeftLineResponse { name: line.name, problem: language::render(line.problem) })
                .collect(),
        }
    }
}
