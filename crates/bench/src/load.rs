//! Bounded load: a fixed number of kept-alive connections, each sending its next request when the last answer is
//! whole, all driven by one thread. A phase ends by time or by count, whichever comes first.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::LocalSet;

use crate::Result;
use crate::figures::Sample;
use crate::http::Connection;
use crate::tally::Slice;

/// Writes the next request of one connection into the emptied buffer.
pub type NextRequest = Box<dyn FnMut(&mut Vec<u8>)>;

/// How long and how hard.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Connections, or threads for bare statements.
    pub parallel: usize,
    /// Time before anything is counted.
    pub warm_up: Duration,
    /// Time in which exchanges are counted.
    pub window: Duration,
    /// Most exchanges altogether.
    pub most: u64,
}

/// The moments of a running phase.
#[derive(Debug, Clone, Copy)]
pub struct Moments {
    /// Counting starts.
    pub from: Instant,
    /// Everything ends.
    pub until: Instant,
}

/// One phase against the server.
pub struct Phase {
    /// The status every answer must have.
    pub status: u16,
    /// Its bounds.
    pub bounds: Bounds,
}

/// What the connections of a phase share; they run on one thread.
struct Shared {
    status: u16,
    moments: Moments,
    left: u64,
    last: Instant,
    sample: Sample,
}

impl Bounds {
    /// The moments of a phase that starts now.
    pub fn moments(&self) -> Moments {
        let from = Instant::now() + self.warm_up;
        Moments { from, until: from + self.window }
    }

    /// The same with other numbers of connections and exchanges.
    pub fn with(self, parallel: usize, most: u64) -> Bounds {
        Bounds { parallel, most, ..self }
    }
}

impl Moments {
    /// The counted time of a phase whose last exchange ended at `last`.
    pub fn window(&self, last: Instant, exhausted: bool) -> Duration {
        if exhausted { last.saturating_duration_since(self.from) } else { self.until - self.from }
    }
}

/// Runs a slice of a phase; `requests` makes each connection's stream of requests.
pub fn run(address: SocketAddr, phase: &Phase, requests: impl Fn(usize) -> NextRequest) -> Result<Slice> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let moments = phase.bounds.moments();
    let shared = Rc::new(RefCell::new(Shared {
        status: phase.status,
        moments,
        left: phase.bounds.most,
        last: moments.from,
        sample: Sample::default(),
    }));
    let tasks = LocalSet::new();
    for number in 0..phase.bounds.parallel {
        let (shared, next) = (Rc::clone(&shared), requests(number));
        tasks.spawn_local(keep_asking(address, shared, next));
    }
    runtime.block_on(tasks);
    let mut shared = shared.borrow_mut();
    let window = moments.window(shared.last, shared.left == 0);
    Ok(Slice { sample: std::mem::take(&mut shared.sample), window })
}

async fn keep_asking(address: SocketAddr, shared: Rc<RefCell<Shared>>, mut next: NextRequest) {
    let mut connection = None;
    let mut request = Vec::with_capacity(1024);
    while shared.borrow_mut().may_go_on() {
        request.clear();
        next(&mut request);
        if connection.is_none() {
            match Connection::open(address).await {
                Ok(open) => connection = Some(open),
                Err(error) => shared.borrow_mut().fault(error.to_string()),
            }
        }
        let Some(open) = connection.as_mut() else { return };
        let started = Instant::now();
        match open.exchange(&request).await {
            Ok(answer) if answer.status == shared.borrow().status => shared.borrow_mut().good(started),
            Ok(answer) => shared.borrow_mut().fault(words(answer.status, answer.body)),
            Err(error) => {
                shared.borrow_mut().fault(error.to_string());
                connection = None;
            }
        }
    }
}

impl Shared {
    fn may_go_on(&mut self) -> bool {
        if self.left == 0 || Instant::now() >= self.moments.until {
            return false;
        }
        self.left -= 1;
        true
    }

    fn good(&mut self, started: Instant) {
        let now = Instant::now();
        if now >= self.moments.from && now <= self.moments.until {
            self.sample.good(now - started);
            self.last = now;
        } else {
            self.sample.uncounted += 1;
        }
    }

    fn fault(&mut self, text: String) {
        self.sample.fault(|| text);
    }
}

fn words(status: u16, body: &[u8]) -> String {
    let body = String::from_utf8_lossy(&body[..body.len().min(300)]);
    format!("status {status}: {body}")
}
