//! Papers as plain text.

use tierway_application::papers::{Paper, Typesetter};

/// Writes what stands on a paper, as text.
pub struct PlainTypesetter;

impl Typesetter for PlainTypesetter {
    fn typeset(&self, paper: &Paper) -> Result<Vec<u8>, String> {
        Ok(format!("{paper:#?}").into_bytes())
    }
}
