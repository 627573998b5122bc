//! API tests: the whole product over a throwaway database, one folder per area. They run on SQLite, and on PostgreSQL
//! when `TIERWAY_TEST_POSTGRES` names a server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]
#![allow(dead_code, reason = "support for tests of several areas")]

mod accounts;
mod analytics;
mod authorization;
mod buying;
mod catalogue;
mod commissions;
mod exports;
mod imports;
mod integration;
mod inventory;
mod openapi;
mod orders;
mod picking;
mod pricing;
mod purchasing;
mod saved_views;
mod search;
mod sentences;
mod support;
mod waiting;
mod warehouse;

mod machinery;
mod workforce;
