//! Documents as plain text.

use en16931::{En16931, Validated};
use tierway_application::invoicing::{Label, PdfRenderer, PickSheet, ProvedInvoice, ReportDocument, TradeDocument};

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
    fn render_factur_x(&self, paper: &TradeDocument, invoice: &Validated<En16931>) -> Result<Vec<u8>, String> {
        Ok(format!("{paper:#?}{invoice:#?}").into_bytes())
    }

    fn write_ubl(&self, invoice: &ProvedInvoice) -> Vec<u8> {
        format!("{invoice:#?}").into_bytes()
    }
}
