//! `POST /api/backups/{name}/download-links` and `GET /api/backups/{name}/download`.
//!
//! A backup holds every account and document, so a session alone does not open it: the password is entered again and
//! gives a link that works once. In stages, because passwords are not verified inside a transaction:
//! [`check_link_request`], the caller verifies, [`create_download_link`].

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, message};

use super::{BackupContent, BackupLink};
use crate::accounts::{check_own_password, confirm_own_password};
use crate::{Context, Failure, Transaction};

/// How long a link works.
pub const LINK_LIVES: Duration = Duration::minutes(5);

/// A new link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupDownload {
    /// Opens the backup once; it is stored nowhere.
    pub key: String,
    /// Until when.
    pub expires_at: DateTime<Utc>,
}

/// Whether the password was entered and may be tried; returns the hash to verify it against.
pub fn check_link_request(tx: &mut dyn Transaction, context: &Context, password: &str) -> Result<String, Failure> {
    check_own_password(tx, context, Permission::CreateBackupDownloadLink, password)
}

/// Makes the link of a backup for the caller, whose password was verified as `proof`.
pub fn create_download_link(
    tx: &mut dyn Transaction,
    context: &Context,
    name: &str,
    proof: &str,
) -> Result<BackupDownload, Failure> {
    context.require(Permission::CreateBackupDownloadLink)?;
    let user_id = context.actor.signed_in()?.id;
    confirm_own_password(tx, context, proof)?;
    let mut random = [0; 32];
    context.services.random.fill(&mut random);
    let key = URL_SAFE_NO_PAD.encode(random);
    let expires_at = context.now + LINK_LIVES;
    let link = BackupLink { key_hash: key_hash(&key), name: name.to_owned(), user_id, expires_at };
    tx.backup_links().add(&link, context.now)?;
    Ok(BackupDownload { key, expires_at })
}

/// Opens a backup for reading. Slow: never called inside a transaction nor on an async thread.
pub fn open_backup(context: &Context, name: &str) -> Result<BackupContent, Failure> {
    context.require(Permission::DownloadBackup)?;
    context.services.backups.open(name)?.ok_or(Failure::NotFound("This backup"))
}

/// Uses up the link of the caller and logs the download. Of two concurrent calls, one succeeds.
pub fn redeem_download_link(tx: &mut dyn Transaction, context: &Context, name: &str, key: &str) -> Result<(), Failure> {
    context.require(Permission::DownloadBackup)?;
    let user = context.actor.signed_in()?.id;
    if !tx.backup_links().consume(&key_hash(key), name, user, context.now)? {
        let sentence = "This link has expired or was already used. Please enter your password again.";
        return Err(Failure::field("key", sentence));
    }
    let text = message!("Downloaded the backup {name}", name = name.to_owned());
    context.log(tx, ActivityAction::Setting, text)
}

/// The stored form of a key.
fn key_hash(key: &str) -> String {
    blake3::hash(key.as_bytes()).to_hex().to_string()
}
