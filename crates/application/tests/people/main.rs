//! Use cases of accounts and workforce over a throwaway database.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation fails the test")]

mod directory;
mod documents;
mod purging;
mod recovering;
mod registration;
mod reviews;
mod sign_in;
mod support;
mod verification;
mod workforce;
