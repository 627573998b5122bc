//! Links that download a backup.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::backups::{BackupLink, BackupLinkRepository};
use tierway_kernel::{StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::backup_links;

impl BackupLinkRepository for DieselTransaction<'_> {
    fn add(&mut self, link: &BackupLink, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::delete(backup_links::table.filter(backup_links::expires_at.le(to_micros(now))))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::insert_into(backup_links::table)
            .values((
                backup_links::key_hash.eq(&link.key_hash),
                backup_links::name.eq(&link.name),
                backup_links::user_id.eq(link.user_id.0),
                backup_links::expires_at.eq(to_micros(link.expires_at)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn consume(&mut self, key_hash: &str, name: &str, user: UserId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let own = backup_links::name.eq(name).and(backup_links::user_id.eq(user.0));
        let live = backup_links::table.find(key_hash).filter(own.and(backup_links::expires_at.gt(to_micros(now))));
        diesel::delete(live).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }
}
