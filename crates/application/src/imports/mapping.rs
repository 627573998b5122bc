//! Mapping of columns to fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tierway_kernel::FieldError;

use super::{ImportField, ImportKind};

/// Field to column name.
pub type Mapping = BTreeMap<String, String>;

/// How many values of a column are shown.
const SAMPLES: usize = 3;
/// Longest sample, in characters.
const LONGEST_SAMPLE: usize = 60;
/// Longest name of a column, in characters.
const LONGEST_NAME: usize = 100;

/// A column of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportColumn {
    /// Its header; generated if missing or duplicate.
    pub name: String,
    /// The first values in it.
    pub samples: Vec<String>,
}

impl ImportColumn {
    /// Adds a sample value if there is room.
    pub fn sample(&mut self, value: &str) {
        let value = value.trim();
        if self.samples.len() < SAMPLES && !value.is_empty() {
            self.samples.push(value.chars().take(LONGEST_SAMPLE).collect());
        }
    }
}

/// The columns of a heading, each with a name of its own.
pub fn columns(heading: &[String]) -> Vec<ImportColumn> {
    let mut names: Vec<String> = Vec::with_capacity(heading.len());
    for (at, title) in heading.iter().enumerate() {
        let title = title.split_whitespace().collect::<Vec<&str>>().join(" ");
        let title: String = title.chars().take(LONGEST_NAME).collect();
        let title = if title.is_empty() { format!("Column {}", at + 1) } else { title };
        let mut name = title.clone();
        let mut number = 2;
        while names.contains(&name) {
            name = format!("{title} ({number})");
            number += 1;
        }
        names.push(name);
    }
    names.into_iter().map(|name| ImportColumn { name, samples: Vec::new() }).collect()
}

/// The mapping suggested by column names: exact names first, then synonyms; no column twice.
pub fn suggest(kind: ImportKind, columns: &[ImportColumn]) -> Mapping {
    let mut mapping = Mapping::new();
    let mut free: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    for fits in [ImportField::is_named, ImportField::matches] {
        for field in kind.fields() {
            if mapping.contains_key(field.key) {
                continue;
            }
            if let Some(at) = free.iter().position(|name| fits(field, name)) {
                mapping.insert(field.key.to_owned(), free.remove(at).to_owned());
            }
        }
    }
    mapping
}

/// A field and the position of its column.
pub type Mapped = (&'static ImportField, usize);

/// Reads a mapping against the columns of its file; blank columns count as none.
pub fn read(kind: ImportKind, columns: &[ImportColumn], mapping: &Mapping) -> Result<Vec<Mapped>, Vec<FieldError>> {
    let mut errors = Vec::new();
    let mut complain = |key: &str, text: &'static str| errors.push(FieldError::new(format!("mapping.{key}"), text));
    let mut mapped: Vec<Mapped> = Vec::new();
    for (key, name) in mapping.iter().filter(|(_, name)| !name.is_empty()) {
        let column = columns.iter().position(|column| column.name == *name);
        match (kind.field(key), column) {
            (None, _) => complain(key, "Unknown field."),
            (Some(_), None) => complain(key, "The file does not have this column."),
            (Some(_), Some(at)) if mapped.iter().any(|(_, taken)| *taken == at) => {
                complain(key, "This column is chosen twice.");
            }
            (Some(field), Some(at)) => mapped.push((field, at)),
        }
    }
    let has = |key: &str| mapped.iter().any(|(field, _)| field.key == key);
    for field in kind.fields().iter().filter(|field| field.required && !has(field.key)) {
        complain(field.key, "Please choose the column of this field.");
    }
    match kind {
        ImportKind::Products if !(has("sku") || has("name") && has("category")) => {
            complain("sku", "Please choose the column of the SKU, or those of name and category.");
        }
        ImportKind::Prices if has("sku") && mapped.len() < 2 => {
            complain("customerPrice", "Please choose the column of at least one price.");
        }
        _ => {}
    }
    if errors.is_empty() { Ok(mapped) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn named(names: &[&str]) -> Vec<ImportColumn> {
        columns(&names.iter().map(|&name| name.to_owned()).collect::<Vec<String>>())
    }

    fn pairs(mapping: &Mapping) -> Vec<(&str, &str)> {
        mapping.iter().map(|(field, column)| (field.as_str(), column.as_str())).collect()
    }

    #[test]
    fn every_column_has_a_name_of_its_own() {
        let names: Vec<String> = named(&["Name", " ", "Name", "a\n b"]).into_iter().map(|column| column.name).collect();
        assert_eq!(names, ["Name", "Column 2", "Name (2)", "a b"]);
    }

    #[test]
    fn columns_are_known_by_their_names_and_usual_words() {
        let columns =
            named(&["Artikelnummer", "PRODUCT NAME", "Group", "EAN", "Price", "Customer-Price", "Nicotine mg/ml"]);
        let mapping = suggest(ImportKind::Products, &columns);
        let expected = [
            ("barcode", "EAN"),
            ("category", "Group"),
            ("customerPrice", "Customer-Price"),
            ("name", "PRODUCT NAME"),
            ("nicotineStrength", "Nicotine mg/ml"),
            ("sku", "Artikelnummer"),
        ];
        assert_eq!(pairs(&mapping), expected, "a field's own name goes before other words");
        let count = suggest(ImportKind::StockCount, &named(&["SKU", "Batch", "Qty"]));
        assert_eq!(pairs(&count), [("counted", "Qty"), ("lotCode", "Batch"), ("sku", "SKU")]);
    }

    #[test]
    fn a_mapping_is_read_against_the_file() {
        let columns = named(&["A", "B"]);
        let mapping = |pairs: &[(&str, &str)]| -> Mapping {
            pairs.iter().map(|(field, column)| ((*field).to_owned(), (*column).to_owned())).collect()
        };
        let read = |kind, pairs: &[(&str, &str)]| {
            read(kind, &columns, &mapping(pairs)).map_err(|errors| {
                errors.into_iter().map(|error| format!("{}: {}", error.field, error.message)).collect::<Vec<_>>()
            })
        };
        let good = read(ImportKind::Prices, &[("sku", "B"), ("unitPrice", "A"), ("packPrice", "")]).unwrap();
        assert_eq!(good.iter().map(|(field, at)| (field.key, *at)).collect::<Vec<_>>(), [("sku", 1), ("unitPrice", 0)]);
        assert!(read(ImportKind::Products, &[("name", "A"), ("category", "B")]).is_ok());
        for (kind, pairs, sentence) in [
            (ImportKind::Prices, vec![("unitPrice", "A")], "mapping.sku: Please choose the column of this field."),
            (
                ImportKind::Prices,
                vec![("sku", "A")],
                "mapping.customerPrice: Please choose the column of at least one price.",
            ),
            (
                ImportKind::Products,
                vec![("name", "A")],
                "mapping.sku: Please choose the column of the SKU, or those of name and category.",
            ),
            (ImportKind::Products, vec![("sku", "C")], "mapping.sku: The file does not have this column."),
            (ImportKind::Products, vec![("colour", "A"), ("sku", "B")], "mapping.colour: Unknown field."),
            (ImportKind::Products, vec![("name", "A"), ("sku", "A")], "mapping.sku: This column is chosen twice."),
        ] {
            assert!(read(kind, &pairs).unwrap_err().contains(&sentence.to_owned()), "{sentence}");
        }
    }
}
