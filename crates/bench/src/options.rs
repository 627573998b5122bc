//! The command line.

use std::fmt;
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
    /// Only whether everything still runs: less data, a moment of each part, a line for each instead of figures.
    #[arg(long)]
    pub quick: bool,
    /// Adds the figures to this JSON file, which may hold those of the other database.
    #[arg(long)]
    pub json: Option<PathBuf>,
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

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Sqlite => "SQLite",
            Kind::Postgres => "PostgreSQL",
        })
    }
}

impl Options {
    /// Whether a phase is to be run.
    pub fn wants(&self, phase: &str) -> bool {
        self.only.as_deref().is_none_or(|words| phase.contains(words))
    }

    /// Connections in this run.
    pub fn connections(&self) -> usize {
        if self.quick { self.connections / 4 } else { self.connections }
    }

    /// Products in the catalogue of this run.
    pub fn products(&self) -> usize {
        if self.quick { self.products / 20 } else { self.products }
    }

    /// Products in the catalogue that is searched in this run.
    pub fn search_products(&self) -> usize {
        if self.quick { self.search_products / 100 } else { self.search_products }
    }

    /// How long questions are put to the large catalogue.
    pub fn search_window(&self) -> Duration {
        if self.quick { self.bounds().window } else { Duration::from_secs(5) }
    }

    /// How long a server is left alone before its memory is read.
    pub fn settling(&self) -> Duration {
        Duration::from_millis(if self.quick { 100 } else { 2_000 })
    }

    /// How many slices each phase has.
    pub fn rounds(&self) -> usize {
        if self.quick { 1 } else { 5 }
    }

    /// The bounds of a usual slice.
    pub fn bounds(&self) -> Bounds {
        Bounds {
            parallel: self.connections(),
            warm_up: Duration::from_millis(if self.quick { 50 } else { 300 }),
            window: Duration::from_millis(if self.quick { 400 } else { 1_000 }),
            most: 200_000,
        }
    }
}
