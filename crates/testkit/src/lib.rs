//! For tests only: the memory store, the contract suite every store must pass, builders of valid values, and
//! simple fakes of the outside ports.
//!
//! - [`MemoryStore`] is a complete [`tierway_application::Store`] without a database.
//! - [`contract`] holds the cases; [`contract_suite!`] makes one named test of each.
//! - [`fakes`] and [`Fakes`] stand in for clock, randomness, hashing, files, pictures, QR codes and mail.
//! - [`builders`] make values that keep every rule, so that a test only says what it is about.
//!
//! What does not live here: anything a shipped binary links. Nothing outside `dev-dependencies` names this crate.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

pub mod builders;
pub mod contract;
pub mod fakes;
mod memory;

pub use fakes::{
    CountingHasher, FakeHasher, FakeImages, FakeMailer, FakeQr, FakeRandom, Fakes, FixedClock, MemoryFiles,
    NaiveSearch, SentMail, services,
};
pub use memory::MemoryStore;
