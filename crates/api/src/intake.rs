//! How bodies come in. What is longer than a few pages waits in a file until the last byte is there, so that a body that
//! takes its time holds no memory. Only whole bodies are read into memory, as many at once as there is room for. Who sends
//! nothing, or next to nothing, is told 408.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use tokio::sync::Semaphore;

mod receiving;

pub(crate) use receiving::{Held, Receiving, Refusals, load};

/// Memory is shared out in pieces of this many bytes.
const PIECE: usize = 1024;

/// What bodies may take, of memory, disk and time.
#[derive(Debug, Clone)]
pub struct IntakeRules {
    /// Bytes of one body that stay in memory while the rest is on its way.
    pub in_memory: usize,
    /// Memory for all whole bodies together.
    pub most_memory: usize,
    /// Bytes of all bodies that wait in files.
    pub most_on_disk: u64,
    /// Where these files lie; they have no names and are gone with the process.
    pub directory: PathBuf,
    /// Longest time without a byte.
    pub idle: Duration,
    /// Time before the least rate counts.
    pub grace: Duration,
    /// Least bytes a second, from the first one on.
    pub least_rate: u64,
    /// How long a whole body waits for its share of the memory.
    pub patience: Duration,
}

impl Default for IntakeRules {
    fn default() -> IntakeRules {
        IntakeRules {
            in_memory: 64 * 1024,
            most_memory: 256 * 1024 * 1024,
            most_on_disk: 2 * 1024 * 1024 * 1024,
            directory: std::env::temp_dir(),
            idle: Duration::from_secs(10),
            grace: Duration::from_secs(15),
            least_rate: 8 * 1024,
            patience: Duration::from_secs(10),
        }
    }
}

/// The memory and the disk that all bodies share.
pub(crate) struct Intake {
    rules: IntakeRules,
    memory: Arc<Semaphore>,
    on_disk: Arc<AtomicU64>,
}

impl Intake {
    pub(crate) fn new(rules: IntakeRules) -> Intake {
        let memory = Arc::new(Semaphore::new(rules.most_memory / PIECE));
        Intake { rules, memory, on_disk: Arc::default() }
    }
}
