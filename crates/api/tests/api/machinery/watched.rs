//! An instrumented store: counts requests and can delay them.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::ProductId;
use tierway_testkit::Fresh;

use crate::support::TestApp;

/// Transactions that wait.
type Held = Vec<(Access, Box<dyn Work>)>;

/// The database.
pub struct Watched {
    fresh: Fresh,
    asked: AtomicUsize,
    is_deaf: AtomicBool,
    held: Mutex<Option<Held>>,
}

impl Watched {
    /// A new one, and the product over it. It hears of what others commit.
    pub async fn start() -> (TestApp, Arc<Watched>) {
        let watched = Arc::new(Watched {
            fresh: Fresh::new(),
            asked: AtomicUsize::new(0),
            is_deaf: AtomicBool::new(false),
            held: Mutex::default(),
        });
        for _ in 0..1_000 {
            if watched.listener().is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(watched.listener().is_some(), "the database never listens");
        (TestApp::over(Arc::clone(&watched) as Arc<dyn Store>).await, watched)
    }

    /// How many transactions there were.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }

    /// Lets it hear nothing of others any more, or again.
    pub fn deafen(&self, is_deaf: bool) {
        self.is_deaf.store(is_deaf, Ordering::SeqCst);
    }

    /// From now on transactions wait.
    pub fn hold(&self) {
        *self.held.lock().unwrap() = Some(Vec::new());
    }

    /// Lets them run that wait, and all later ones.
    pub fn release(&self) {
        let held = self.held.lock().unwrap().take();
        held.into_iter().flatten().for_each(|(access, work)| self.fresh.submit(access, work));
    }
}

impl Store for Watched {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.asked.fetch_add(1, Ordering::SeqCst);
        match self.held.lock().unwrap().as_mut() {
            Some(held) => held.push((access, work)),
            None => self.fresh.submit(access, work),
        }
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.fresh.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, timeout: Duration) {
        self.fresh.await_change(topic, seen, timeout);
    }

    fn is_shared(&self) -> bool {
        self.fresh.is_shared()
    }

    fn listener(&self) -> Option<u64> {
        self.fresh.listener().filter(|_| !self.is_deaf.load(Ordering::SeqCst))
    }

    fn stock_revision(&self) -> u64 {
        self.fresh.stock_revision()
    }

    fn has_stock_changed(&self, products: &[ProductId], seen: u64) -> bool {
        self.fresh.has_stock_changed(products, seen)
    }
}
