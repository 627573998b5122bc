//! What is the same for all operations: sessions, where calls come from, problems, idempotency, kept answers, files
//! and pages.

mod busy_store;
mod idempotency;
mod kept_answers;
mod media;
mod pages;
mod problems;
mod same_origin;
mod sessions;
