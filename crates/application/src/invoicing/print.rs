//! Renders the file of a document.

use super::{Logo, Printable, TradeDocument, TradeDocumentDraft};
use crate::{Failure, FileArea, FileError, Services};

/// Renders the document as PDF. Slow: never called on an async thread nor inside a transaction.
pub fn print(services: &Services, draft: TradeDocumentDraft) -> Result<Vec<u8>, Failure> {
    match draft.paper {
        Printable::TradeDocument(paper) => set(services, paper, draft.logo.as_deref()),
        Printable::Label(label) => services.pdf_renderer.render_label(&label).map_err(Failure::Outside),
    }
}

/// Renders a document with its logo. An external logo is not fetched; the company name is used instead.
pub(super) fn set(services: &Services, mut paper: TradeDocument, address: Option<&str>) -> Result<Vec<u8>, Failure> {
    if let Some(address) = address {
        paper.logo = logo(services, address)?;
    }
    services.pdf_renderer.render(&paper).map_err(Failure::Outside)
}

fn logo(services: &Services, address: &str) -> Result<Option<Logo>, Failure> {
    let own = address.strip_prefix(services.public_url.as_str()).unwrap_or(address);
    let key = own.strip_prefix("/media/").unwrap_or(own);
    let bytes = match services.files.get(FileArea::Media, key) {
        Ok(bytes) => bytes,
        Err(FileError::Missing | FileError::BadKey) => return Ok(None),
        // An issued document is final: rather fail than render it without its logo.
        Err(error @ FileError::Failed(_)) => return Err(Failure::Storage(error.to_string())),
    };
    Ok(Some(if key.ends_with(".svg") { Logo::Drawing(bytes) } else { Logo::Picture(bytes) }))
}
