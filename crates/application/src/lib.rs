//! Use cases, one file each: the only place where domains are combined. And their infrastructure: the unit of work
//! ([`Transaction`], [`Store`]), caller and time ([`Context`]), external ports ([`Services`]) and errors ([`Failure`]).
//!
//! A use case is a plain function `fn verb_noun(tx: &mut dyn Transaction, context: &Context, …) -> Result<T, Failure>`.
//! Its first line checks the permission table. It loads, lets a domain function decide on plain values, and saves; it
//! never opens or ends the transaction, so several can share one.
//!
//! Not here: HTTP, SQL, and any rule about prices, stock, status or permission.

pub mod accounts;
pub mod addresses;
pub mod analytics;
pub mod backups;
pub mod cart;
pub mod catalogue;
pub mod commissions;
pub mod exports;
pub mod imports;
pub mod inventory;
pub mod invoicing;
pub mod jobs;
pub mod mail;
pub mod media;
pub mod orders;
pub mod picking;
pub mod pricing;
pub mod purchasing;
pub mod quotes;
pub mod reports;
pub mod saved_views;
pub mod search;
pub mod settings;
pub mod sheets;
pub mod site;
pub mod system;
pub mod taxes;
pub mod tokens;
pub mod waiting;
pub mod webhooks;
pub mod wishlist;
pub mod workforce;

mod books;
mod context;
mod failure;
mod idempotency;
mod job_store;
mod ports;
mod seen;
mod store;
mod store_clock;
mod store_load;
mod store_share;
mod throttling;
mod topic;

pub use books::book_faults;
pub use context::{Client, Context};
pub use failure::{Failure, StaleField};
pub use idempotency::{Claim, IdempotencyRepository, StoredResponse};
pub use job_store::JobStore;
pub use ports::{
    Delivery, DocumentSanitizer, FileArea, FileError, Files, Hasher, ImageError, Images, MailError, Mailer,
    ProductSearch, Qr, Random, RenderedImage, Services, StoredFile,
};
pub use seen::{Seen, check_seen};
pub use settings::{Settings, SettingsRepository, StoredSetting};
pub use store::{Access, MAX_BROADCAST_BYTES, Store, Transaction, Verdict, Work, report, transact, transact_blocking};
pub use store_clock::StoreClock;
pub use store_load::{PoolLoad, QueueLoad, StoreLoad};
pub use store_share::Share;
pub use topic::Topic;
