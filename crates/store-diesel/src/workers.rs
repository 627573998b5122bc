//! The store's threads: started together, ended together once their queues are empty.

use std::sync::Arc;
use std::thread::{self, JoinHandle};

use crate::OpenError;
use crate::queue::Queue;

/// Threads and their queues. Dropping it finishes queued work and joins the threads.
#[derive(Default)]
pub(crate) struct Workers {
    queues: Vec<Arc<Queue>>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    /// Starts a thread that runs `work` until its queue is closed.
    pub(crate) fn start(
        &mut self,
        name: &str,
        queue: &Arc<Queue>,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<(), OpenError> {
        if !self.queues.iter().any(|known| Arc::ptr_eq(known, queue)) {
            self.queues.push(Arc::clone(queue));
            let watched = Arc::clone(queue);
            self.spawn("store-watch", move || watched.watch())?;
        }
        self.spawn(name, work)
    }

    fn spawn(&mut self, name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), OpenError> {
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(work)
            .map_err(|error| OpenError::Failed(format!("a thread could not be started: {error}")))?;
        self.threads.push(thread);
        Ok(())
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        for queue in &self.queues {
            queue.close();
        }
        for thread in self.threads.drain(..) {
            // The last reference may be dropped by a piece of work; a thread cannot wait for itself.
            if thread.thread().id() != thread::current().id() && thread.join().is_err() {
                tracing::error!("a thread of the store had panicked");
            }
        }
    }
}
