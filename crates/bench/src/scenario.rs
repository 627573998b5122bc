//! What the load asks the server, phase by phase.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;

use crate::Result;
use crate::chance::Chance;
use crate::database::Database;
use crate::fill::{CUSTOMERS, Filled, PASSWORD, login};
use crate::http::Connection;
use crate::load::{Bounds, NextRequest, Phase, run};
use crate::options::Options;
use crate::server::Server;
use crate::tally::Tally;

/// The names of the phases that ratios are made of.
pub const PLAINTEXT: &str = "plaintext (`/health/live`)";
/// A guest's list.
pub const GUEST_LIST: &str = "product list of 50, guest";
/// A guest's list as browsers ask for it.
pub const BROTLI_LIST: &str = "the same, brotli";
/// A guest's product.
pub const GUEST_PRODUCT: &str = "product by id, guest";
/// A customer's list.
pub const OWN_LIST: &str = "product list of 50, customer";
/// A customer's product.
pub const OWN_PRODUCT: &str = "product by id, customer";
/// A customer's order.
pub const ORDER: &str = "order of 3 lines, customer";

/// Everybody orders the same product.
const ONE_PRODUCT: &str = "order of one product, 64 buyers at once";
const PAYMENT: &str = "payment of an order, 64 at once";
/// Orders that nobody has paid for yet.
const UNPAID: &str =
    "SELECT id FROM orders WHERE payment_status = 'unpaid' AND status <> 'cancelled' ORDER BY id DESC LIMIT 20000";
/// How many meet where all want the same.
const CROWD: usize = 64;

const LIST: &str = "/api/products?limit=50";
/// Sign-ins at once: one for each processor is what Argon2id can use.
const SIGN_INS_AT_ONCE: usize = 2;

/// Makes each connection's stream of requests.
type Requests<'a> = dyn Fn(usize) -> NextRequest + 'a;

/// A running server, what is in its database, and how hard to press.
pub struct Scenario<'a> {
    /// The server.
    pub server: &'a Server,
    /// Its database.
    pub database: &'a Database,
    /// Its data.
    pub filled: &'a Filled,
    /// Which phases, how long.
    pub options: &'a Options,
    /// Cookies of signed-in customers.
    pub cookies: Vec<String>,
    /// The cookie of an admin.
    pub admin: String,
}

impl Scenario<'_> {
    /// Runs a slice of each phase; no two rounds use the same keys.
    pub fn round(&self, round: usize, tally: &mut Tally) -> Result<()> {
        let cookie = |number: usize| Some(self.cookies[number % self.cookies.len()].clone());
        let light = self.options.bounds();
        let few = light.with(SIGN_INS_AT_ONCE, CUSTOMERS as u64);
        let crowd = light.with(CROWD, light.most);
        let phases: [(&str, u16, Bounds, &Requests<'_>); 9] = [
            (PLAINTEXT, 200, light, &|_| fixed(get("/health/live", None, ""))),
            (GUEST_LIST, 200, light, &|_| fixed(get(LIST, None, ""))),
            (BROTLI_LIST, 200, light, &|_| fixed(get(LIST, None, "Accept-Encoding: br\r\n"))),
            (OWN_LIST, 200, light, &|number| fixed(get(LIST, cookie(number), ""))),
            (GUEST_PRODUCT, 200, light, &|number| self.products(number, None)),
            (OWN_PRODUCT, 200, light, &|number| self.products(number, cookie(number))),
            (ORDER, 201, light, &|number| self.orders(number)),
            (ONE_PRODUCT, 201, crowd, &|number| self.orders_of_one(number)),
            ("sign-in", 200, few, &sign_ins),
        ];
        for (name, status, bounds, requests) in phases {
            self.slice(name, Phase { status, bounds }, &|number| requests(round * 100 + number), tally)?;
        }
        if self.options.wants(PAYMENT) {
            // What the orders of this round have left.
            let unpaid = Rc::new(RefCell::new(self.database.keys(UNPAID)?));
            let bounds = light.with(CROWD, unpaid.borrow().len() as u64);
            self.slice(PAYMENT, Phase { status: 200, bounds }, &|_| self.payments(Rc::clone(&unpaid)), tally)?;
        }
        Ok(())
    }

    fn slice(&self, name: &str, phase: Phase, requests: &Requests<'_>, tally: &mut Tally) -> Result<()> {
        if self.options.wants(name) {
            let before = self.server.processor_time()?;
            let slice = run(self.server.address, &phase, requests)?;
            let spent = self.server.processor_time()?.saturating_sub(before);
            tally.add(name, slice, Some(spent));
        }
        Ok(())
    }

    fn products(&self, number: usize, cookie: Option<String>) -> NextRequest {
        let mut chance = Chance::new(number as u64);
        let ids = self.filled.products.clone();
        Box::new(move |request| {
            let path = format!("/api/products/{}", ids[chance.below(ids.len())]);
            request.extend_from_slice(&get(&path, cookie.clone(), ""));
        })
    }

    fn orders_of_one(&self, number: usize) -> NextRequest {
        let (product, cookie) = (self.filled.products[0], self.cookies[number % self.cookies.len()].clone());
        let body = format!(
            r#"{{"items":[{{"productId":{product},"quantity":1}}],"shippingMethod":"Standard Shipping","shippingAddress":"1 Quay Street"}}"#
        );
        let mut count = 0_u64;
        Box::new(move |request| {
            count += 1;
            let key = format!("Cookie: {cookie}\r\nIdempotency-Key: crowd-{number}-{count}\r\n");
            request.extend_from_slice(&post("/api/orders", &key, &body));
        })
    }

    fn payments(&self, unpaid: Rc<RefCell<Vec<i64>>>) -> NextRequest {
        let cookie = self.admin.clone();
        Box::new(move |request| {
            // As many requests are sent as there are orders.
            let order = unpaid.borrow_mut().pop().unwrap_or_default();
            let (path, body) = (format!("/api/orders/{order}"), r#"{"paymentStatus":"paid","paymentMethod":"Bank"}"#);
            request.extend_from_slice(&sent("PATCH", &path, &format!("Cookie: {cookie}\r\n"), body));
        })
    }

    fn orders(&self, number: usize) -> NextRequest {
        let mut chance = Chance::new(2000 + number as u64);
        let (ids, cookie) = (self.filled.products.clone(), self.cookies[number % self.cookies.len()].clone());
        let mut count = 0_u64;
        Box::new(move |request| {
            count += 1;
            let [a, b, c] = chance.distinct::<3>(&ids);
            let body = order_body([a, b, c]);
            let key = format!("Cookie: {cookie}\r\nIdempotency-Key: load-{number}-{count}\r\n");
            request.extend_from_slice(&post("/api/orders", &key, &body));
        })
    }
}

/// The order every customer under load places.
pub fn order_body(products: [i64; 3]) -> String {
    let [a, b, c] = products;
    format!(
        r#"{{"items":[{{"productId":{a},"quantity":1}},{{"productId":{b},"tier":"pack","quantity":2}},{{"productId":{c},"quantity":3}}],"shippingMethod":"Standard Shipping","shippingAddress":"1 Quay Street"}}"#
    )
}

fn fixed(request: Vec<u8>) -> NextRequest {
    Box::new(move |buffer| buffer.extend_from_slice(&request))
}

/// A GET request.
pub fn get(path: &str, cookie: Option<String>, headers: &str) -> Vec<u8> {
    let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{cookie}{headers}\r\n").into_bytes()
}

/// A POST request with a JSON body.
pub fn post(path: &str, headers: &str, body: &str) -> Vec<u8> {
    sent("POST", path, headers, body)
}

/// A request with a JSON body.
pub fn sent(method: &str, path: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    )
    .into_bytes()
}

fn sign_in(name: &str) -> Vec<u8> {
    let body = format!(r#"{{"username":"{name}","password":"{PASSWORD}"}}"#);
    post("/api/auth/login", "", &body)
}

fn sign_ins(number: usize) -> NextRequest {
    let mut next = number;
    Box::new(move |request| {
        request.extend_from_slice(&sign_in(&login(next % CUSTOMERS)));
        next += SIGN_INS_AT_ONCE;
    })
}

/// Signs in `count` people by their names and gives their cookies.
pub fn cookies(address: SocketAddr, count: usize, name: &dyn Fn(usize) -> String) -> Result<Vec<String>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let mut cookies = Vec::with_capacity(count);
        for number in 0..count {
            let mut connection = Connection::open(address).await?;
            let answer = connection.exchange(&sign_in(&name(number))).await?;
            if answer.status != 200 {
                return Err(format!("a sign-in was refused: {}", String::from_utf8_lossy(answer.body)).into());
            }
            // The session's, and that of the browser.
            let all: Vec<&str> = answer.headers("set-cookie").filter_map(|value| value.split(';').next()).collect();
            cookies.push(all.join("; "));
        }
        Ok(cookies)
    })
}
