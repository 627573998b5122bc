//! Papers as plain text.

use tierway_application::papers::{Label, Paper, Typesetter};

/// Writes the contents of a document as text.
pub struct PlainTypesetter;

impl Typesetter for PlainTypesetter {
    fn typeset(&self, paper: &Paper) -> Result<Vec<u8>, String> {
        Ok(format!("{paper:#?}").into_bytes())
    }

    fn typeset_label(&self, label: &Label) -> Result<Vec<u8>, String> {
        Ok(format!("{label:#?}").into_bytes())
    }
}
