//! The memory store passes the contract suite.

use tierway_testkit::MemoryStore;

fn make_store() -> Box<MemoryStore> {
    Box::new(MemoryStore::new())
}

tierway_testkit::contract_suite!(make_store);
