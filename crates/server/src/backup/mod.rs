//! Backups as files: `tierway backup`, `tierway restore`, and what the job of the running product uses.
//!
//! A backup is one `.tar.zst`: the database (`database/…`), pictures (`media/…`), documents (`private/…`), and last
//! `manifest.json`, which names each of them with its length and SHA-256. A file without its manifest is no backup.

mod archive;
mod directory;
mod make;
mod manifest;
mod restore;
mod scratch;

pub use directory::BackupDirectory;
pub use make::{Source, make};
pub use restore::restore;

#[cfg(test)]
mod tests;
