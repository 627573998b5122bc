//! A product as a search knows it.

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, ProductId};

use super::{FacetKey, FacetValue, SearchField, indexed_words};
use crate::{Attributes, Product, ProductDetails};

/// A product as stored in the search index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchEntry {
    /// Identity.
    pub id: ProductId,
    /// Name.
    pub name: String,
    /// SKU.
    pub sku: String,
    /// Barcode.
    pub barcode: Option<String>,
    /// Category.
    pub category: String,
    /// Long text.
    pub description: String,
    /// Attributes.
    pub attributes: Attributes,
    /// `false`: discontinued.
    pub is_active: bool,
    /// Whether it can be ordered now.
    pub in_stock: bool,
    /// The price lists are sorted by.
    pub agent_price: Option<Money>,
    /// How well it sells; 0 if it is no best seller.
    pub popularity: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
}

impl SearchEntry {
    /// The entry of a product, of which `available` pieces can be promised, and which is no best seller.
    pub fn new(product: Product, details: ProductDetails, available: i64) -> SearchEntry {
        SearchEntry {
            id: product.id,
            name: product.name,
            sku: product.sku,
            barcode: details.barcode,
            category: product.category,
            description: product.description,
            attributes: details.attributes,
            is_active: product.is_active,
            in_stock: available > 0,
            agent_price: product.agent_price,
            popularity: 0,
            created_at: product.created_at,
        }
    }

    /// The words under which the field is found.
    pub fn words(&self, field: SearchField) -> Vec<String> {
        match field {
            SearchField::Name => indexed_words(&self.name),
            SearchField::Code => self.code_words(),
            SearchField::Category => indexed_words(&self.category),
            SearchField::Attributes => self.attribute_words(),
            SearchField::Description => indexed_words(&self.description),
        }
    }

    /// The parts of the SKU, the SKU without what separates them, the barcode.
    fn code_words(&self) -> Vec<String> {
        let mut words = super::words(&self.sku);
        if words.len() > 1 {
            words.push(words.concat());
        }
        words.extend(self.barcode.clone());
        words
    }

    fn attribute_words(&self) -> Vec<String> {
        let Attributes { flavour, nicotine_strength, volume, puff_count, device_type } = &self.attributes;
        let texts = [
            flavour.clone(),
            device_type.clone(),
            nicotine_strength.map(|strength| format!("{strength} mg")),
            volume.map(|volume| format!("{volume} ml")),
            puff_count.map(|puffs| format!("{} puffs", puffs.get())),
        ];
        texts.iter().flatten().flat_map(|text| indexed_words(text)).collect()
    }

    /// Its label in the metrics.
    pub fn facet(&self, key: FacetKey) -> Option<FacetValue> {
        let Attributes { flavour, nicotine_strength, volume, puff_count, device_type } = &self.attributes;
        match key {
            FacetKey::Category => Some(FacetValue::Text(self.category.clone())),
            FacetKey::Flavour => flavour.clone().map(FacetValue::Text),
            FacetKey::DeviceType => device_type.clone().map(FacetValue::Text),
            FacetKey::NicotineStrength => nicotine_strength.map(|n| FacetValue::Thousandths(n.thousandths())),
            FacetKey::Volume => volume.map(|n| FacetValue::Thousandths(n.thousandths())),
            FacetKey::PuffCount => puff_count.map(|n| FacetValue::Whole(n.get())),
            FacetKey::InStock => Some(FacetValue::Truth(self.in_stock)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::tests::product;

    #[test]
    fn a_product_is_found_by_the_parts_of_its_code_and_by_its_figures() {
        let attributes = Attributes {
            nicotine_strength: "20".parse().ok(),
            volume: "2.5".parse().ok(),
            puff_count: tierway_kernel::Quantity::new(600).ok(),
            ..Attributes::default()
        };
        let details = ProductDetails { barcode: Some("4006381333931".into()), attributes, ..ProductDetails::default() };
        let entry = SearchEntry::new(Product { sku: "FR-00-7A".into(), ..product() }, details, 0);
        for word in ["fr", "00", "7a", "fr007a", "4006381333931"] {
            assert!(entry.words(SearchField::Code).iter().any(|known| known == word), "{word}");
        }
        for word in ["20mg", "20", "2", "5ml", "600", "puffs"] {
            assert!(entry.words(SearchField::Attributes).iter().any(|known| known == word), "{word}");
        }
        assert_eq!(entry.facet(FacetKey::Volume), Some(FacetValue::Thousandths(2_500)));
        assert_eq!(entry.facet(FacetKey::InStock), Some(FacetValue::Truth(false)));
        assert_eq!(entry.facet(FacetKey::Flavour), None);
    }
}
