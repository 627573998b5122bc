//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};

use crate::load::Bounds;

/// Which database the server runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// The embedded one.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

/// Loads the release server on loopback and prints what it did, next to the bare statements.
#[derive(Debug, Parser)]
#[command(name = "tierway-bench")]
pub struct Options {
    /// The database to measure.
    #[arg(long, value_enum)]
    pub database: Kind,
    /// The release binary of the product.
    #[arg(long)]
    pub binary: PathBuf,
    /// A folder for throwaway data, on the disk that is to be measured; a new folder inside is used and removed.
    #[arg(long)]
    pub data_dir: PathBuf,
    /// PostgreSQL: the maintenance database, in which an own one is created and dropped.
    #[arg(long, env = "TIERWAY_TEST_POSTGRES")]
    pub url: Option<String>,
    /// One slice of each phase, for a look whether everything still runs; the figures mean little.
    #[arg(long)]
    pub quick: bool,
    /// Products in the catalogue.
    #[arg(long, default_value_t = 10_000)]
    pub products: usize,
    /// Products in the catalogue that is searched.
    #[arg(long, default_value_t = 100_000)]
    pub search_products: usize,
    /// Connections kept alive by the load.
    #[arg(long, default_value_t = 32)]
    pub connections: usize,
    /// Only the phases with these words in their names; for profiling one of them.
    #[arg(long)]
    pub only: Option<String>,
    /// Instead of everything else: dashboards and lists over this many orders. PostgreSQL only.
    #[arg(long)]
    pub orders: Option<usize>,
    /// With --orders: only the pages and lists with these words in their names.
    #[arg(long)]
    pub asked: Option<String>,
    /// With --orders: keep what was filled, in the database server and the folder, and use what an earlier run has kept.
    #[arg(long)]
    pub keep: bool,
    /// Also prints the recorded statements.
    #[arg(long)]
    pub statements: bool,
}

impl Options {
    /// Whether a phase is to be run.
    pub fn wants(&self, phase: &str) -> bool {
        self.only.as_deref().is_none_or(|words| phase.contains(words))
    }

    /// How many slices each phase has.
    pub fn rounds(&self) -> usize {
        if self.quick { 1 } else { 5 }
    }

    /// The bounds of a usual slice.
    pub fn bounds(&self) -> Bounds {
        Bounds {
            parallel: self.connections,
            warm_up: Duration::from_millis(300),
            window: Duration::from_secs(1),
            most: 200_000,
        }
    }
}
