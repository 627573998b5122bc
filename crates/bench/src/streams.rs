//! A thousand people who follow their notices: how much memory their streams take, and how long a notice needs to all
//! of them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tierway_accounts::{NewUser, Profile, Verification};
use tierway_application::{Access, Failure, Store, Transaction, transact_blocking};
use tierway_kernel::Role;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::LocalSet;

use crate::database::Database;
use crate::fill::{self, PASSWORD};
use crate::http::Connection;
use crate::options::Options;
use crate::server::{Memory, Server};
use crate::{Result, inside, millis, progress, scenario};

/// The phase's name.
pub const NAME: &str = "1,000 notice streams";
/// Windows in which each of those who follow looks.
const WINDOWS: usize = 5;
/// People who follow, and how many notices they are sent.
struct Crowd {
    people: usize,
    notices: usize,
    settling: Duration,
}
/// Products one of which is ordered.
const PRODUCTS: usize = 10;
/// Longest time a notice may take to all of them.
const MOST_TIME: Duration = Duration::from_secs(1);
/// Most memory of a server with all of them open, in MB.
const MOST_MEMORY: f64 = 150.0;
/// Longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a stream begins with, and what each notice comes as.
const HELLO: &[u8] = b"event: hello\n";
const NOTICE: &[u8] = b"event: notice\n";
/// Word that a list has changed, which comes beside the notices and is not waited for.
const CHANGED: &[u8] = b"event: changed\n";

/// What the streams took.
pub struct Followed {
    /// Memory before any was opened.
    pub idle: Memory,
    /// With all open, after the last notice.
    pub open: Memory,
    /// From the first connection until all had said hello.
    pub opened: Duration,
    /// Of a processor, while nothing is written.
    pub resting: f64,
    /// For each notice: from sending the request that writes it until half and all of the streams had it.
    pub notified: Vec<(Duration, Duration)>,
}

/// Something a stream brought.
enum News {
    /// It is open.
    Hello,
    /// A notice, when it came.
    Notice(Instant),
}

/// Opens the streams on a database of their own and places orders, of which the warehouse is notified.
pub fn measure(options: &Options) -> Result<Followed> {
    let database = Database::create(options, "streams")?;
    let (people, notices) = if options.quick { (10, 2) } else { (200, 10) };
    let crowd = Crowd { people, notices, settling: options.settling() };
    let product = prepare(&database, people)?;
    let server = Server::start(&options.binary, &database)?;
    progress(&format!("{NAME} …"));
    let buyer = scenario::cookies(server.address, 1, &fill::login)?.remove(0);
    let followers = scenario::cookies(server.address, crowd.people, &picker)?;
    std::thread::sleep(crowd.settling);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tasks = LocalSet::new();
    let follow = follow(&server, &followers, &buyer, product, &crowd);
    runtime.block_on(tasks.run_until(follow))
}

/// Fills the database: a buyer, a warehouse, a product; its id.
fn prepare(database: &Database, people: usize) -> Result<i64> {
    let services = inside::services(database)?;
    let (hash, now) = (services.hasher.hash(PASSWORD)?, services.clock.now());
    let store: Arc<dyn Store> = tierway_store_diesel::open(database.server_url(), database.directory())?;
    let filled = fill::fill(&store, PRODUCTS, &hash, now)?;
    transact_blocking(store.as_ref(), Access::Write, move |tx| {
        // All of them come from this machine.
        tx.settings().set("streamsPerAddress", "100000", now)?;
        add_pickers(tx, people, &hash, now)
    })?;
    filled.products.first().copied().ok_or_else(|| "there is no product".into())
}

fn add_pickers(
    tx: &mut dyn Transaction,
    people: usize,
    hash: &str,
    now: chrono::DateTime<chrono::Utc>,
) -> std::result::Result<(), Failure> {
    for number in 0..people {
        let name = picker(number);
        let person = NewUser {
            email: format!("{name}@example.com"),
            role: Role::Warehouse,
            profile: Profile { first_name: "Load".to_owned(), last_name: name.clone(), ..Profile::default() },
            username: name,
            verification: Verification::Approved,
            is_active: true,
            referral_code: None,
            referred_by: None,
            birth_date: None,
            terms_version: None,
        };
        tx.users().add(&person, hash, now)?;
    }
    Ok(())
}

/// The name picker `number` signs in with.
fn picker(number: usize) -> String {
    format!("picker{number:03}")
}

async fn follow(server: &Server, followers: &[String], buyer: &str, product: i64, crowd: &Crowd) -> Result<Followed> {
    let streams = crowd.people * WINDOWS;
    let (idle, address, began) = (server.memory()?, server.address, Instant::now());
    let (sender, mut news) = unbounded_channel();
    for number in 0..streams {
        let (cookie, sender) = (followers[number % followers.len()].clone(), sender.clone());
        tokio::task::spawn_local(keep_open(address, cookie, sender));
    }
    for number in 0..streams {
        match next(&mut news, || format!("{number} of {streams} streams said hello")).await? {
            News::Hello => {}
            News::Notice(_) => return Err("a notice came before all streams were open".into()),
        }
    }
    let opened = began.elapsed();
    tokio::time::sleep(crowd.settling).await;
    let spent = server.processor_time()?;
    tokio::time::sleep(crowd.settling).await;
    let resting = server.processor_time()?.saturating_sub(spent).as_secs_f64() / crowd.settling.as_secs_f64();
    let mut connection = Connection::open(address).await?;
    let mut notified = Vec::with_capacity(crowd.notices);
    for _ in 0..crowd.notices {
        notified.push(notify_all(&mut connection, buyer, product, (streams, &mut news)).await?);
    }
    Ok(Followed { idle, open: server.memory()?, opened, resting, notified })
}

/// Places an order and waits until every stream has its notice; after how long half and all of them had.
async fn notify_all(
    connection: &mut Connection,
    buyer: &str,
    product: i64,
    (streams, news): (usize, &mut UnboundedReceiver<std::result::Result<News, String>>),
) -> Result<(Duration, Duration)> {
    let body = format!(
        r#"{{"items":[{{"productId":{product},"quantity":1}}],"shippingMethod":"Standard Shipping","shippingAddress":"1 Quay Street"}}"#
    );
    let request = scenario::post("/api/orders", &format!("Cookie: {buyer}\r\n"), &body);
    let asked = Instant::now();
    let answer = connection.exchange(&request).await?;
    if answer.status != 201 {
        return Err(format!("the order was refused: {}", String::from_utf8_lossy(answer.body)).into());
    }
    let mut after = Vec::with_capacity(streams);
    while after.len() < streams {
        match next(news, || format!("{} of {streams} streams had the notice", after.len())).await? {
            News::Notice(came) => after.push(came.saturating_duration_since(asked)),
            News::Hello => return Err("a stream was opened anew".into()),
        }
    }
    after.sort_unstable();
    Ok((after[streams / 2], after[streams - 1]))
}

/// What the next stream brings; `so_far` tells how many had brought something when none did in time.
async fn next(
    news: &mut UnboundedReceiver<std::result::Result<News, String>>,
    so_far: impl FnOnce() -> String,
) -> Result<News> {
    let next = tokio::time::timeout(PATIENCE, news.recv()).await.map_err(|_| format!("after 30 s {}", so_far()))?;
    Ok(next.ok_or("no stream is open")??)
}

/// Follows until the connection ends, and says what came.
async fn keep_open(address: SocketAddr, cookie: String, news: UnboundedSender<std::result::Result<News, String>>) {
    let error = match read_on(address, &cookie, &news).await {
        Ok(()) => "a stream ended".to_owned(),
        Err(error) => error.to_string(),
    };
    // Nobody listens any more once everything is measured.
    let _unheard = news.send(Err(error));
}

async fn read_on(
    address: SocketAddr,
    cookie: &str,
    news: &UnboundedSender<std::result::Result<News, String>>,
) -> Result<()> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    stream.write_all(&scenario::get("/api/events", Some(cookie.to_owned()), "")).await?;
    let mut bytes = Vec::with_capacity(1024);
    while stream.read_buf(&mut bytes).await? > 0 {
        if bytes.starts_with(b"HTTP/1.1") && !bytes.starts_with(b"HTTP/1.1 200") {
            return Err(format!("a stream was refused: {}", String::from_utf8_lossy(&bytes)).into());
        }
        let came = Instant::now();
        // Whole events only; each ends with an empty line.
        while let Some(end) = find(&bytes, b"\n\n") {
            let event: Vec<u8> = bytes.drain(..end + 2).collect();
            if find(&event, HELLO).is_some() {
                news.send(Ok(News::Hello))?;
            } else if find(&event, NOTICE).is_some() {
                news.send(Ok(News::Notice(came)))?;
            } else if !event.ends_with(b":\n\n") && find(&event, CHANGED).is_none() {
                return Err(String::from_utf8_lossy(&event).into());
            }
        }
    }
    Ok(())
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

impl Followed {
    /// The slowest notice's time to all streams.
    pub fn slowest(&self) -> Duration {
        self.notified.iter().map(|(_, all)| *all).max().unwrap_or_default()
    }

    /// The usual notice's time to half of the streams.
    pub fn half(&self) -> Duration {
        let mut half: Vec<Duration> = self.notified.iter().map(|(half, _)| *half).collect();
        half.sort_unstable();
        half.get(half.len() / 2).copied().unwrap_or_default()
    }

    /// The table.
    pub fn markdown(&self) -> String {
        let verdict = |met: bool| if met { "met" } else { "missed" };
        let mut text = format!("\n| {NAME} | measured | aim | |\n|---|--:|--:|---|\n");
        let mut row = |what: &str, measured: String, aim: &str, verdict: &str| {
            text.push_str(&format!("| {what} | {measured} | {aim} | {verdict} |\n"));
        };
        row("opening all", format!("{:.0} ms", millis(self.opened)), "–", "");
        row("notice to half of them, usual", format!("{:.0} ms", millis(self.half())), "–", "");
        let slowest = self.slowest();
        row(
            &format!("notice to all, slowest of {}", self.notified.len()),
            format!("{:.0} ms", millis(slowest)),
            "≤ 1000 ms",
            verdict(slowest <= MOST_TIME),
        );
        row("memory before", format!("{:.0} MB", self.idle.now), "–", "");
        let peak = format!("{:.0} MB (peak {:.0} MB)", self.open.now, self.open.peak);
        row("memory with all open", peak, "≤ 150 MB", verdict(self.open.peak <= MOST_MEMORY));
        row("processor while nothing is written", format!("{:.1} %", self.resting * 100.0), "–", "");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_which_aim_is_met() {
        let millis = Duration::from_millis;
        let followed = Followed {
            idle: Memory { now: 40.0, peak: 41.0 },
            open: Memory { now: 90.4, peak: 151.0 },
            opened: millis(700),
            resting: 0.012,
            notified: vec![(millis(20), millis(40)), (millis(30), millis(55)), (millis(25), millis(35))],
        };
        let text = followed.markdown();
        for line in [
            "| 1,000 notice streams | measured | aim | |",
            "| notice to half of them, usual | 25 ms | – |  |",
            "| notice to all, slowest of 3 | 55 ms | ≤ 1000 ms | met |",
            "| memory with all open | 90 MB (peak 151 MB) | ≤ 150 MB | missed |",
            "| processor while nothing is written | 1.2 % | – |  |",
        ] {
            assert!(text.contains(line), "{line} is missing in:\n{text}");
        }
    }
}
