//! Requests for a new password.

use chrono::{DateTime, Utc};
use tierway_accounts::{NewPasswordReset, PasswordReset, ResetDecision, ResetFilter, ResetRepository, ResetState};
use tierway_kernel::{Page, PageRequest, ResetId, StoreError, UserId};

use super::paging::{matches, newest_first};
use super::state::{ResetRow, unique};
use super::transaction::MemoryTransaction;

fn works(row: &ResetRow, token_hash: &str, now: DateTime<Utc>) -> bool {
    row.token_hash.as_deref() == Some(token_hash)
        && ResetState::OPEN.contains(&row.reset.state)
        && now < row.reset.expires_at
}

impl ResetRepository for MemoryTransaction {
    fn add(&mut self, reset: &NewPasswordReset, now: DateTime<Utc>) -> Result<PasswordReset, StoreError> {
        let state = self.write()?;
        state.need_user(reset.user_id)?;
        let same = |row: &ResetRow| row.token_hash.as_deref() == Some(reset.token_hash.as_str());
        unique(!state.resets.rows().any(same), "password_resets.token_hash")?;
        let row = state.resets.add(|id| ResetRow {
            reset: PasswordReset {
                id: ResetId(id),
                user_id: reset.user_id,
                state: ResetState::Requested,
                requested_at: now,
                expires_at: reset.expires_at,
                address: reset.address.clone(),
                decided_by: None,
                decided_at: None,
                note: None,
            },
            token_hash: Some(reset.token_hash.clone()),
        });
        Ok(row.reset)
    }

    fn by_id(&mut self, id: ResetId) -> Result<Option<PasswordReset>, StoreError> {
        Ok(self.state.resets.get(id.0).map(|row| row.reset.clone()))
    }

    fn by_link(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError> {
        Ok(self.state.resets.rows().find(|row| works(row, token_hash, now)).map(|row| row.reset.clone()))
    }

    fn consume(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError> {
        let row = self.write()?.resets.rows_mut().find(|row| works(row, token_hash, now));
        Ok(row.map(|row| {
            row.reset.state = ResetState::Used;
            row.token_hash = None;
            row.reset.clone()
        }))
    }

    fn decide(&mut self, id: ResetId, decision: &ResetDecision, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let row = self.write()?.resets.get_mut(id.0).filter(|row| row.reset.state == ResetState::Requested);
        Ok(row
            .map(|row| {
                row.token_hash = decision.link.as_ref().map(|(hash, _)| hash.clone());
                row.reset.expires_at = decision.link.as_ref().map_or(row.reset.expires_at, |(_, end)| *end);
                row.reset.state = decision.to;
                row.reset.decided_by = decision.by;
                row.reset.decided_at = Some(now);
                row.reset.note.clone_from(&decision.note);
            })
            .is_some())
    }

    fn supersede(&mut self, user: UserId, states: &[ResetState]) -> Result<u64, StoreError> {
        let mut count = 0;
        for row in self.write()?.resets.rows_mut() {
            if row.reset.user_id == user && states.contains(&row.reset.state) {
                row.reset.state = ResetState::Superseded;
                row.token_hash = None;
                count += 1;
            }
        }
        Ok(count)
    }

    fn list(
        &mut self,
        filter: ResetFilter,
        now: DateTime<Utc>,
        page: &PageRequest,
    ) -> Result<Page<PasswordReset>, StoreError> {
        let all = self.state.resets.rows().map(|row| &row.reset);
        let all = all.filter(|reset| filter.user_id.is_none_or(|user| reset.user_id == user));
        let rows = all.filter(|reset| matches(filter.state, reset.state_at(now))).cloned().collect();
        Ok(newest_first(rows, page, |reset| (reset.requested_at, reset.id.0)))
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let resets = &mut self.write()?.resets;
        let old: Vec<i64> =
            resets.rows().map(|row| &row.reset).filter(|r| r.requested_at < before).map(|r| r.id.0).collect();
        Ok(old.into_iter().filter(|id| resets.remove(*id)).count() as u64)
    }
}
