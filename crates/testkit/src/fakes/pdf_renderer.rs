//! Documents as plain text.

use tierway_application::invoicing::{Label, PdfRenderer, PickSheet, ReportDocument, TradeDocument};

/// Writes the contents of a document as text.
pub struct PlainRenderer;

impl PdfRenderer for PlainRenderer {
    fn render(&self, paper: &TradeDocument) -> Result<Vec<u8>, String> {
        Ok(format!("{paper:#?}").into_bytes())
    }

    fn render_label(&self, label: &Label) -> Result<Vec<u8>, String> {
        Ok(format!("{label:#?}").into_bytes())
    }

    fn render_slips(&self, sheet: &PickSheet, slips: &[TradeDocument]) -> Result<Vec<u8>, String> {
        Ok(format!("{sheet:#?}{slips:#?}").into_bytes())
    }

    fn render_report(&self, report: &ReportDocument) -> Result<Vec<u8>, String> {
        Ok(format!("{report:#?}").into_bytes())
    }
}
