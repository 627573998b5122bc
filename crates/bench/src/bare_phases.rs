//! The bare phases: which operation, over how many connections, with which settings.

use std::sync::Arc;

use crate::bare::{Link, NextSubject, Operation, run};
use crate::chance::Chance;
use crate::database::Database;
use crate::figures::Figures;
use crate::fill::Filled;
use crate::operations::Operations;
use crate::options::Options;
use crate::template::{Subject, Template};
use crate::{Result, tell};

/// The names of the phases that ratios are made of.
pub const PRODUCT: &str = "product by id, guest";
/// A product and the session of who asks for it.
pub const OWN_PRODUCT: &str = "product by id, customer";
/// The order.
pub const ORDER: &str = "order of 3 lines, one transaction each";

/// Makes each thread's stream of subjects.
type Subjects<'a> = dyn Fn(usize) -> NextSubject + Sync + 'a;

/// The settings of the store's own SQLite connections: the same durability, the same caches.
const SQLITE: &str = "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; \
    PRAGMA cache_size = -4096; PRAGMA mmap_size = 67108864; PRAGMA temp_store = MEMORY; \
    PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;";

/// The connections that the store has.
struct Connections {
    reading: usize,
    writing: usize,
}

fn connections(database: &Database) -> Connections {
    if database.is_sqlite() { Connections { reading: 4, writing: 1 } } else { Connections { reading: 4, writing: 8 } }
}

/// Opens a connection like the store's.
pub fn link(database: &Database) -> Result<Link> {
    if database.is_sqlite() {
        let file = database.file();
        Link::open(file.to_str().ok_or("the folder's name is not UTF-8")?, true, SQLITE)
    } else {
        Link::open(database.server_url(), false, "SET client_min_messages = 'warning'")
    }
}

/// Runs all bare phases.
pub fn run_all(
    options: &Options,
    database: &Database,
    filled: &Arc<Filled>,
    operations: &Operations,
) -> Result<Vec<Figures>> {
    let Connections { reading, writing } = connections(database);
    let phases: [(&str, &Template, bool, &Subjects<'_>); 4] = [
        ("product list of 50", &operations.list, false, &|_| Box::new(Subject::default)),
        (PRODUCT, &operations.product, false, &|number| products(filled, number)),
        (OWN_PRODUCT, &operations.own_product, false, &|number| own_products(filled, number)),
        (ORDER, &operations.order, true, &|number| orders(filled, number)),
    ];
    let wanted = phases.into_iter().filter(|(name, ..)| options.wants(name));
    wanted
        .map(|(name, template, writes, subjects)| {
            let parallel = if writes { writing } else { reading };
            tell(&format!("  {name}: {} statements over {parallel} connections …", template.steps.len()));
            let bounds = options.bounds().with(parallel, options.bounds().most);
            run(&Operation { name, template, writes, bounds }, || link(database), subjects)
        })
        .collect()
}

fn products(filled: &Arc<Filled>, number: usize) -> NextSubject {
    let (filled, mut chance) = (Arc::clone(filled), Chance::new(number as u64));
    Box::new(move || Subject {
        products: vec![filled.products[chance.below(filled.products.len())]],
        ..Subject::default()
    })
}

fn own_products(filled: &Arc<Filled>, number: usize) -> NextSubject {
    let (mut next, filled) = (products(filled, number), Arc::clone(filled));
    let mut chance = Chance::new(500 + number as u64);
    Box::new(move || {
        let session = &filled.sessions[chance.below(filled.sessions.len())];
        Subject { key: Some(session.clone()), ..next() }
    })
}

fn orders(filled: &Arc<Filled>, number: usize) -> NextSubject {
    let (filled, mut chance) = (Arc::clone(filled), Chance::new(2000 + number as u64));
    let mut count = 0_u64;
    Box::new(move || {
        count += 1;
        Subject {
            products: chance.distinct::<3>(&filled.products).to_vec(),
            customer: Some(filled.customers[chance.below(filled.customers.len())]),
            order: None,
            key: Some(format!("bare-{number}-{count}")),
        }
    })
}
