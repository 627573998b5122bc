//! Idempotency keys. The primary key decides who is first; a second transaction with the same key waits in its INSERT
//! until the first has ended, and then either finds the response or claims the key.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::{Claim, IdempotencyRepository, StoredResponse};
use tierway_kernel::{StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::idempotency_keys;
use crate::steps::forget_some;

impl IdempotencyRepository for DieselTransaction<'_> {
    fn claim(&mut self, user: UserId, key: &str, fingerprint: &str, now: DateTime<Utc>) -> Result<Claim, StoreError> {
        let claimed = diesel::insert_into(idempotency_keys::table)
            .values((
                idempotency_keys::user_id.eq(user.0),
                idempotency_keys::key.eq(key),
                idempotency_keys::fingerprint.eq(fingerprint),
                idempotency_keys::claimed_at.eq(to_micros(now)),
            ))
            .on_conflict((idempotency_keys::user_id, idempotency_keys::key))
            .do_nothing()
            .execute(self.connection)
            .map_err(store_error)?;
        if claimed == 1 {
            return Ok(Claim::New);
        }
        let (fingerprint, status, body): (String, Option<i64>, Option<String>) = idempotency_keys::table
            .find((user.0, key))
            .select((idempotency_keys::fingerprint, idempotency_keys::status, idempotency_keys::body))
            .first(self.connection)
            .map_err(store_error)?;
        let status = status.and_then(|status| u16::try_from(status).ok());
        match (status, body) {
            (Some(status), Some(body)) => Ok(Claim::Known(StoredResponse { fingerprint, status, body })),
            _ => Err(StoreError::Failed("an idempotency key was claimed without an answer".to_owned())),
        }
    }

    fn store_response(&mut self, user: UserId, key: &str, status: u16, body: &str) -> Result<(), StoreError> {
        diesel::update(idempotency_keys::table.find((user.0, key)))
            .set((idempotency_keys::status.eq(i64::from(status)), idempotency_keys::body.eq(body)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, idempotency_keys, claimed_at: i64, idempotency_keys::claimed_at.lt(to_micros(before)))
    }
}
