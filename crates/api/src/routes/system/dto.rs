//! The system on the wire.

use tierway_application::system::{Database, DatabaseKind, StorageUse};

use crate::App;
use crate::dto::*;

/// Build information.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SystemResponse {
    /// The program's version.
    #[schema(example = "0.1.0")]
    pub version: &'static str,
    /// The state of the source it was built from; absent when the build did not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "4f2941f")]
    pub commit: Option<&'static str>,
    /// Since when this instance runs.
    pub started_at: DateTime<Utc>,
    /// For how many seconds it runs.
    #[schema(example = 86_400)]
    pub uptime_seconds: i64,
    /// The database.
    pub database: DatabaseResponse,
    /// Pictures and documents.
    pub storage: StorageResponse,
    /// Open notification streams at this instance.
    #[schema(example = 12)]
    pub open_streams: u64,
    /// How mail is handled.
    pub mail: MailModeName,
    /// The directory in which this instance stores backups.
    #[schema(example = "/var/lib/tierway/backups")]
    pub backup_directory: String,
}

/// A database.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DatabaseResponse {
    /// Its kind.
    pub kind: DatabaseKindName,
    /// Its own version.
    #[schema(example = "17.2")]
    pub version: String,
    /// Its size in bytes.
    #[schema(example = 48_234_496)]
    pub bytes: u64,
    /// Number of migrations applied.
    #[schema(example = 42)]
    pub migration_count: u64,
    /// The applied migrations, oldest first.
    #[schema(example = json!(["20261120000100", "20261123004300"]))]
    pub migrations: Vec<String>,
}

/// Kinds of databases.
pub type DatabaseKindName = Name<DatabaseKind>;

/// Use of the file storage.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StorageResponse {
    /// Files: pictures with their renditions, documents, photos.
    #[schema(example = 420)]
    pub files: u64,
    /// Their length together, in bytes.
    #[schema(example = 31_457_280)]
    pub bytes: u64,
}

/// How mail is handled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MailModeName {
    /// A mail server takes it.
    Smtp,
    /// There is no mail server: it stays in the outbox.
    Outbox,
}

impl From<Database> for DatabaseResponse {
    fn from(database: Database) -> DatabaseResponse {
        DatabaseResponse {
            kind: database.kind.into(),
            version: database.version,
            bytes: database.bytes,
            migration_count: database.migrations.len() as u64,
            migrations: database.migrations,
        }
    }
}

impl SystemResponse {
    /// The instance `app` at `now`.
    pub fn of(app: &App, database: Database, storage: StorageUse, now: DateTime<Utc>) -> SystemResponse {
        SystemResponse {
            version: env!("CARGO_PKG_VERSION"),
            commit: option_env!("TIERWAY_COMMIT").filter(|commit| !commit.is_empty()),
            started_at: app.started_at,
            uptime_seconds: (now - app.started_at).num_seconds().max(0),
            database: database.into(),
            storage: StorageResponse { files: storage.files, bytes: storage.bytes },
            open_streams: app.hub.len() as u64,
            mail: if app.config.sends_mail { MailModeName::Smtp } else { MailModeName::Outbox },
            backup_directory: app.services.backups.place(),
        }
    }
}
