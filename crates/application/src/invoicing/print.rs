//! Renders the file of a document.

use std::collections::HashMap;

use super::{Logo, PickSheet, Printable, TradeDocument, TradeDocumentDraft};
use crate::{Failure, FileArea, FileError, Services};

/// Renders the document as PDF. Slow: never called on an async thread nor inside a transaction.
pub fn print(services: &Services, draft: TradeDocumentDraft) -> Result<Vec<u8>, Failure> {
    match draft.paper {
        Printable::TradeDocument(paper) => set(services, paper, draft.logo.as_deref()),
        Printable::Label(label) => services.pdf_renderer.render_label(&label).map_err(Failure::Outside),
    }
}

/// A pick sheet and the slips of its orders, to render as one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaveSlips {
    /// What to fetch.
    pub sheet: PickSheet,
    /// What goes into the parcels.
    pub slips: Vec<TradeDocumentDraft>,
    /// A name for the file, without an ending.
    pub file_name: String,
}

/// Renders the slips of a wave as one PDF. Slow, like [`print`].
pub fn print_slips(services: &Services, slips: WaveSlips) -> Result<Vec<u8>, Failure> {
    let mut logos: HashMap<String, Option<Logo>> = HashMap::new();
    let mut papers = Vec::with_capacity(slips.slips.len());
    for draft in slips.slips {
        let Printable::TradeDocument(mut paper) = draft.paper else { continue };
        if let Some(address) = draft.logo {
            paper.logo = match logos.get(&address) {
                Some(known) => known.clone(),
                None => {
                    let read = logo(services, &address)?;
                    logos.insert(address, read.clone());
                    read
                }
            };
        }
        papers.push(paper);
    }
    services.pdf_renderer.render_slips(&slips.sheet, &papers).map_err(Failure::Outside)
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
