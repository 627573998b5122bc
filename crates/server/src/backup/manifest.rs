//! The last entry of a backup: what it is and what belongs to it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tierway_application::system::DatabaseKind;
use tierway_store_diesel::Snapshot;

use crate::stop::Stop;

/// The format this program writes and reads.
pub(super) const FORMAT: u32 = 1;

/// The manifest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    /// The format of the archive.
    pub format: u32,
    /// Version of the program that created it.
    pub version: String,
    /// The time it represents.
    pub created_at: DateTime<Utc>,
    /// The database.
    pub database: DatabaseEntry,
    /// All other entries, in order.
    pub parts: Vec<Part>,
}

/// The database of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DatabaseEntry {
    /// `sqlite` or `postgres`.
    pub kind: String,
    /// Its own version.
    pub version: String,
    /// The migrations that were run.
    pub migrations: Vec<String>,
    /// Rows by table.
    pub rows: BTreeMap<String, u64>,
    /// The last values of sequences.
    #[serde(default)]
    pub sequences: BTreeMap<String, i64>,
}

/// An entry of the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Part {
    /// Its path in the archive.
    pub name: String,
    /// Its length.
    pub bytes: u64,
    /// Its SHA-256, in hexadecimal.
    pub sha256: String,
}

impl Manifest {
    /// The manifest of a snapshot and the parts that were written.
    pub(super) fn of(snapshot: &Snapshot, parts: Vec<Part>, now: DateTime<Utc>) -> Manifest {
        Manifest {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            created_at: now,
            database: DatabaseEntry {
                kind: snapshot.kind.as_str().to_owned(),
                version: snapshot.version.clone(),
                migrations: snapshot.migrations.clone(),
                rows: snapshot.rows.clone(),
                sequences: snapshot.sequences.clone(),
            },
            parts,
        }
    }

    /// The snapshot in the archive.
    pub(super) fn snapshot(&self) -> Result<Snapshot, Stop> {
        let kinds = [DatabaseKind::Sqlite, DatabaseKind::Postgres];
        let kind = kinds.into_iter().find(|kind| kind.as_str() == self.database.kind);
        let kind = kind.ok_or_else(|| {
            Stop::because(format!(
                "The backup is of a {} database, which this program does not know.",
                self.database.kind
            ))
        })?;
        let files = self.parts.iter().filter_map(|part| part.name.strip_prefix("database/"));
        Ok(Snapshot {
            kind,
            version: self.database.version.clone(),
            migrations: self.database.migrations.clone(),
            rows: self.database.rows.clone(),
            sequences: self.database.sequences.clone(),
            files: files.map(str::to_owned).collect(),
        })
    }
}
