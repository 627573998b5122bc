//! Search facets.

use std::fmt;

use tierway_kernel::Measure;

/// Maximum number of values per facet.
pub const MOST_FACET_VALUES: usize = 50;

tierway_kernel::names! {
    /// Search facets.
    pub enum FacetKey as "ProductFacetKey" {
        /// Category.
        Category = "category",
        /// Flavour.
        Flavour = "flavour",
        /// Device type.
        DeviceType = "deviceType",
        /// Nicotine strength.
        NicotineStrength = "nicotineStrength",
        /// Volume.
        Volume = "volume",
        /// Puff count.
        PuffCount = "puffCount",
        /// Whether it can be ordered now.
        InStock = "inStock",
    }
}

impl FacetKey {
    /// The name for display.
    pub const fn label(self) -> &'static str {
        match self {
            FacetKey::Category => "Category",
            FacetKey::Flavour => "Flavour",
            FacetKey::DeviceType => "Device type",
            FacetKey::NicotineStrength => "Nicotine strength (mg/ml)",
            FacetKey::Volume => "Volume (ml)",
            FacetKey::PuffCount => "Puff count",
            FacetKey::InStock => "In stock",
        }
    }
}

/// A value of a facet, as text for the filter of the same name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FacetValue {
    /// A text.
    Text(String),
    /// A measure in thousandths.
    Thousandths(i64),
    /// A whole number.
    Whole(i64),
    /// Yes or no.
    Truth(bool),
}

impl fmt::Display for FacetValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FacetValue::Text(text) => f.write_str(text),
            FacetValue::Thousandths(n) => Measure::from_thousandths(*n).unwrap_or_default().fmt(f),
            FacetValue::Whole(n) => n.fmt(f),
            FacetValue::Truth(truth) => truth.fmt(f),
        }
    }
}

/// A value and how many products have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FacetCount {
    /// The value.
    pub value: FacetValue,
    /// How many.
    pub count: u64,
}

/// One facet of what was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet {
    /// Which.
    pub key: FacetKey,
    /// Values that occur, at most [`MOST_FACET_VALUES`]: texts by count, numbers upwards.
    pub values: Vec<FacetCount>,
}

/// Result counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facets {
    /// Number of matching products.
    pub total: u64,
    /// All facets in the order of [`FacetKey::ALL`]. The counts of one ignore its own filter, so that they say how many
    /// there would be.
    pub facets: Vec<Facet>,
}

impl Facet {
    /// The facet of these counts, cut to the most frequent values and put in order.
    pub fn of(key: FacetKey, mut values: Vec<FacetCount>) -> Facet {
        values.retain(|value| value.count > 0);
        values.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.value.cmp(&b.value)));
        values.truncate(MOST_FACET_VALUES);
        let is_number = |value: &FacetCount| !matches!(value.value, FacetValue::Text(_) | FacetValue::Truth(_));
        if values.iter().all(is_number) {
            values.sort_by(|a, b| a.value.cmp(&b.value));
        }
        Facet { key, values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(value: FacetValue, count: u64) -> FacetCount {
        FacetCount { value, count }
    }

    fn said(facet: &Facet) -> Vec<String> {
        facet.values.iter().map(|value| format!("{} {}", value.value, value.count)).collect()
    }

    #[test]
    fn texts_come_by_count_and_numbers_upwards() {
        let text = |name: &str, n| count(FacetValue::Text(name.into()), n);
        let facet =
            Facet::of(FacetKey::Flavour, vec![text("Mint", 1), text("Cola", 0), text("Ice", 1), text("Apple", 7)]);
        assert_eq!(said(&facet), ["Apple 7", "Ice 1", "Mint 1"]);
        let facet = Facet::of(
            FacetKey::Volume,
            vec![count(FacetValue::Thousandths(50_000), 9), count(FacetValue::Thousandths(2_500), 1)],
        );
        assert_eq!(said(&facet), ["2.5 1", "50 9"]);
    }

    #[test]
    fn the_least_frequent_values_are_left_out() {
        let values = (1..=60).map(|n| count(FacetValue::Whole(n), n.unsigned_abs())).collect();
        let facet = Facet::of(FacetKey::PuffCount, values);
        assert_eq!(facet.values.len(), MOST_FACET_VALUES);
        assert_eq!(said(&facet)[0], "11 11");
    }
}
