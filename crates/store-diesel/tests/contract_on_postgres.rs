//! The store contract, on PostgreSQL. Without a server its cases are ignored; `make postgres-test` brings one.
#![cfg(feature = "postgres")]

use tierway_testkit::Fresh;

tierway_testkit::contract_suite!(ignored Fresh::postgres);
