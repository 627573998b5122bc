//! Papers as plain text.

use tierway_application::invoicing::{Label, Paper, PdfRenderer};

/// Writes what stands on a paper, as text.
pub struct PlainRenderer;

impl PdfRenderer for PlainRenderer {
    fn render(&self, paper: &Paper) -> Result<Vec<u8>, String> {
        Ok(format!("{paper:#?}").into_bytes())
    }

    fn render_label(&self, label: &Label) -> Result<Vec<u8>, String> {
        Ok(format!("{label:#?}").into_bytes())
    }
}
