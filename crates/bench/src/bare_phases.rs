//! The bare phases: which operation, over how many connections, with which settings.

use std::sync::Arc;

use crate::Result;
use crate::bare::{NextSubject, Operation, run};
use crate::chance::Chance;
use crate::database::Database;
pub use crate::database::link;
use crate::fill::Filled;
use crate::operations::Operations;
use crate::options::Options;
use crate::tally::Tally;
use crate::template::{Subject, Template};
use crate::yardstick::Yardstick;

/// The names of the phases that ratios are made of.
pub const PRODUCT: &str = "product by id, guest";
/// A product and the session of who asks for it.
pub const OWN_PRODUCT: &str = "product by id, customer";
/// The order.
pub const ORDER: &str = "order of 3 lines, one transaction each";

/// The yardstick's list.
pub const YARD_LIST: &str = "yardstick: list of 50 with prices";
/// The yardstick's product.
pub const YARD_PRODUCT: &str = "yardstick: product with prices";
/// The yardstick's order.
pub const YARD_ORDER: &str = "yardstick: order of 3 lines";

/// Makes each thread's stream of subjects.
type Subjects<'a> = dyn Fn(usize) -> NextSubject + Sync + 'a;

/// The connections that the store has.
struct Connections {
    reading: usize,
    writing: usize,
}

fn connections(database: &Database) -> Connections {
    if database.is_sqlite() { Connections { reading: 4, writing: 1 } } else { Connections { reading: 4, writing: 8 } }
}

/// Everything the bare statements need.
pub struct BareRun<'a> {
    /// Which phases, how long.
    pub options: &'a Options,
    /// Where.
    pub database: &'a Database,
    /// What is there.
    pub filled: &'a Arc<Filled>,
    /// The statements.
    pub operations: &'a Operations,
    /// The least that would have to be sent.
    pub yardstick: &'a Yardstick,
}

impl BareRun<'_> {
    /// Runs a slice of each phase; no two rounds use the same keys.
    pub fn round(&self, round: usize, tally: &mut Tally) -> Result<()> {
        let (filled, operations, yardstick) = (self.filled, self.operations, self.yardstick);
        let phases: [(&str, &Template, bool, &Subjects<'_>); 7] = [
            ("product list of 50", &operations.list, false, &|_| Box::new(Subject::default)),
            (PRODUCT, &operations.product, false, &|number| products(filled, number)),
            (OWN_PRODUCT, &operations.own_product, false, &|number| own_products(filled, number)),
            (ORDER, &operations.order, true, &|number| orders(filled, number)),
            (YARD_LIST, &yardstick.list, false, &|number| own_products(filled, number)),
            (YARD_PRODUCT, &yardstick.product, false, &|number| own_products(filled, number)),
            (YARD_ORDER, &yardstick.order, true, &|number| orders(filled, number)),
        ];
        let Connections { reading, writing } = connections(self.database);
        for (name, template, writes, subjects) in phases {
            if self.options.wants(name) {
                let parallel = if writes { writing } else { reading };
                // Only the time ends a slice: half a million reads a second would be over before any is counted.
                let bounds = self.options.bounds().with(parallel, u64::MAX);
                let operation = Operation { template, writes, bounds };
                let slice = run(&operation, || link(self.database), |number| subjects(round * 100 + number))?;
                tally.add(name, slice, None);
            }
        }
        Ok(())
    }
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
    let mut chance = Chance::new(5000 + number as u64);
    Box::new(move || {
        let session = &filled.sessions[chance.below(filled.sessions.len())];
        Subject { key: Some(session.clone()), ..next() }
    })
}

fn orders(filled: &Arc<Filled>, number: usize) -> NextSubject {
    let (filled, mut chance) = (Arc::clone(filled), Chance::new(10_000 + number as u64));
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
