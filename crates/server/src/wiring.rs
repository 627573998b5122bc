//! Puts the adapters behind the ports.

use std::sync::Arc;

use tierway_adapters::{Argon2Hasher, LocalFiles, OsRandom, Pictures, QrCodes, SystemClock};
use tierway_application::{Services, Store};

use crate::config::DataOptions;
use crate::stop::Stop;

/// The database, its schema up to date.
pub fn store(data: &DataOptions) -> Result<Arc<dyn Store>, Stop> {
    tierway_store_diesel::open(&data.database_url, &data.data_dir).map_err(Stop::because)
}

/// The outside ports.
pub fn services(data: &DataOptions, public_url: &str) -> Result<Arc<Services>, Stop> {
    let directory = data.files_dir().map_err(Stop::because)?;
    let files = LocalFiles::open(&directory)
        .map_err(|error| Stop::because(format!("{} cannot be used for uploads: {error}", directory.display())))?;
    let files = Arc::new(files);
    Ok(Arc::new(Services {
        clock: Arc::new(SystemClock),
        random: Arc::new(OsRandom),
        hasher: Arc::new(Argon2Hasher),
        files: files.clone(),
        images: Arc::new(Pictures::new(files)),
        qr: Arc::new(QrCodes),
        public_url: public_url.to_owned(),
    }))
}
