//! Adapters for the ports of `application`: the clock, randomness, password hashing, files, pictures, QR codes, mail,
//! webhooks and the search. Each adapter is one file.
//!
//! Not here: databases (store-diesel), HTTP (api), and any authorization.

mod clock;
mod files;
mod hasher;
mod mailer;
mod objects;
mod pdf;
mod pictures;
mod qr;
mod random;
mod sanitizer;
mod search;
mod sheets;
mod webhooks;

pub use clock::SystemClock;
pub use files::LocalFiles;
pub use hasher::Argon2Hasher;
pub use mailer::{MailSettingError, NoMailer, Sender, Smtp};
pub use objects::{BucketError, ObjectFiles};
pub use pdf::KrillaRenderer;
pub use pictures::Pictures;
pub use qr::QrCodes;
pub use random::OsRandom;
pub use sanitizer::CleanDocuments;
pub use search::{CatalogueSearch, Kept as KeptSearch, kept as kept_search};
pub use sheets::OfficeSheets;
pub use webhooks::HttpWebhooks;
