//! External ports: clock, randomness, password hashing, files, pictures, QR codes, email. Adapters are in
//! `tierway-adapters`, fakes for tests in `tierway-testkit`.

use std::sync::Arc;

use tierway_accounts::{DocumentMedia, UploadError};
use tierway_catalogue::{Facets, SearchQuestion, SearchSort};
use tierway_kernel::{Clock, Message, Page, PageRequest, ProductId, Sentence, StoreError};

use crate::Transaction;
use crate::analytics::{SalesCache, StockCache};
use crate::backups::Backups;
use crate::invoicing::PdfRenderer;
use crate::mail::MailAttachment;
use crate::media::Media;
use crate::sheets::Sheets;
use crate::webhooks::{ListenerCache, WebhookSender};

/// Unpredictable bytes.
pub trait Random: Send + Sync {
    /// Fills the buffer.
    fn fill(&self, buffer: &mut [u8]);
}

/// Password hashing: slow on purpose; never called on an async thread nor inside a transaction.
pub trait Hasher: Send + Sync {
    /// Hashes a new password to PHC form.
    fn hash(&self, password: &str) -> Result<String, String>;
    /// Whether the password matches the hash. `None` (unknown user) takes as long and returns false.
    fn verify(&self, password: &str, hash: Option<&str>) -> bool;
}

/// Area of file storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileArea {
    /// Pictures anyone may fetch by content hash.
    Media,
    /// Documents served only through a permission check.
    Private,
}

/// Why a file could not be stored or read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// No such file.
    #[error("no such file")]
    Missing,
    /// Invalid key.
    #[error("not a file key")]
    BadKey,
    /// Storage failed; for the log.
    #[error("file storage failed: {0}")]
    Failed(String),
}

/// A file in the storage.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct StoredFile {
    /// Its key.
    pub key: String,
    /// Its length.
    pub bytes: u64,
}

/// File storage. Keys are flat names of lower-case letters, digits, `-` and one dot.
pub trait Files: Send + Sync {
    /// Keeps bytes under a key; the same key again replaces them.
    fn put(&self, area: FileArea, key: &str, bytes: &[u8]) -> Result<(), FileError>;
    /// Reads them back.
    fn get(&self, area: FileArea, key: &str) -> Result<Vec<u8>, FileError>;
    /// Every file of an area with its size, by key. Slow.
    fn list(&self, area: FileArea) -> Result<Vec<StoredFile>, FileError>;
    /// Removes them; a missing file is no error.
    fn remove(&self, area: FileArea, key: &str) -> Result<(), FileError>;
}

/// A checked and re-encoded picture, not stored yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RenderedImage {
    /// Its record. The key, `{hash}.jpg`, is the one of the largest rendition in [`FileArea::Media`].
    pub media: Media,
    /// Its files by key: the largest, `{hash}-card.jpg` for cards, `{hash}-thumb.jpg` for lists.
    pub files: Vec<(String, Vec<u8>)>,
}

/// Why a picture is refused; the sentences are the specification's (2 §5).
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ImageError {
    /// Not png, jpeg, webp or gif by content, or not readable.
    #[error("Please select an image file.")]
    NotAnImage,
    /// More than 5 MB.
    #[error("Please select an image under 5MB.")]
    TooLarge,
    /// Too many pixels.
    #[error("This image has too many pixels.")]
    TooManyPixels,
    /// Storage failed.
    #[error("Failed to read the image file.")]
    Failed(String),
}

/// Pictures: checks them by content and creates renditions without any metadata.
pub trait Images: Send + Sync {
    /// Re-encodes an uploaded picture, under the hash of the upload. Slow.
    fn render(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError>;
    /// Re-encodes an uploaded logo: one with transparent parts as a single PNG that keeps them, any other as
    /// [`Images::render`] does. Slow.
    fn render_logo(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError>;
}

/// Sanitizes uploaded documents: creates copies without metadata or active content.
pub trait DocumentSanitizer: Send + Sync {
    /// The copy to store. Pictures are re-encoded, so that nothing behind, before or between their pixels stays; PDFs
    /// stay as they are and are refused when they carry something that acts. Slow.
    fn clean(&self, media: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError>;
}

/// QR codes.
pub trait Qr: Send + Sync {
    /// The text as a QR code in an image `data:` URL.
    fn data_url(&self, text: &str) -> Result<String, String>;
}

/// The result of sending an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// The mail server took it.
    Sent,
    /// There is no mail server: it stays in the outbox.
    Kept,
}

/// Why a mail was not sent. The texts are shown to the admin; no mailer puts a mail's text or a password into them.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum MailError {
    /// Transient: the server is unreachable or asks to retry.
    #[error("{0}")]
    Transient(Message),
    /// No attempt will do better: the server refuses it for good.
    #[error("{0}")]
    Permanent(Message),
}

/// Sends mail. Slow: never called on an async thread nor inside a transaction.
pub trait Mailer: Send + Sync {
    /// Sends a plain-text email with files to one address. `id` identifies the message: letters, digits and dots. If a crash
    /// causes it to be sent twice, both have the same id, so that mail clients show it once.
    fn send(
        &self,
        id: &str,
        to: &str,
        subject: &str,
        body: &str,
        files: &[MailAttachment],
    ) -> Result<Delivery, MailError>;
}

/// Full-text search and facet counts of products, with typo tolerance and prefixes. Results depend only on the store's
/// content, so that all instances agree. It follows the log of product changes: each search sees everything the
/// transaction sees.
pub trait ProductSearch: Send + Sync {
    /// A page of matching products, in order.
    fn find(
        &self,
        tx: &mut dyn Transaction,
        question: &SearchQuestion,
        sort: SearchSort,
        page: &PageRequest,
    ) -> Result<Page<ProductId>, StoreError>;
    /// Facet counts of matching products.
    fn facets(&self, tx: &mut dyn Transaction, question: &SearchQuestion) -> Result<Facets, StoreError>;
    /// Reads what has changed, the first time everything: seconds for a large catalogue.
    fn prepare(&self, tx: &mut dyn Transaction) -> Result<(), StoreError>;
    /// Whether the index is busy, so that searches would wait.
    fn is_preparing(&self) -> bool;
}

/// All outside ports together.
pub struct Services {
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Arc<dyn Random>,
    /// Password hashing.
    pub hasher: Arc<dyn Hasher>,
    /// Files.
    pub files: Arc<dyn Files>,
    /// Pictures.
    pub images: Arc<dyn Images>,
    /// Documents.
    pub sanitizer: Arc<dyn DocumentSanitizer>,
    /// Rendering of documents.
    pub pdf_renderer: Arc<dyn PdfRenderer>,
    /// QR codes.
    pub qr: Arc<dyn Qr>,
    /// The search of the catalogue.
    pub search: Arc<dyn ProductSearch>,
    /// Mail.
    pub mailer: Arc<dyn Mailer>,
    /// Backups.
    pub backups: Arc<dyn Backups>,
    /// Tables as files.
    pub sheets: Arc<dyn Sheets>,
    /// Webhook messages.
    pub webhooks: Arc<dyn WebhookSender>,
    /// Whether there are any webhooks.
    pub webhook_listeners: Arc<ListenerCache>,
    /// Cached sales aggregates.
    pub sales_cache: Arc<SalesCache>,
    /// Cached stock balances.
    pub stock_cache: Arc<StockCache>,
    /// The public URL, without a trailing slash; the base of links.
    pub public_url: String,
}
