//! The contract every store keeps, on PostgreSQL. Without `TIERWAY_TEST_POSTGRES` there is none to test;
//! `make postgres-test` brings one along.
#![cfg(feature = "postgres")]

use tierway_application::Store;
use tierway_store_diesel::testing::{Fresh, POSTGRES_VARIABLE};

tierway_testkit::contract_suite!(with on_postgres);

fn on_postgres(case: fn(&dyn Store)) {
    if let Ok(server) = std::env::var(POSTGRES_VARIABLE) {
        case(&*Fresh::postgres(&server));
    }
}
