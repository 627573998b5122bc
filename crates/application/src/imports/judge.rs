//! The effect of a row of products or prices, computed on plain values.

use std::collections::{HashMap, HashSet};

use tierway_catalogue::{DraftError, Product, ProductDetails, ProductDraft, is_own_image};
use tierway_inventory::ShelfLocation;
use tierway_kernel::{FieldError, Message, ProductId, fold};

use super::product_fields::{draft_of, set, text};
use super::{ImportColumn, ImportKind, ImportRow, Mapped, Mapping, RowChange, RowError, RowOutcome, RowPlan};
use crate::sheets::{SheetRow, fused};

/// The error for a removed picture, as in the product form.
const PICTURE_GONE: &str = "This picture no longer exists. Please upload it again.";

/// A row that was read.
#[derive(Clone)]
pub(super) struct ReadRow {
    /// Its number in the file.
    pub(super) number: u32,
    /// Its value of each mapped field.
    pub(super) values: Mapping,
    /// An earlier row is about the same.
    pub(super) twin: Option<RowError>,
}

/// Mapping of a file's columns.
pub struct Layout {
    /// The kind of the rows.
    pub kind: ImportKind,
    /// The file's columns.
    pub columns: Vec<ImportColumn>,
    /// Field of each column.
    pub mapped: Vec<Mapped>,
    /// The product's own address, which pictures may carry.
    pub public_url: String,
}

/// Stored rows by the names used in the file.
#[derive(Default)]
pub struct Stored {
    /// Products by their folded SKU.
    pub products: HashMap<String, (Product, ProductDetails)>,
    /// Who has a barcode.
    pub barcodes: HashMap<String, ProductId>,
    /// Own pictures that are there.
    pub pictures: HashSet<String>,
    /// Where products are picked.
    pub locations: HashMap<ProductId, ShelfLocation>,
}

impl Layout {
    /// The value of each mapped field in a row, without the apostrophe that exports put before formulas.
    pub fn values(&self, row: &SheetRow) -> Mapping {
        let cell = |at: usize| row.cells.get(at).map_or("", |cell| fused(cell.trim()));
        self.mapped.iter().map(|(field, at)| (field.key.to_owned(), cell(*at).to_owned())).collect()
    }

    /// An error of a field, named by its column.
    pub fn error(&self, key: &str, message: impl Into<Message>) -> RowError {
        let key = key.strip_prefix("attributes.").unwrap_or(key);
        let column = self.mapped.iter().find(|(field, _)| field.key == key);
        let name = column.and_then(|(_, at)| self.columns.get(*at)).map(|column| Message::verbatim(&column.name));
        let label = || self.kind.field(key).map_or_else(|| Message::verbatim(key), |field| field.label.into());
        RowError { column: name.unwrap_or_else(label), message: message.into() }
    }

    /// A row nothing can be done with.
    pub fn refused(&self, number: u32, values: &Mapping, errors: Vec<RowError>) -> ImportRow {
        let sku = sku(values).to_owned();
        ImportRow { number, outcome: RowOutcome::Error, product_id: None, sku, plan: RowPlan::default(), errors }
    }

    /// The effect of a row of products or prices.
    pub fn judge_product(&self, number: u32, values: Mapping, stored: &Stored) -> ImportRow {
        let sku = sku(&values).to_owned();
        let known = stored.products.get(&fold(&sku)).filter(|_| !sku.is_empty());
        if let (ImportKind::Prices, None) = (self.kind, known) {
            let sentence = if sku.is_empty() { "Please enter a SKU." } else { "No product has this SKU." };
            return self.refused(number, &values, vec![self.error("sku", sentence)]);
        }
        let before = known.map(|(product, details)| draft_of(product.clone(), details.clone()));
        let product_id = known.map(|(product, _)| product.id);
        let after = match planned(before.clone(), &values, &self.public_url) {
            Ok(draft) => draft,
            Err(errors) => {
                let errors = errors.into_iter().map(|error| self.error(&error.field, error.message)).collect();
                return ImportRow { product_id, ..self.refused(number, &values, errors) };
            }
        };
        let owner = after.details.barcode.as_ref().and_then(|barcode| stored.barcodes.get(barcode));
        if owner.is_some_and(|owner| Some(*owner) != product_id) {
            let errors = vec![self.error("barcode", DraftError::BarcodeTaken)];
            return ImportRow { product_id, ..self.refused(number, &values, errors) };
        }
        if lacks_picture(before.as_ref(), &after, stored) {
            let errors = vec![self.error("images", PICTURE_GONE)];
            return ImportRow { product_id, ..self.refused(number, &values, errors) };
        }
        let stands = product_id.and_then(|id| stored.locations.get(&id));
        let moved = match values.get("location").map(|text| ShelfLocation::parse_optional(text)).transpose() {
            Ok(location) => location.and_then(|to| relocated(stands, to.as_ref())),
            Err(error) => {
                let errors = vec![self.error("location", error)];
                return ImportRow { product_id, ..self.refused(number, &values, errors) };
            }
        };
        let mut changes = self.changes(before.as_ref(), &after);
        changes.extend(moved);
        let outcome = match (&before, changes.is_empty()) {
            (None, _) => RowOutcome::Create,
            (Some(_), true) => RowOutcome::Same,
            (Some(_), false) => RowOutcome::Update,
        };
        let values = if outcome == RowOutcome::Same { Mapping::new() } else { values };
        ImportRow {
            number,
            outcome,
            product_id,
            sku,
            plan: RowPlan { values, changes, count: None },
            errors: Vec::new(),
        }
    }

    /// The mapped fields that would differ.
    fn changes(&self, before: Option<&ProductDraft>, after: &ProductDraft) -> Vec<RowChange> {
        let change = |(field, _): &Mapped| {
            let from = before.map(|draft| text(draft, field.key, &self.public_url)).filter(|text| !text.is_empty());
            let to = text(after, field.key, &self.public_url);
            (from.as_deref().unwrap_or_default() != to).then(|| RowChange { field: field.key.to_owned(), from, to })
        };
        self.mapped.iter().filter_map(change).collect()
    }
}

/// The change of a product's location, if it is one.
fn relocated(from: Option<&ShelfLocation>, to: Option<&ShelfLocation>) -> Option<RowChange> {
    let text = |location: Option<&ShelfLocation>| location.map(ToString::to_string);
    (from != to).then(|| RowChange { field: "location".to_owned(), from: text(from), to: text(to).unwrap_or_default() })
}

/// Whether a newly referenced picture no longer exists.
fn lacks_picture(before: Option<&ProductDraft>, after: &ProductDraft, stored: &Stored) -> bool {
    let had = |image: &String| before.is_some_and(|draft| draft.details.images.contains(image));
    after.details.images.iter().any(|image| is_own_image(image) && !stored.pictures.contains(image) && !had(image))
}

/// The SKU a row names.
pub fn sku(values: &Mapping) -> &str {
    values.get("sku").map_or("", String::as_str)
}

/// The product resulting from a row, based on the stored or an empty one. Returns all errors at once.
pub fn planned(
    before: Option<ProductDraft>,
    values: &Mapping,
    public_url: &str,
) -> Result<ProductDraft, Vec<FieldError>> {
    let is_new = before.is_none();
    let mut draft = before.unwrap_or_else(|| ProductDraft { is_active: true, ..ProductDraft::default() });
    let mut errors = Vec::new();
    // The SKU of a product that is there stays as it is written there.
    for (key, value) in values.iter().filter(|(key, _)| is_new || *key != "sku") {
        if let Err(sentence) = set(&mut draft, key, value, public_url) {
            errors.push(FieldError::new(key, sentence));
        }
    }
    match draft.checked() {
        Ok(draft) if errors.is_empty() => Ok(draft),
        Ok(_) => Err(errors),
        Err(DraftError::Fields(more)) => {
            // One error per invalid field.
            let new: Vec<FieldError> =
                more.into_iter().filter(|error| errors.iter().all(|known| known.field != error.field)).collect();
            Err(errors.into_iter().chain(new).collect())
        }
        Err(other) => Err(vec![FieldError::new("sku", other)]),
    }
}

#[cfg(test)]
#[path = "judge_tests.rs"]
mod tests;
