//! A company with a million orders: how long each dashboard and list takes over HTTP, while old orders change and new ones
//! come in.

mod busy;
mod crowd;
mod fill;
mod people;
mod questions;
mod report;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use tierway_adapters::SystemClock;
use tierway_application::{Access, Store, transact_blocking};
use tierway_kernel::{Clock as _, Role, UserId, fold};

use crate::database::Database;
use crate::http::Connection;
use crate::options::{Kind, Options};
use crate::report::measured;
use crate::server::Server;
use crate::{Result, progress, scenario};
use busy::Busy;
use crowd::Beside;
use questions::{About, Asked};
use report::Taken;

/// Questions before anything is counted.
const WARM_UP: usize = 3;
/// Questions that are counted.
const SAMPLES: usize = 40;
/// How many short questions are asked beside reports, for each sample of the others.
const BESIDE: usize = 10;
/// How many pages lie before the one in the middle, and how long each is.
const LEAFED: (usize, usize) = (20, 100);
/// Who asks.
const ROLES: [Role; 9] = [
    Role::Admin,
    Role::Manufacturer,
    Role::Wholesaler,
    Role::Dealer,
    Role::Agent,
    Role::SubAgent,
    Role::Employee,
    Role::Warehouse,
    Role::Customer,
];

/// What the questions took.
pub struct Answered {
    orders: usize,
    began: DateTime<Utc>,
    schema: String,
    taken: Vec<Taken>,
    beside: Beside,
}

impl Answered {
    /// The tables.
    pub fn markdown(&self) -> String {
        report::markdown(self.orders, &self.taken) + &self.beside.markdown() + &measured(self.began, &self.schema)
    }
}

/// Fills a database, unless one of that size was kept, and asks everything.
pub fn measure(options: &Options, orders: usize) -> Result<Answered> {
    if options.database == Kind::Sqlite {
        return Err("--orders fills PostgreSQL only; please choose --database postgres".into());
    }
    let began = SystemClock.now();
    let (database, is_new) = if options.keep {
        Database::kept(options, &format!("orders_{orders}"))?
    } else {
        (Database::create(options, "orders")?, true)
    };
    if is_new {
        fill::fill(options, &database, orders)?;
        progress("Checking …");
        crate::server::run(&options.binary, &database, &["check"])?;
        database.finished()?;
    }
    let server = Server::start(&options.binary, &database)?;
    std::thread::sleep(options.settling());
    let about = about(&database)?;
    let cookies: HashMap<Role, String> = ROLES
        .into_iter()
        .map(|role| Ok((role, scenario::cookies(server.address, 1, &|_| fill::busiest(role))?.remove(0))))
        .collect::<Result<_>>()?;
    let samples = if options.quick { 3 } else { SAMPLES };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let wanted = |asked: &Asked| options.asked.as_deref().is_none_or(|words| asked.matches(words));
    let busy = Busy::start(
        &database,
        server.address,
        cookie_of(&cookies, Role::Admin)?,
        cookie_of(&cookies, Role::Customer)?,
    )?;
    let mut taken = Vec::new();
    for asked in questions::questions(&about).into_iter().filter(wanted) {
        let cookie = cookie_of(&cookies, asked.role)?;
        taken.extend(runtime.block_on(ask(server.address, cookie, asked, samples))?);
    }
    let reports = questions::reports(&about);
    let beside = crowd::measure(server.address, cookie_of(&cookies, Role::Admin)?, &reports, samples * BESIDE)?;
    progress(&format!("Meanwhile {} changes were made.", busy.end()?));
    Ok(Answered { orders, began, schema: database.schema()?, taken, beside })
}

fn cookie_of(cookies: &HashMap<Role, String>, role: Role) -> Result<&str> {
    Ok(cookies.get(&role).ok_or("nobody of that role is signed in")?)
}

/// Whom the questions are about.
fn about(database: &Database) -> Result<About> {
    let store: Arc<dyn Store> = tierway_store_diesel::open(database.server_url(), database.directory())?;
    let id = |role: Role| -> Result<i64> {
        let login = fold(&fill::busiest(role));
        let found = transact_blocking(store.as_ref(), Access::Read, move |tx| Ok(tx.users().credentials(&login)?))?;
        found.map(|found| found.user.id).map(|UserId(id)| id).ok_or_else(|| "somebody is missing".into())
    };
    Ok(About {
        today: SystemClock.now().date_naive(),
        dealer: id(Role::Dealer)?,
        agent: id(Role::Agent)?,
        below: id(Role::SubAgent)?,
        customer: id(Role::Customer)?,
    })
}

/// Asks again and again; of a list also a page far behind the first.
async fn ask(address: SocketAddr, cookie: &str, asked: Asked, samples: usize) -> Result<Vec<Taken>> {
    let mut connection = Connection::open(address).await?;
    let behind = if asked.is_list { behind(&mut connection, cookie, &asked).await? } else { None };
    let mut taken = Vec::new();
    for asked in std::iter::once(asked).chain(behind) {
        let one = repeat(&mut connection, cookie, asked, samples).await?;
        progress(&format!("  {}", one.summary()));
        taken.push(one);
    }
    Ok(taken)
}

async fn repeat(connection: &mut Connection, cookie: &str, asked: Asked, samples: usize) -> Result<Taken> {
    let requests: Vec<Vec<u8>> =
        asked.paths.iter().map(|path| scenario::get(path, Some(cookie.to_owned()), "")).collect();
    let mut taken = Taken { micros: Vec::new(), each: vec![Vec::new(); requests.len()], asked };
    for round in 0..WARM_UP + samples {
        let mut sum = 0;
        for (at, request) in requests.iter().enumerate() {
            let began = Instant::now();
            let answer = connection.exchange(request).await?;
            let micros = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
            if answer.status != 200 {
                let (path, text) = (&taken.asked.paths[at], String::from_utf8_lossy(answer.body));
                return Err(
                    format!("{} may not ask {path}: {} {text}", taken.asked.role.as_str(), answer.status).into()
                );
            }
            sum += micros;
            if round >= WARM_UP {
                taken.each[at].push(micros);
            }
        }
        if round >= WARM_UP {
            taken.micros.push(sum);
        }
    }
    Ok(taken)
}

/// The page of a list after many others, when it is long enough.
async fn behind(connection: &mut Connection, cookie: &str, asked: &Asked) -> Result<Option<Asked>> {
    let Some(first) = asked.paths.first() else { return Ok(None) };
    let (pages, limit) = LEAFED;
    let mut path = first.replace("limit=25", &format!("limit={limit}"));
    for _ in 0..pages {
        let answer = connection.exchange(&scenario::get(&path, Some(cookie.to_owned()), "")).await?;
        let Some(next) = answer.header("link").and_then(next_page) else { return Ok(None) };
        path = next;
    }
    let path = path.replace(&format!("limit={limit}"), "limit=25");
    Ok(Some(Asked { is_behind: true, paths: vec![path], ..asked.clone() }))
}

/// The path of `<path>; rel="next"`.
fn next_page(link: &str) -> Option<String> {
    let address = link.split_once('<')?.1.split_once('>')?.0;
    let start = address.find("/api/")?;
    Some(address[start..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_is_taken_from_the_link() {
        let next = next_page(r#"<http://localhost/api/orders?limit=25&cursor=abc>; rel="next""#);
        assert_eq!(next.as_deref(), Some("/api/orders?limit=25&cursor=abc"));
        assert_eq!(next_page("nothing"), None);
    }
}
