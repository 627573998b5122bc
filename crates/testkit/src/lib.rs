//! For tests only: throwaway databases, the contract suite every store must pass, builders of valid values, and fakes
//! of the external ports.
//!
//! - [`Fresh`] is an empty store of its own for one test, on SQLite or on the PostgreSQL of `make postgres-test`.
//! - [`contract`] holds the cases; [`contract_suite!`] makes one named test of each.
//! - [`fakes`] and [`Fakes`] replace clock, randomness, hashing, files, pictures, QR codes and mail.
//! - [`builders`] create valid values, so that a test only states what it is about.
//!
//! Never linked into a shipped binary: only `dev-dependencies` name this crate.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

pub mod builders;
pub mod contract;
pub mod fakes;
mod fresh;
pub mod pdf;

pub use fakes::{
    CountingHasher, FakeHasher, FakeImages, FakeMailer, FakeQr, FakeRandom, Fakes, FixedClock, MemoryFiles,
    NaiveSearch, SentMail, services,
};
pub use fresh::{Fresh, POSTGRES_VARIABLE, postgres_server};
