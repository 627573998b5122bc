//! Receiving request bodies. Bodies longer than a few pages are buffered in a file until complete, so that slow uploads
//! hold no memory. Only complete bodies are read into memory, within a shared limit. Clients that send too slowly get
//! 408.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use tokio::sync::Semaphore;

mod receiving;

pub(crate) use receiving::{Held, Receiving, Refusals, load};

/// Granularity of memory permits in bytes.
const PIECE: usize = 1024;

/// Limits of bodies: memory, disk and time.
#[derive(Debug, Clone)]
pub struct BodyLimits {
    /// Bytes of a body kept in memory while receiving.
    pub in_memory: usize,
    /// Memory for all complete bodies together.
    pub most_memory: usize,
    /// Bytes of all bodies in files.
    pub most_on_disk: u64,
    /// Directory of these files; they are unlinked and vanish with the process.
    pub directory: PathBuf,
    /// Idle timeout.
    pub idle: Duration,
    /// Grace period before the minimum rate applies.
    pub grace: Duration,
    /// Minimum rate in bytes per second.
    pub least_rate: u64,
    /// How long a complete body waits for memory.
    pub timeout: Duration,
}

impl Default for BodyLimits {
    fn default() -> BodyLimits {
        BodyLimits {
            in_memory: 64 * 1024,
            most_memory: 256 * 1024 * 1024,
            most_on_disk: 2 * 1024 * 1024 * 1024,
            directory: std::env::temp_dir(),
            idle: Duration::from_secs(10),
            grace: Duration::from_secs(15),
            least_rate: 8 * 1024,
            timeout: Duration::from_secs(10),
        }
    }
}

/// Memory and disk shared by all bodies.
pub(crate) struct BodyIntake {
    rules: BodyLimits,
    memory: Arc<Semaphore>,
    on_disk: Arc<AtomicU64>,
}

impl BodyIntake {
    pub(crate) fn new(rules: BodyLimits) -> BodyIntake {
        let memory = Arc::new(Semaphore::new(rules.most_memory / PIECE));
        BodyIntake { rules, memory, on_disk: Arc::default() }
    }
}
