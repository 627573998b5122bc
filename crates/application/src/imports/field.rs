//! Import fields, with common column names.

use super::ImportKind;

/// A field of an import.
#[derive(Debug, PartialEq, Eq)]
pub struct ImportField {
    /// Its name on the wire, the same as in the product form.
    pub key: &'static str,
    /// Its name for people; exports have it as their heading.
    pub label: &'static str,
    /// Other names of it in files, in lower case.
    synonyms: &'static [&'static str],
    /// Whether a file must have it.
    pub required: bool,
}

const fn field(key: &'static str, label: &'static str, synonyms: &'static [&'static str]) -> ImportField {
    ImportField { key, label, synonyms, required: false }
}

const fn required(key: &'static str, label: &'static str, synonyms: &'static [&'static str]) -> ImportField {
    ImportField { key, label, synonyms, required: true }
}

const SKU_WORDS: &[&str] =
    &["article number", "article no", "item number", "item no", "item code", "product code", "code", "artikelnummer"];
const COST: ImportField =
    field("manufacturerCost", "Manufacturer cost", &["cost", "cost price", "production cost", "purchase price"]);
const AGENT: ImportField = field("agentPrice", "Agent price", &["price for agents"]);
const CUSTOMER: ImportField =
    field("customerPrice", "Customer price", &["price", "retail price", "rrp", "msrp", "selling price"]);
const DEALER_MIN: ImportField = field(
    "suggestedDealerMinPrice",
    "Suggested dealer min price",
    &["min price", "minimum price", "dealer min price", "suggested min price"],
);
const DEALER_MAX: ImportField = field(
    "suggestedDealerMaxPrice",
    "Suggested dealer max price",
    &["max price", "maximum price", "dealer max price", "suggested max price"],
);
const UNIT_PRICE: ImportField = field("unitPrice", "Unit price", &["list price", "price per unit"]);
const PACK_PRICE: ImportField = field("packPrice", "Pack price", &["price per pack", "box price"]);
const BULK_PRICE: ImportField = field("bulkPrice", "Bulk price", &["price per bulk", "carton price", "pallet price"]);

/// Required columns of a file.
pub(crate) const SKU: ImportField = required("sku", "SKU", SKU_WORDS);

const PRODUCTS: &[ImportField] = &[
    field("sku", "SKU", SKU_WORDS),
    field("name", "Name", &["product name", "product", "title", "item name", "item"]),
    field("description", "Description", &["details", "text", "long description"]),
    field("category", "Category", &["product category", "group", "product group"]),
    field("barcode", "Barcode", &["ean", "upc", "gtin", "ean13", "ean code", "upc code", "bar code"]),
    field("status", "Status", &["active", "is active", "on sale"]),
    field("needsLots", "Batch tracking", &["kept in lots", "lot tracking", "batch tracking", "lots"]),
    field(
        "location",
        "Location",
        &["shelf", "shelf location", "pick location", "bin", "bin location", "storage location"],
    ),
    field("images", "Pictures", &["images", "image", "picture", "image url", "photo", "photos", "picture url"]),
    field("weight", "Weight", &[]),
    field("weightUnit", "Weight unit", &["unit of weight"]),
    field("length", "Length", &[]),
    field("width", "Width", &[]),
    field("height", "Height", &[]),
    field("dimensionUnit", "Dimension unit", &["unit of length", "size unit"]),
    COST,
    AGENT,
    CUSTOMER,
    DEALER_MIN,
    DEALER_MAX,
    field("quantityUnit", "Quantity unit", &["unit", "stock unit"]),
    UNIT_PRICE,
    field("unitPriceUnit", "Unit type", &["unit price unit"]),
    field("customUnitType", "Custom unit type", &[]),
    PACK_PRICE,
    field("packQuantity", "Pack quantity", &["pack size", "pieces per pack", "units per pack", "box quantity"]),
    field("packQuantityUnit", "Pack quantity unit", &[]),
    field("packUnit", "Pack unit", &["pack name"]),
    field("customPackUnitType", "Custom pack unit type", &[]),
    field("customPackName", "Custom pack name", &[]),
    BULK_PRICE,
    field("bulkQuantity", "Bulk quantity", &["bulk size", "pieces per bulk", "carton quantity", "pieces per carton"]),
    field("bulkQuantityUnit", "Bulk quantity unit", &[]),
    field("bulkUnit", "Bulk unit", &["bulk name"]),
    field("customBulkUnitType", "Custom bulk unit type", &[]),
    field("customBulkName", "Custom bulk name", &[]),
    field("flavour", "Flavour", &["flavor", "taste", "flavours", "flavors"]),
    field("nicotineStrength", "Nicotine strength (mg/ml)", &["nicotine", "strength", "nicotine mg", "nicotine mg ml"]),
    field("volume", "Volume (ml)", &["volume ml", "ml", "capacity", "tank volume"]),
    field("puffCount", "Puff count", &["puffs", "number of puffs"]),
    field("deviceType", "Device type", &["device", "type", "product type"]),
];

const PRICES: &[ImportField] =
    &[SKU, COST, AGENT, CUSTOMER, DEALER_MIN, DEALER_MAX, UNIT_PRICE, PACK_PRICE, BULK_PRICE];

const STOCK_COUNT: &[ImportField] = &[
    SKU,
    field("lotCode", "Batch code", &["lot", "lot code", "batch", "lot number", "batch number", "batch no", "charge"]),
    required("counted", "Counted", &["count", "quantity", "qty", "balance", "stock", "stock balance", "pieces"]),
];

impl ImportKind {
    /// The fields of this kind, in the order of a form.
    pub fn fields(self) -> &'static [ImportField] {
        match self {
            ImportKind::Products => PRODUCTS,
            ImportKind::Prices => PRICES,
            ImportKind::StockCount => STOCK_COUNT,
        }
    }

    /// The field of that name.
    pub fn field(self, key: &str) -> Option<&'static ImportField> {
        self.fields().iter().find(|field| field.key == key)
    }
}

impl ImportField {
    /// Whether a column has the field's own name.
    pub(crate) fn is_named(&self, column: &str) -> bool {
        let column = plain(column);
        column == plain(self.label) || column == plain(self.key)
    }

    /// Whether a column name is one of its synonyms.
    pub(crate) fn matches(&self, column: &str) -> bool {
        let column = plain(column);
        self.synonyms.iter().any(|word| column == plain(word))
    }
}

/// A name as it is compared: letters and digits in lower case.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_for_two_fields_of_a_kind() {
        for kind in ImportKind::ALL {
            let mut words: Vec<String> = Vec::new();
            for field in kind.fields() {
                let mut own = vec![plain(field.key), plain(field.label)];
                own.extend(field.synonyms.iter().map(|word| plain(word)));
                own.sort();
                own.dedup();
                words.extend(own);
            }
            let count = words.len();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), count, "{kind:?}");
        }
    }
}
