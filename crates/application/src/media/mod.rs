//! Uploaded pictures: stored, referenced, and removed when no longer referenced.
//!
//! An upload is re-encoded before any transaction ([`read_picture`]), recorded ([`note_uploads`]) and only then stored
//! ([`put_files`]), so that it never conflicts with a running removal. Whatever references a picture claims it in the
//! same transaction ([`claim_pictures`]). A daily job removes unreferenced pictures ([`collect_media`]).

mod claim;
mod collect;
mod hosts;
mod port;
mod sheet;
mod take;

pub use claim::claim_pictures;
pub use collect::{UNTOUCHED, collect_media};
pub use hosts::picture_hosts;
pub use port::{Media, MediaRepository, Touched};
pub use sheet::read_sheet;
pub use take::{Picture, note_uploads, put_files, read_logo, read_picture, refused};
