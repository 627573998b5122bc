//! Pictures that people upload: taken in, referred to, and removed when nothing refers to them any more.
//!
//! An upload is re-encoded before any transaction ([`read_picture`]), recorded ([`note_uploads`]) and only then kept
//! ([`put_files`]), so that its files never lie where a removal is still at work. What refers to a picture claims it in
//! the same transaction ([`claim_pictures`]). A daily job removes pictures that nothing refers to ([`collect_media`]).

mod claim;
mod collect;
mod hosts;
mod port;
mod take;

pub use claim::claim_pictures;
pub use collect::{UNTOUCHED, collect_media};
pub use hosts::picture_hosts;
pub use port::{Media, MediaRepository, Touched};
pub use take::{Picture, note_uploads, put_files, read_picture, refused};
