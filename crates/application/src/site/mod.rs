//! Metadata of public pages for crawlers and link previews: only what a guest sees.

mod describe;
mod port;
mod public_pages;

pub use describe::{Described, PageFacts, Subject, describe};
pub use port::{PublicBlock, PublicEntry, PublicKind, PublicPageRepository};
pub use public_pages::{PublicBlocks, public_blocks, public_entries};
