//! The contract every store keeps, on SQLite.
#![cfg(feature = "sqlite")]

use tierway_store_diesel::testing::Fresh;

tierway_testkit::contract_suite!(sqlite);

fn sqlite() -> Fresh {
    Fresh::sqlite()
}
