//! Puts the adapters behind the ports.

use std::sync::Arc;

use tierway_adapters::{
    Argon2Hasher, CatalogueSearch, CleanDocuments, HttpWebhooks, KrillaRenderer, LocalFiles, NoMailer, ObjectFiles,
    OfficeSheets, OsRandom, Pictures, QrCodes, Smtp, SystemClock,
};
use tierway_application::{Files, Services, Store, StoreClock};
use tierway_kernel::Clock;

use crate::backup::{BackupDirectory, Source};
use crate::config::{DataOptions, MediaPlace};
use crate::stop::Stop;

/// The database, its schema up to date.
pub fn store(data: &DataOptions) -> Result<Arc<dyn Store>, Stop> {
    tierway_store_diesel::open_with(&data.database.settings(), &data.data_dir).map_err(Stop::because)
}

/// The same for long-running commands, without timeouts.
pub fn unlimited_store(data: &DataOptions) -> Result<Arc<dyn Store>, Stop> {
    tierway_store_diesel::open_unlimited(&data.database.settings(), &data.data_dir).map_err(Stop::because)
}

/// This machine's clock, corrected by the database's.
pub fn clock(store: &dyn Store) -> Result<Arc<StoreClock>, Stop> {
    let clock = StoreClock::new(Arc::new(SystemClock));
    clock.synchronize(store).map_err(Stop::because)?;
    Ok(Arc::new(clock))
}

/// The external ports.
pub fn services(
    data: &DataOptions,
    public_url: &str,
    smtp: Option<Smtp>,
    clock: Arc<dyn Clock>,
) -> Result<Arc<Services>, Stop> {
    let files = files(data)?;
    let source = Source { data: data.clone(), files: Arc::clone(&files) };
    Ok(Arc::new(Services {
        clock,
        random: Arc::new(OsRandom),
        hasher: Arc::<Argon2Hasher>::default(),
        files: files.clone(),
        images: Arc::<Pictures>::default(),
        sanitizer: Arc::new(CleanDocuments::default()),
        pdf_renderer: Arc::new(KrillaRenderer),
        qr: Arc::new(QrCodes),
        search: Arc::new(CatalogueSearch::in_directory(data.search_place())),
        mailer: match smtp {
            Some(smtp) => Arc::new(smtp),
            None => Arc::new(NoMailer),
        },
        backups: Arc::new(BackupDirectory::new(&data.backup_place(), source)),
        sheets: Arc::new(OfficeSheets),
        webhooks: Arc::<HttpWebhooks>::default(),
        webhook_listeners: Arc::default(),
        sales_cache: Arc::default(),
        stock_cache: Arc::default(),
        public_url: public_url.to_owned(),
    }))
}

/// Location of uploads.
pub fn files(data: &DataOptions) -> Result<Arc<dyn Files>, Stop> {
    match data.media_place().map_err(Stop::because)? {
        MediaPlace::Directory(directory) => match LocalFiles::open(&directory) {
            Ok(files) => Ok(Arc::new(files)),
            Err(error) => Err(Stop::because(format!("{} cannot be used for uploads: {error}", directory.display()))),
        },
        MediaPlace::Bucket { name, prefix } => match ObjectFiles::bucket(&name, &prefix) {
            Ok(files) => Ok(Arc::new(files)),
            Err(error) => Err(Stop::because(format!("The bucket {name} cannot be used for uploads: {error}"))),
        },
    }
}
