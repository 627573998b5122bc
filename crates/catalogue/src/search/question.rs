//! A search question.

use super::{FacetKey, FacetValue};

/// The order of what is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SearchSort {
    /// The best match first; those that match alike, or without words all, by name.
    #[default]
    Relevance,
    /// By name, then id.
    Name,
    /// The same from its end.
    NameDescending,
    /// By agent price, products without one last.
    Price,
    /// The same from its end.
    PriceDescending,
    /// By category, then id.
    Category,
    /// The same from its end.
    CategoryDescending,
    /// Newest first.
    Newest,
    /// Oldest first.
    Oldest,
    /// By popularity, the best seller first, then by id, the newest first.
    BestSelling,
}

impl SearchSort {
    /// The order whose end this one begins with; `None`: it is read from its beginning.
    pub const fn reverse_of(self) -> Option<SearchSort> {
        match self {
            SearchSort::NameDescending => Some(SearchSort::Name),
            SearchSort::PriceDescending => Some(SearchSort::Price),
            SearchSort::CategoryDescending => Some(SearchSort::Category),
            SearchSort::Oldest => Some(SearchSort::Newest),
            SearchSort::Relevance
            | SearchSort::Name
            | SearchSort::Price
            | SearchSort::Category
            | SearchSort::Newest
            | SearchSort::BestSelling => None,
        }
    }
}

/// A range of numbers, both ends included; an open end limits nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Between {
    /// The least that is wanted.
    pub min: Option<i64>,
    /// The most.
    pub max: Option<i64>,
}

impl Between {
    /// Whether it limits anything.
    pub fn is_limit(self) -> bool {
        self.min.is_some() || self.max.is_some()
    }

    /// Whether the number is in the range.
    pub fn contains(self, number: i64) -> bool {
        self.min.is_none_or(|min| number >= min) && self.max.is_none_or(|max| number <= max)
    }
}

/// Words and filters; filters of different kinds must all hold, of several values of one kind any.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct SearchQuestion {
    /// Words that must all match; `None`: any product.
    pub text: Option<String>,
    /// On sale, discontinued or both: what the viewer may see.
    pub is_active: Option<bool>,
    /// Any of these categories; empty: all.
    pub categories: Vec<String>,
    /// Any of these flavours; empty: all.
    pub flavours: Vec<String>,
    /// Any of these device types; empty: all.
    pub device_types: Vec<String>,
    /// Nicotine strength in thousandths of mg/ml.
    pub nicotine: Between,
    /// Volume in thousandths of ml.
    pub volume: Between,
    /// Puffs.
    pub puffs: Between,
    /// Only products that can be ordered now.
    pub in_stock: bool,
}

impl SearchQuestion {
    /// Whether the question limits this facet.
    pub fn limits(&self, key: FacetKey) -> bool {
        match key {
            FacetKey::Category => !self.categories.is_empty(),
            FacetKey::Flavour => !self.flavours.is_empty(),
            FacetKey::DeviceType => !self.device_types.is_empty(),
            FacetKey::NicotineStrength => self.nicotine.is_limit(),
            FacetKey::Volume => self.volume.is_limit(),
            FacetKey::PuffCount => self.puffs.is_limit(),
            FacetKey::InStock => self.in_stock,
        }
    }

    /// Whether a product with this value passes the filter of the facet. A product without a value passes only if there
    /// is no filter.
    pub fn takes(&self, key: FacetKey, value: Option<&FacetValue>) -> bool {
        if !self.limits(key) {
            return true;
        }
        match (key, value) {
            (FacetKey::Category, Some(FacetValue::Text(text))) => self.categories.contains(text),
            (FacetKey::Flavour, Some(FacetValue::Text(text))) => self.flavours.contains(text),
            (FacetKey::DeviceType, Some(FacetValue::Text(text))) => self.device_types.contains(text),
            (FacetKey::NicotineStrength, Some(FacetValue::Thousandths(n))) => self.nicotine.contains(*n),
            (FacetKey::Volume, Some(FacetValue::Thousandths(n))) => self.volume.contains(*n),
            (FacetKey::PuffCount, Some(FacetValue::Whole(n))) => self.puffs.contains(*n),
            (FacetKey::InStock, Some(FacetValue::Truth(truth))) => *truth,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_limits_nothing() {
        let question = SearchQuestion::default();
        for key in FacetKey::ALL {
            assert!(!question.limits(key) && question.takes(key, None), "{key:?}");
        }
    }

    #[test]
    fn several_values_are_any_of_them() {
        let question = SearchQuestion {
            flavours: vec!["Mango".into(), "Mint".into()],
            puffs: Between { min: Some(600), max: Some(800) },
            in_stock: true,
            ..SearchQuestion::default()
        };
        let flavour = |text: &str| question.takes(FacetKey::Flavour, Some(&FacetValue::Text(text.into())));
        assert!(flavour("Mango") && flavour("Mint") && !flavour("Cola"));
        assert!(!question.takes(FacetKey::Flavour, None));
        let puffs = |n| question.takes(FacetKey::PuffCount, Some(&FacetValue::Whole(n)));
        assert!(puffs(600) && puffs(800) && !puffs(599) && !puffs(801));
        assert!(!question.takes(FacetKey::InStock, Some(&FacetValue::Truth(false))));
    }
}
