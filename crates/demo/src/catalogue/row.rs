//! A product of the demo catalogue.

use crate::pictures::Look;

/// One product of the demo catalogue.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DemoProduct {
    /// What it is called; no two products share a name.
    pub name: &'static str,
    /// A short text for the product page.
    pub description: &'static str,
    /// The trade category it is filed under.
    pub category: &'static str,
    /// The stock keeping unit; no two products share one.
    pub sku: &'static str,
    /// Weight of one piece, in grams.
    pub weight_grams: i64,
    /// Length of one piece, in centimetres.
    pub length_cm: f64,
    /// Width of one piece, in centimetres.
    pub width_cm: f64,
    /// Height of one piece, in centimetres.
    pub height_cm: f64,
    /// Production cost per piece.
    pub manufacturer_cost_minor: i64,
    /// What an agent pays for one piece.
    pub agent_price_minor: i64,
    /// What a customer pays for one piece.
    pub customer_price_minor: i64,
    /// The lowest price suggested to dealers.
    pub dealer_min_minor: i64,
    /// The highest price suggested to dealers.
    pub dealer_max_minor: i64,
    /// The list price of a single piece.
    pub unit_price_minor: i64,
    /// The list price of a whole pack.
    pub pack_price_minor: i64,
    /// Pieces in a pack.
    pub pack_quantity: i64,
    /// What a pack is called: Box, Tray and so on.
    pub pack_unit: &'static str,
    /// The list price of a whole bulk unit.
    pub bulk_price_minor: i64,
    /// Pieces in a bulk unit; always whole packs.
    pub bulk_quantity: i64,
    /// What a bulk unit is called: Carton, Crate and so on.
    pub bulk_unit: &'static str,
    /// What a single piece is called: Piece, Bottle and so on.
    pub unit_type: &'static str,
    /// Pieces in stock at the end of the history: exact for scarce products, approximate for others.
    pub opening_stock: i64,
    /// Whether it is no longer sold.
    pub discontinued: bool,
    /// What its picture shows.
    pub look: Look,
}

impl DemoProduct {
    /// What a wholesaler pays: a fifth over the cost, rounded to the nearest minor unit.
    #[cfg(test)]
    pub const fn wholesaler_price_minor(&self) -> i64 {
        (self.manufacturer_cost_minor * 12 + 5) / 10
    }
}
