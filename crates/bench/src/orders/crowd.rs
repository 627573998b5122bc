//! Eight people who read long reports without a pause, and one who asks who is signed in: connections are shared so that short
//! reads do not wait for reports (decision 74).

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::figures::percentile;
use crate::http::Connection;
use crate::{Result, progress, scenario};

/// How many read reports.
const READERS: usize = 8;
/// What is asked beside them.
const SHORT: &str = "/api/auth/me";
/// Most time of that for 99 of 100.
const SHORT_AIM: f64 = 50.0;
/// Reports that are read before anything is counted.
const START: Duration = Duration::from_secs(1);
/// Between two short questions.
const PAUSE: Duration = Duration::from_millis(10);

/// What the short questions took.
pub struct Beside {
    reports: usize,
    p50: f64,
    p99: f64,
}

impl Beside {
    /// The table.
    pub fn markdown(&self) -> String {
        let verdict = if self.p99 <= SHORT_AIM { "met" } else { "missed" };
        format!(
            "\n| beside {READERS} who read reports of a year ({} meanwhile) | p50 ms | p99 ms | p99 ≤ {SHORT_AIM} |\n|---|--:|--:|---|\n\
             | `GET {SHORT}` | {:.1} | {:.1} | {verdict} |\n",
            self.reports, self.p50, self.p99
        )
    }
}

/// Asks `count` times beside readers of these reports.
pub fn measure(address: SocketAddr, cookie: &str, reports: &[String], count: usize) -> Result<Beside> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let asked = |path: &str| scenario::get(path, Some(cookie.to_owned()), "");
    let reports: Vec<Vec<u8>> = reports.iter().map(|path| asked(path)).collect();
    let short = asked(SHORT);
    let beside = runtime.block_on(async {
        let over = std::rc::Rc::new(std::cell::Cell::new(false));
        let readers = tokio::task::LocalSet::new();
        readers
            .run_until(async {
                let mut reading = JoinSet::new();
                for reader in 0..READERS {
                    let (reports, over) = (reports.clone(), over.clone());
                    reading.spawn_local(async move { read(address, &reports, reader, &over).await });
                }
                let times = ask(address, &short, count).await;
                over.set(true);
                let mut read = 0;
                while let Some(ended) = reading.join_next().await {
                    read += ended??;
                }
                let mut times = times?;
                times.sort_unstable();
                let at = |percent| percentile(&times, percent) / 1000.0;
                Result::Ok(Beside { reports: read, p50: at(50.0), p99: at(99.0) })
            })
            .await
    })?;
    progress(&format!(
        "  {SHORT} beside {READERS} readers of reports: {:.1} of 50, {:.1} of 99 ms",
        beside.p50, beside.p99
    ));
    Ok(beside)
}

async fn read(address: SocketAddr, reports: &[Vec<u8>], first: usize, over: &std::cell::Cell<bool>) -> Result<usize> {
    let mut connection = Connection::open(address).await?;
    let mut read = 0;
    for report in reports.iter().cycle().skip(first) {
        if over.get() {
            break;
        }
        good(connection.exchange(report).await?.status)?;
        read += 1;
    }
    Ok(read)
}

async fn ask(address: SocketAddr, short: &[u8], count: usize) -> Result<Vec<u32>> {
    let mut connection = Connection::open(address).await?;
    tokio::time::sleep(START).await;
    let mut times = Vec::with_capacity(count);
    for _ in 0..count {
        let began = Instant::now();
        good(connection.exchange(short).await?.status)?;
        times.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
        tokio::time::sleep(PAUSE).await;
    }
    Ok(times)
}

fn good(status: u16) -> Result<()> {
    if status == 200 { Ok(()) } else { Err(format!("a question beside reports was refused: {status}").into()) }
}
