//! A body being received.

use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use actix_web::{HttpMessage as _, HttpRequest, web};
use bytes::Bytes;
use futures_util::{Stream, StreamExt as _};
use tokio::sync::OwnedSemaphorePermit;

use super::{BodyLimits, PIECE};
use crate::{App, Problem};

/// Memory needed per byte of body until the response: as text, as parsed values, as a re-encoded file.
const WEIGHT: usize = 3;

/// A memory permit; held by the request until it is answered.
struct Share(#[expect(dead_code, reason = "held")] OwnedSemaphorePermit);

/// Bytes in files, released with the file.
struct OnDisk {
    all: Arc<AtomicU64>,
    own: u64,
}

impl Drop for OnDisk {
    fn drop(&mut self) {
        self.all.fetch_sub(self.own, Ordering::Relaxed);
    }
}

/// A complete body or part, in a file unless it is short.
pub(crate) struct Held {
    buffer: Vec<u8>,
    file: Option<File>,
    length: usize,
    on_disk: OnDisk,
}

impl Held {
    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.length
    }
}

/// Receives one body.
pub(crate) struct Receiving {
    app: web::Data<App>,
    request: HttpRequest,
    started: Instant,
    received: u64,
}

impl Receiving {
    /// Begins now.
    pub(crate) fn begin(request: &HttpRequest) -> Result<Receiving, Problem> {
        let app = request.app_data::<web::Data<App>>().cloned();
        let app = app.ok_or_else(|| Problem::internal(&"the application is not wired"))?;
        Ok(Receiving { app, request: request.clone(), started: Instant::now(), received: 0 })
    }

    fn rules(&self) -> &BodyLimits {
        &self.app.body_intake.rules
    }

    /// When the next bytes must be there.
    fn deadline(&self) -> Duration {
        let rules = self.rules();
        let earned = Duration::from_secs(self.received / rules.least_rate.max(1));
        rules.idle.min((rules.grace + earned).saturating_sub(self.started.elapsed()))
    }

    /// The next item of the stream, with a timeout.
    pub(crate) async fn next<S: Stream + Unpin>(&self, stream: &mut S) -> Result<Option<S::Item>, Problem> {
        tokio::time::timeout(self.deadline(), stream.next()).await.map_err(|_| too_slow())
    }

    /// Receives a stream of bytes. If it is longer than `most`, the rest is drained and discarded, so that the client
    /// receives the response.
    pub(crate) async fn collect<S, E>(
        &mut self,
        stream: &mut S,
        most: usize,
        refused: Refusals<'_>,
    ) -> Result<Held, Problem>
    where
        S: Stream<Item = Result<Bytes, E>> + Unpin,
    {
        let on_disk = OnDisk { all: Arc::clone(&self.app.body_intake.on_disk), own: 0 };
        let mut held = Held { buffer: Vec::new(), file: None, length: 0, on_disk };
        let mut beyond = false;
        while let Some(chunk) = self.next(stream).await? {
            let chunk = chunk.map_err(|_| (refused.unreadable)())?;
            self.received += chunk.len() as u64;
            beyond |= held.length + chunk.len() > most;
            if beyond {
                if refused.at_once {
                    break;
                }
                held.buffer = Vec::new();
                continue;
            }
            held.length += chunk.len();
            held.buffer.extend_from_slice(&chunk);
            if held.buffer.len() > self.rules().in_memory {
                self.spill(&mut held).await?;
            }
        }
        if beyond { Err((refused.too_large)()) } else { Ok(held) }
    }

    /// Puts what was gathered at the end of the file.
    async fn spill(&self, held: &mut Held) -> Result<(), Problem> {
        let more = held.buffer.len() as u64;
        held.on_disk.own += more;
        let before = held.on_disk.all.fetch_add(more, Ordering::Relaxed);
        if before + more > self.rules().most_on_disk {
            return Err(Problem::busy());
        }
        let (file, buffer, directory) =
            (held.file.take(), std::mem::take(&mut held.buffer), self.rules().directory.clone());
        let written = web::block(move || {
            let mut file = file.map_or_else(|| tempfile::tempfile_in(directory), Ok)?;
            file.write_all(&buffer).map(|()| file)
        });
        let written = written.await.map_err(|error| Problem::internal(&error))?;
        held.file = Some(written.map_err(|error| Problem::no_storage(&error))?);
        Ok(())
    }

    /// Reserves memory for this many bytes until the request is answered. Call it once per request: holding one permit
    /// while waiting for another could deadlock.
    pub(crate) async fn share(&self, bytes: usize) -> Result<(), Problem> {
        if bytes <= self.rules().in_memory {
            return Ok(());
        }
        let pieces = (bytes.saturating_mul(WEIGHT) / PIECE).min(self.rules().most_memory / PIECE);
        let pieces = u32::try_from(pieces).unwrap_or(u32::MAX);
        let memory = Arc::clone(&self.app.body_intake.memory);
        match tokio::time::timeout(self.rules().timeout, memory.acquire_many_owned(pieces)).await {
            Ok(Ok(permit)) => {
                self.request.extensions_mut().insert(Share(permit));
                Ok(())
            }
            Ok(Err(error)) => Err(Problem::internal(&error)),
            Err(_) => Err(Problem::busy()),
        }
    }
}

/// Reads a body or part into memory, after its permit was acquired.
pub(crate) async fn load(held: Held) -> Result<Vec<u8>, Problem> {
    let Some(mut file) = held.file else { return Ok(held.buffer) };
    let (rest, length) = (held.buffer, held.length);
    let read = web::block(move || {
        let mut bytes = Vec::with_capacity(length);
        file.rewind()?;
        file.read_to_end(&mut bytes)?;
        bytes.extend_from_slice(&rest);
        std::io::Result::Ok(bytes)
    });
    read.await.map_err(|error| Problem::internal(&error))?.map_err(|error| Problem::no_storage(&error))
}

/// Errors of rejected bodies.
#[derive(Clone, Copy)]
pub(crate) struct Refusals<'a> {
    /// It is longer than it may be.
    pub too_large: &'a dyn Fn() -> Problem,
    /// It breaks off.
    pub unreadable: &'a dyn Fn() -> Problem,
    /// Whether one that is too long is not read to its end.
    pub at_once: bool,
}

fn too_slow() -> Problem {
    Problem::new(StatusCode::REQUEST_TIMEOUT, "The request took too long. Please try again.")
}

#[cfg(test)]
mod tests;
