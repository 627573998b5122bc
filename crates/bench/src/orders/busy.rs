//! A day on which much goes on while figures are asked for: old orders are completed, on twenty days of the past in turn, and
//! new ones come in. Through the API, as people would do it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::database::Database;
use crate::http::Connection;
use crate::{Result, scenario};

/// Delivered orders of twenty days, from a hundred days ago every twentieth: the first of each day, then the second.
const OLD: &str = "SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY day ORDER BY id) AS place FROM (
        SELECT id, (SELECT MAX(created_at) FROM orders) / 86400000000 - created_at / 86400000000 AS day
        FROM orders WHERE status = 'delivered') aged
    WHERE day BETWEEN 100 AND 480 AND day % 20 = 0
) placed WHERE place <= 200 ORDER BY place, id";
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
        let requests: Vec<(u16, Vec<u8>)> = database
            .keys(OLD)?
            .into_iter()
            .zip(goods.iter().cycle())
            .flat_map(|(order, product)| [completion(order, admin), placing(*product, customer)])
            .collect();
        if requests.is_empty() {
            return Err("no old day has an order that was delivered".into());
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

fn completion(order: i64, admin: &str) -> (u16, Vec<u8>) {
    let cookie = format!("Cookie: {admin}\r\n");
    (200, scenario::sent("PATCH", &format!("/api/orders/{order}"), &cookie, r#"{"status":"completed"}"#))
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
