//! Writes e-invoices.

use en16931::En16931;

use super::composing::{EInvoice, EInvoiceFormat};
use super::proof::proved;
use crate::invoicing::print::with_logo;
use crate::{Failure, Services};

/// Proves an e-invoice and writes its file. Slow: never called on an async thread nor inside a transaction.
pub fn write_einvoice(services: &Services, einvoice: EInvoice) -> Result<Vec<u8>, Failure> {
    let renderer = &services.pdf_renderer;
    match einvoice.format {
        EInvoiceFormat::Ubl => Ok(renderer.write_ubl(&einvoice.proved_for_ubl()?)),
        EInvoiceFormat::FacturX => {
            let EInvoice { paper, logo, invoice, .. } = einvoice;
            let invoice = proved::<En16931>(invoice)?;
            let paper = with_logo(services, paper, logo.as_deref())?;
            renderer.render_factur_x(&paper, &invoice).map_err(Failure::Outside)
        }
    }
}
