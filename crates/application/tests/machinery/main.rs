//! Jobs, mail and settings, over a throwaway database.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

mod jobs;
mod links;
mod mail;
mod settings;
mod support;
