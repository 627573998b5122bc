//! The store contract, on SQLite.
#![cfg(feature = "sqlite")]

use tierway_testkit::Fresh;

tierway_testkit::contract_suite!(Fresh::sqlite);
