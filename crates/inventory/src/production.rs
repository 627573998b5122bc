//! What was made, scrapped and shipped, from the ledger (specification 2 §2, Production Analytics).

use chrono::{Datelike, Days, Months, NaiveDate};
use tierway_kernel::{ProductId, parse_enum};

use crate::Reason;

/// Reasons the figures are made of.
pub const PRODUCTION_REASONS: [Reason; 4] = [Reason::Production, Reason::Damage, Reason::Expired, Reason::Sale];
/// Most points of a series.
pub const MAX_BUCKETS: usize = 1000;
/// How many products are named.
pub const TOP_PRODUCTS: usize = 10;

/// How long one point of the series is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Bucket {
    /// A day, UTC.
    #[default]
    Day,
    /// A week from Monday.
    Week,
    /// A calendar month.
    Month,
}

/// Pieces of one reason on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPieces {
    /// The day, UTC.
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

/// Pieces made, scrapped and shipped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Output {
    /// Came in from production.
    pub produced: i64,
    /// Went out damaged or expired.
    pub scrapped: i64,
    /// Went out sold.
    pub shipped: i64,
}

impl Bucket {
    /// All lengths.
    pub const ALL: [Bucket; 3] = [Bucket::Day, Bucket::Week, Bucket::Month];

    /// The name in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Bucket::Day => "day",
            Bucket::Week => "week",
            Bucket::Month => "month",
        }
    }

    /// The length of that name.
    pub fn parse(text: &str) -> Option<Bucket> {
        parse_enum(&Bucket::ALL, Bucket::as_str, text)
    }

    /// The first day of the bucket a day lies in.
    pub fn start(self, day: NaiveDate) -> NaiveDate {
        let back = match self {
            Bucket::Day => 0,
            Bucket::Week => day.weekday().num_days_from_monday(),
            Bucket::Month => day.day0(),
        };
        day.checked_sub_days(Days::new(back.into())).unwrap_or(day)
    }

    /// The first day of the bucket after the one that starts on `start`.
    fn next(self, start: NaiveDate) -> Option<NaiveDate> {
        match self {
            Bucket::Day => start.succ_opt(),
            Bucket::Week => start.checked_add_days(Days::new(7)),
            Bucket::Month => start.checked_add_months(Months::new(1)),
        }
    }
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
    let mut points: Vec<(NaiveDate, Output)> = Vec::new();
    let mut start = Some(bucket.start(from));
    while let Some(day) = start.filter(|day| *day <= to) {
        if points.len() == MAX_BUCKETS {
            return None;
        }
        points.push((day, Output::default()));
        start = bucket.next(day);
    }
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
