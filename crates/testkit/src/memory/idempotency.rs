//! Idempotency keys. Transactions run one after the other here, so a claim never has to wait.

use chrono::{DateTime, Utc};
use tierway_application::{Claim, IdempotencyRepository, StoredAnswer};
use tierway_kernel::{StoreError, UserId};

use super::state::KeyRow;
use super::transaction::MemoryTransaction;

impl IdempotencyRepository for MemoryTransaction {
    fn claim(&mut self, user: UserId, key: &str, fingerprint: &str, now: DateTime<Utc>) -> Result<Claim, StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        let place = (user, key.to_owned());
        if let Some(KeyRow { fingerprint, answer: Some((status, body)), .. }) = state.keys.get(&place) {
            let (fingerprint, body) = (fingerprint.clone(), body.clone());
            return Ok(Claim::Known(StoredAnswer { fingerprint, status: *status, body }));
        }
        state.keys.insert(place, KeyRow { fingerprint: fingerprint.to_owned(), answer: None, claimed_at: now });
        Ok(Claim::New)
    }

    fn keep(&mut self, user: UserId, key: &str, status: u16, body: &str) -> Result<(), StoreError> {
        match self.write()?.keys.get_mut(&(user, key.to_owned())) {
            Some(row) => row.answer = Some((status, body.to_owned())),
            None => return Err(StoreError::Failed("an answer for a key that was never claimed".to_owned())),
        }
        Ok(())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let keys = &mut self.write()?.keys;
        let had = keys.len();
        keys.retain(|_, row| row.claimed_at >= before);
        Ok((had - keys.len()) as u64)
    }
}
