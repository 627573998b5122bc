//! Makes the file of a paper.

use super::{Logo, PaperDraft, Printable};
use crate::{Failure, FileArea, Services};

/// Sets the paper as PDF. A logo that lies elsewhere is not fetched; the company's name stands in its place. Slow: never
/// called on an async thread nor inside a transaction.
pub fn print(services: &Services, draft: PaperDraft) -> Result<Vec<u8>, Failure> {
    let printed = match draft.paper {
        Printable::Paper(mut paper) => {
            paper.logo = draft.logo.and_then(|address| logo(services, &address));
            services.typesetter.typeset(&paper)
        }
        Printable::Label(label) => services.typesetter.typeset_label(&label),
    };
    printed.map_err(Failure::Outside)
}

fn logo(services: &Services, address: &str) -> Option<Logo> {
    let own = address.strip_prefix(services.public_url.as_str()).unwrap_or(address);
    let key = own.strip_prefix("/media/").unwrap_or(own);
    let bytes = services.files.get(FileArea::Media, key).ok()?;
    Some(if key.ends_with(".svg") { Logo::Drawing(bytes) } else { Logo::Picture(bytes) })
}
