//! How a product is written into tantivy's index: words for finding, columns for everything else, so that an index on
//! disk holds all that a search needs.

use tantivy::schema::{FAST, Field, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::{TantivyDocument, Term};
use tierway_catalogue::{Attributes, FacetKey, FacetValue, SearchEntry, SearchField};
use tierway_kernel::{Measure, ProductId, Quantity};

use super::row::{FACETS, FIELDS, Row};

/// The column of ids.
pub const ID: &str = "id";
/// The column of folded names.
pub const NAME: &str = "name";
/// The column of what is on sale.
pub const ACTIVE: &str = "active";
/// The column of prices.
pub const PRICE: &str = "price";
/// The popularity column.
pub const POPULARITY: &str = "popularity";
/// The column of when products were added.
pub const CREATED: &str = "created";

/// The fields of a document.
#[derive(Debug, Clone)]
pub struct Fields {
    id: Field,
    name: Field,
    active: Field,
    price: Field,
    popularity: Field,
    created: Field,
    values: [Field; FACETS],
    /// The fields that have words, in the order of [`SearchField::ALL`].
    pub words: [Field; FIELDS],
}

/// The column of a facet's values.
pub fn column(key: FacetKey) -> String {
    format!("facet {key:?}")
}

/// The schema and its fields.
pub fn schema() -> (Schema, Fields) {
    let mut schema = Schema::builder();
    let text = || TextOptions::default().set_fast("raw");
    // Neither positions nor frequencies nor lengths: what a match is worth stands in its field and kind.
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("whitespace")
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::Basic);
    let words = TextOptions::default().set_indexing_options(indexing);
    let fields = Fields {
        id: schema.add_i64_field(ID, INDEXED | FAST),
        name: schema.add_text_field(NAME, text()),
        active: schema.add_bool_field(ACTIVE, FAST),
        price: schema.add_i64_field(PRICE, FAST),
        popularity: schema.add_i64_field(POPULARITY, FAST),
        created: schema.add_i64_field(CREATED, FAST),
        values: FacetKey::ALL.map(|key| match key {
            FacetKey::Category | FacetKey::Flavour | FacetKey::DeviceType => {
                schema.add_text_field(&column(key), text())
            }
            FacetKey::NicotineStrength | FacetKey::Volume | FacetKey::PuffCount => {
                schema.add_i64_field(&column(key), FAST)
            }
            FacetKey::InStock => schema.add_bool_field(&column(key), FAST),
        }),
        words: SearchField::ALL.map(|field| schema.add_text_field(&format!("{field:?}"), words.clone())),
    };
    (schema.build(), fields)
}

impl Fields {
    /// What names the product's document.
    pub fn term(&self, id: i64) -> Term {
        Term::from_field_i64(self.id, id)
    }

    /// The product's document.
    pub fn document(&self, row: &Row) -> TantivyDocument {
        let mut document = TantivyDocument::default();
        document.add_i64(self.id, row.id);
        document.add_text(self.name, &row.name);
        document.add_bool(self.active, row.is_active);
        document.add_i64(self.price, row.price);
        document.add_i64(self.popularity, row.popularity);
        document.add_i64(self.created, row.created);
        for (field, value) in self.values.iter().zip(&row.values) {
            match value {
                Some(FacetValue::Text(text)) => document.add_text(*field, text),
                Some(FacetValue::Thousandths(n) | FacetValue::Whole(n)) => document.add_i64(*field, *n),
                Some(FacetValue::Truth(truth)) => document.add_bool(*field, *truth),
                None => {}
            }
        }
        for (field, words) in self.words.iter().zip(&row.words) {
            document.add_text(*field, words.join(" "));
        }
        document
    }
}

/// What tells apart indexes that were written by other rules: the schema, and what becomes of a product that has
/// everything there are rules for.
pub fn rules() -> String {
    let sample = SearchEntry {
        id: ProductId(1),
        name: "Crème Brûlée’s Ærø 20 mg x2, 600puffs ﬁne-ICE".to_owned(),
        sku: "FR-00-7a/b".to_owned(),
        barcode: Some("4006381333931".to_owned()),
        category: "E-Liquids Straße".to_owned(),
        description: "Łódź İstanbul Đà 50ml 3 ohm 1.5kg don't ".repeat(2),
        attributes: Attributes {
            flavour: Some("Äpfel Minze".to_owned()),
            nicotine_strength: Measure::from_thousandths(3_500).ok(),
            volume: Measure::from_thousandths(10_000).ok(),
            puff_count: Quantity::new(600).ok(),
            device_type: Some("Pod System".to_owned()),
        },
        is_active: true,
        in_stock: true,
        agent_price: None,
        popularity: 1,
        created_at: chrono::DateTime::UNIX_EPOCH,
    };
    let schema = serde_json::to_string(&schema().0).unwrap_or_default();
    let text = format!("{schema} {:?}", Row::of(&sample));
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_rules_have_the_same_name() {
        assert_eq!(rules(), rules());
        assert!(serde_json::to_string(&schema().0).unwrap_or_default().contains("Description"));
    }
}
