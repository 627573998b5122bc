//! Opens the product's own store in this process, while no server runs, to fill the database and to record what the
//! use cases send.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_adapters::{
    Argon2Hasher, CatalogueSearch, CleanDocuments, HttpWebhooks, KrillaRenderer, LocalFiles, NoMailer, OfficeSheets,
    OsRandom, Pictures, QrCodes, SystemClock,
};
use tierway_application::backups::{BackupContent, BackupError, BackupFile, Backups};
use tierway_application::{Files, Services};

use crate::database::Database;
use crate::fill::{Filled, PASSWORD, fill};
use crate::operations::{Inside, Operations};
use crate::options::Options;
use crate::{Result, bare_phases, progress};

/// Fills the database and records the operations.
pub fn prepare(options: &Options, database: &Database) -> Result<(Filled, Operations)> {
    prepare_with(options, database, services(database)?)
}

fn prepare_with(options: &Options, database: &Database, services: Services) -> Result<(Filled, Operations)> {
    let services = Arc::new(services);
    let now = services.clock.now();
    let hash = services.hasher.hash(PASSWORD)?;
    let store = tierway_store_diesel::open(database.server_url(), database.directory())?;
    let filled = fill(&store, options.products(), &hash, now)?;
    let inside = Inside { store: &store, services: &services, filled: &filled, now };
    inside.establish_customers()?;
    let mut link = if database.is_sqlite() { None } else { Some(bare_phases::link(database)?) };
    if let Some(link) = &mut link {
        // What the server's autovacuum would do a minute later.
        link.batch("VACUUM ANALYZE")?;
    }
    let operations = inside.operations(link.as_mut())?;
    if options.statements {
        progress(&operations.to_string());
    }
    Ok((filled, operations))
}

/// Nothing is backed up here.
struct NoBackups;

impl Backups for NoBackups {
    fn make(&self, _: DateTime<Utc>) -> std::result::Result<BackupFile, BackupError> {
        Err(BackupError("nothing is backed up here".to_owned()))
    }

    fn list(&self) -> std::result::Result<Vec<BackupFile>, BackupError> {
        Ok(Vec::new())
    }

    fn remove(&self, _: &str) -> std::result::Result<bool, BackupError> {
        Ok(false)
    }

    fn open(&self, _: &str) -> std::result::Result<Option<BackupContent>, BackupError> {
        Ok(None)
    }

    fn place(&self) -> String {
        String::new()
    }
}

/// The outside ports, as far as use cases need them here.
pub fn services(database: &Database) -> Result<Services> {
    let files: Arc<dyn Files> = Arc::new(LocalFiles::open(database.directory())?);
    Ok(Services {
        clock: Arc::new(SystemClock),
        random: Arc::new(OsRandom),
        hasher: Arc::<Argon2Hasher>::default(),
        images: Arc::<Pictures>::default(),
        sanitizer: Arc::new(CleanDocuments::default()),
        files,
        pdf_renderer: Arc::new(KrillaRenderer),
        qr: Arc::new(QrCodes),
        search: Arc::new(CatalogueSearch::in_directory(database.directory().join("search"))),
        mailer: Arc::new(NoMailer),
        backups: Arc::new(NoBackups),
        sheets: Arc::new(OfficeSheets),
        webhooks: Arc::<HttpWebhooks>::default(),
        webhook_listeners: Arc::default(),
        sales_cache: Arc::default(),
        stock_cache: Arc::default(),
        public_url: "http://localhost".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use chrono::TimeDelta;
    use clap::Parser as _;
    use tierway_kernel::Clock;

    use super::*;

    /// A machine so busy that two seconds go by whenever somebody looks at the clock.
    struct Busy(AtomicI64);

    impl Clock for Busy {
        fn now(&self) -> DateTime<Utc> {
            SystemClock.now() + TimeDelta::seconds(self.0.fetch_add(2, Ordering::Relaxed))
        }
    }

    #[test]
    fn both_recordings_of_an_operation_agree_however_long_they_take() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().to_str().expect("UTF-8");
        let options = Options::parse_from([
            "tierway-bench",
            "--database=sqlite",
            "--binary=none",
            "--products=200",
            &format!("--data-dir={data}"),
        ]);
        crate::record::install().expect("nobody listens yet");
        let database = Database::create(&options, "recorded").expect("a database");
        let busy = Services { clock: Arc::new(Busy(AtomicI64::new(0))), ..services(&database).expect("services") };
        let (_, operations) = prepare_with(&options, &database, busy).expect("the recordings agree");
        let webhooks = operations.order.steps.iter().filter(|step| step.pieces.concat().contains("webhook"));
        assert_eq!(webhooks.count(), 0, "a server under load has looked for webhooks already");
        assert!(operations.order.steps.iter().any(|step| step.gives_order));
    }
}
