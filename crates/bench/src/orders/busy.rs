//! A day on which much goes on while figures are asked for: on twenty days of the past, in turn, orders that were left open are
//! cancelled and orders that were left unpaid are paid, and new ones come in. Through the API, as people would do it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::database::Database;
use crate::http::Connection;
use crate::{Result, scenario};

/// Orders of twenty days, from a hundred days ago every twentieth, of which this is true: the first of each day, then the second.
const OLD: &str = "SELECT id FROM (
    SELECT id, day, row_number() OVER (PARTITION BY day ORDER BY id) AS place FROM (
        SELECT id, (SELECT MAX(created_at) FROM orders) / 86400000000 - created_at / 86400000000 AS day
        FROM orders WHERE NOT is_quote AND payment_status = 'unpaid' AND ";
const END: &str = ") aged WHERE day BETWEEN 100 AND 480 AND day % 20 = 0) placed ORDER BY place, id";
/// Those that were left open, and what becomes of them: they no longer count among what was sold.
const OPEN: (&str, &str) = ("status = 'pending'", r#"{"status":"cancelled"}"#);
/// Those that were delivered without being paid, and what becomes of them.
const UNPAID: (&str, &str) = ("status = 'delivered'", r#"{"paymentStatus":"paid","paymentMethod":"Bank"}"#);
/// What is ordered.
const GOODS: &str = "SELECT id FROM products WHERE is_active ORDER BY id LIMIT 500";
/// Between two changes.
const PAUSE: Duration = Duration::from_millis(40);

/// The work that goes on beside the questions.
pub struct Busy {
    is_over: Arc<AtomicBool>,
    thread: JoinHandle<std::result::Result<usize, String>>,
}

impl Busy {
    /// Starts it: `admin` and `customer` are cookies.
    pub fn start(database: &Database, address: SocketAddr, admin: &str, customer: &str) -> Result<Busy> {
        let goods = database.keys(GOODS)?;
        let mut changes = Vec::new();
        for (which, change) in [OPEN, UNPAID] {
            let orders = database.keys(&format!("{OLD}{which}{END}"))?;
            changes.extend(orders.into_iter().map(|order| changing(order, change, admin)));
        }
        let placed = goods.iter().cycle().map(|product| placing(*product, customer));
        let requests: Vec<(u16, Vec<u8>)> =
            changes.into_iter().zip(placed).flat_map(|(change, order)| [change, order]).collect();
        if requests.is_empty() {
            return Err("no old day has an order that was left open or unpaid".into());
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = runtime.map_err(|error| error.to_string())?;
            runtime.block_on(keep_changing(address, &requests, &over)).map_err(|error| error.to_string())
        });
        Ok(Busy { is_over, thread })
    }

    /// Ends it; how many changes there were.
    pub fn end(self) -> Result<usize> {
        self.is_over.store(true, Ordering::Relaxed);
        Ok(self.thread.join().map_err(|_| "the changes beside the questions panicked")??)
    }
}

fn changing(order: i64, change: &str, admin: &str) -> (u16, Vec<u8>) {
    let cookie = format!("Cookie: {admin}\r\n");
    (200, scenario::sent("PATCH", &format!("/api/orders/{order}"), &cookie, change))
}

fn placing(product: i64, customer: &str) -> (u16, Vec<u8>) {
    let body = format!(
        r#"{{"items":[{{"productId":{product},"quantity":1}}],"shippingMethod":"Standard Shipping","shippingAddress":"1 Quay Street"}}"#
    );
    (201, scenario::post("/api/orders", &format!("Cookie: {customer}\r\n"), &body))
}

async fn keep_changing(address: SocketAddr, requests: &[(u16, Vec<u8>)], is_over: &AtomicBool) -> Result<usize> {
    let mut connection = Connection::open(address).await?;
    let mut done = 0;
    for (status, request) in requests {
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        let answer = connection.exchange(request).await?;
        if answer.status != *status {
            let text = String::from_utf8_lossy(answer.body);
            return Err(format!("a change beside the questions was refused: {} {text}", answer.status).into());
        }
        done += 1;
        tokio::time::sleep(PAUSE).await;
    }
    Ok(done)
}
