//! Pieces produced, scrapped and shipped, from the ledger (specification 2 §2, Production Analytics).

use chrono::NaiveDate;
use tierway_kernel::{Bucket, ProductId};

use crate::Reason;

/// Movement reasons in the figures.
pub const PRODUCTION_REASONS: [Reason; 4] = [Reason::Production, Reason::Damage, Reason::Expired, Reason::Sale];
/// How many products are named.
pub const TOP_PRODUCTS: usize = 10;

/// Pieces of one reason on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPieces {
    /// The day.
    pub day: NaiveDate,
    /// The reason.
    pub reason: Reason,
    /// Pieces.
    pub pieces: i64,
}

/// Pieces of one reason and product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProductPieces {
    /// The product.
    pub product_id: ProductId,
    /// The reason.
    pub reason: Reason,
    /// Pieces.
    pub pieces: i64,
}

/// Pieces produced, scrapped and shipped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Output {
    /// Received from production.
    pub produced: i64,
    /// Removed as damaged or expired.
    pub scrapped: i64,
    /// Sold.
    pub shipped: i64,
}

impl Output {
    /// Adds pieces under their reason.
    pub fn add(&mut self, reason: Reason, pieces: i64) {
        match reason {
            Reason::Production => self.produced += pieces,
            Reason::Damage | Reason::Expired => self.scrapped += pieces,
            Reason::Sale => self.shipped += pieces,
            Reason::Purchase | Reason::Return | Reason::Transfer | Reason::Adjustment | Reason::Sample => {}
        }
    }

    /// Scrapped pieces in ten thousand produced ones, rounded half up; `None` when nothing was produced.
    pub fn scrap_rate(&self) -> Option<i64> {
        (self.produced > 0).then(|| (self.scrapped * 20_000 + self.produced) / (self.produced * 2))
    }
}

/// The series from the first to the last day, points without pieces too; `None` when it has too many points.
pub fn series(bucket: Bucket, from: NaiveDate, to: NaiveDate, days: &[DayPieces]) -> Option<Vec<(NaiveDate, Output)>> {
    let starts = bucket.starts(from, to)?.into_iter();
    let mut points: Vec<(NaiveDate, Output)> = starts.map(|start| (start, Output::default())).collect();
    for row in days {
        if let Ok(index) = points.binary_search_by_key(&bucket.start(row.day), |(start, _)| *start) {
            points[index].1.add(row.reason, row.pieces);
        }
    }
    Some(points)
}

/// The products of which most was produced, then scrapped.
pub fn top_products(rows: &[ProductPieces]) -> Vec<(ProductId, Output)> {
    let mut products: std::collections::BTreeMap<ProductId, Output> = std::collections::BTreeMap::new();
    for row in rows {
        products.entry(row.product_id).or_default().add(row.reason, row.pieces);
    }
    let mut products: Vec<_> =
        products.into_iter().filter(|(_, output)| output.produced + output.scrapped > 0).collect();
    products.sort_by_key(|(id, output)| (std::cmp::Reverse(output.produced), std::cmp::Reverse(output.scrapped), *id));
    products.truncate(TOP_PRODUCTS);
    products
}

#[cfg(test)]
mod tests;
