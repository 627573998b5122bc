//! Fakes of the external ports: fast, in memory, deterministic.

mod backups;
mod clock;
mod files;
mod hasher;
mod images;
mod mailer;
mod pdf_renderer;
mod qr;
mod random;
mod sanitizer;
mod search;
mod sheets;
mod webhooks;

use std::sync::Arc;

use tierway_application::analytics::{SalesCache, StockCache};
use tierway_application::webhooks::ListenerCache;
use tierway_application::{Client, Context, Services};
use tierway_kernel::{Actor, Language};

pub use backups::FakeBackups;
pub use clock::FixedClock;
pub use files::MemoryFiles;
pub use hasher::{CountingHasher, FakeHasher};
pub use images::FakeImages;
pub use mailer::{FakeMailer, SentMail};
pub use pdf_renderer::PlainRenderer;
pub use qr::FakeQr;
pub use random::FakeRandom;
pub(crate) use random::next;
pub use sanitizer::FakeSanitizer;
pub use search::NaiveSearch;
pub use sheets::PlainSheets;
pub use webhooks::FakeWebhooks;

/// The public URL of the fakes.
pub const PUBLIC_URL: &str = "https://tierway.test";

/// The fakes by their own types, for tests that turn the clock or look into the files.
#[derive(Clone)]
pub struct Fakes {
    /// The clock; settable.
    pub clock: Arc<FixedClock>,
    /// Seeded randomness.
    pub random: Arc<FakeRandom>,
    /// Password hashing; counts.
    pub hasher: Arc<CountingHasher>,
    /// Both file areas.
    pub files: Arc<MemoryFiles>,
    /// The mail server; records emails.
    pub mailer: Arc<FakeMailer>,
    /// The webhook receiver; records messages.
    pub webhooks: Arc<FakeWebhooks>,
    /// Whether there are any webhooks.
    pub webhook_listeners: Arc<ListenerCache>,
    /// Sums of long times.
    pub sales_cache: Arc<SalesCache>,
    /// Balances of the past.
    pub stock_cache: Arc<StockCache>,
    /// Backups; only their names.
    pub backups: Arc<FakeBackups>,
}

impl Default for Fakes {
    fn default() -> Self {
        Fakes {
            clock: Arc::new(FixedClock::default()),
            random: Arc::new(FakeRandom::seeded(1)),
            hasher: Arc::default(),
            files: Arc::new(MemoryFiles::default()),
            mailer: Arc::new(FakeMailer::default()),
            webhooks: Arc::default(),
            webhook_listeners: Arc::default(),
            sales_cache: Arc::default(),
            stock_cache: Arc::default(),
            backups: Arc::default(),
        }
    }
}

impl Fakes {
    /// A fresh set: [`FixedClock::default`]'s time, seed 1, no files.
    pub fn new() -> Fakes {
        Fakes::default()
    }

    /// The ports as use cases take them.
    pub fn services(&self) -> Services {
        Services {
            clock: self.clock.clone(),
            random: self.random.clone(),
            hasher: self.hasher.clone(),
            files: self.files.clone(),
            images: Arc::new(FakeImages),
            sanitizer: Arc::new(FakeSanitizer),
            pdf_renderer: Arc::new(PlainRenderer),
            qr: Arc::new(FakeQr),
            search: Arc::new(NaiveSearch),
            mailer: self.mailer.clone(),
            webhooks: self.webhooks.clone(),
            webhook_listeners: self.webhook_listeners.clone(),
            sales_cache: self.sales_cache.clone(),
            stock_cache: self.stock_cache.clone(),
            backups: self.backups.clone(),
            sheets: Arc::new(PlainSheets),
            public_url: PUBLIC_URL.to_owned(),
        }
    }

    /// A request by `actor` at the clock's time, from a test address.
    pub fn context(&self, actor: Actor) -> Context {
        let services = Arc::new(self.services());
        let client = Client { address: Some("192.0.2.1".to_owned()), user_agent: Some("testkit".to_owned()) };
        Context { actor, viewed_by: None, now: services.clock.now(), client, language: Language::En, services }
    }
}

/// Fresh fakes as services, for tests that need none of them by name.
pub fn services() -> Services {
    Fakes::new().services()
}
