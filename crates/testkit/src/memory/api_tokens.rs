//! API tokens.

use chrono::{DateTime, Utc};
use tierway_accounts::{ApiToken, ApiTokenRepository, NewApiToken, TokenState, User};
use tierway_kernel::{ApiTokenId, Page, PageRequest, StoreError, UserId};

use super::paging::newest_first;
use super::state::{ApiTokenRow, unique};
use super::transaction::MemoryTransaction;

impl ApiTokenRepository for MemoryTransaction {
    fn add(&mut self, token: &NewApiToken, now: DateTime<Utc>) -> Result<ApiToken, StoreError> {
        let state = self.write()?;
        state.need_user(token.user_id)?;
        unique(!state.api_tokens.rows().any(|row| row.key_hash == token.key_hash), "api_tokens.key_hash")?;
        let row = state.api_tokens.add(|id| ApiTokenRow {
            token: ApiToken {
                id: ApiTokenId(id),
                user_id: token.user_id,
                name: token.plan.name.clone(),
                preview: token.preview.clone(),
                scopes: token.plan.scopes.clone(),
                created_at: now,
                expires_at: token.plan.expires_at,
                last_used_at: None,
                revoked_at: None,
            },
            key_hash: token.key_hash.clone(),
        });
        Ok(row.token)
    }

    fn find(&mut self, key_hash: &str) -> Result<Option<(ApiToken, User)>, StoreError> {
        let row = self.state.api_tokens.rows().find(|row| row.key_hash == key_hash);
        Ok(row.and_then(|row| Some((row.token.clone(), self.state.users.get(row.token.user_id.0)?.user.clone()))))
    }

    fn by_id(&mut self, id: ApiTokenId) -> Result<Option<ApiToken>, StoreError> {
        Ok(self.state.api_tokens.get(id.0).map(|row| row.token.clone()))
    }

    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<ApiToken>, StoreError> {
        let tokens = self.state.api_tokens.rows().map(|row| &row.token);
        let own = tokens.filter(|token| token.user_id == user).cloned().collect();
        Ok(newest_first(own, page, |token: &ApiToken| (token.created_at, token.id.0)))
    }

    fn count_live(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let tokens = self.state.api_tokens.rows().map(|row| &row.token);
        let live = tokens.filter(|token| token.user_id == user && token.state_at(now) == TokenState::Active);
        Ok(live.count() as u64)
    }

    fn touch(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.api_tokens.get_mut(id.0) {
            row.token.last_used_at = row.token.last_used_at.max(Some(now));
        }
        Ok(())
    }

    fn revoke(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let row = self.write()?.api_tokens.get_mut(id.0).filter(|row| row.token.revoked_at.is_none());
        Ok(row.map(|row| row.token.revoked_at = Some(now)).is_some())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let old = |token: &ApiToken| token.expires_at < before || token.revoked_at.is_some_and(|at| at < before);
        let tokens = &mut self.write()?.api_tokens;
        let ids: Vec<i64> = tokens.rows().filter(|row| old(&row.token)).map(|row| row.token.id.0).collect();
        Ok(ids.into_iter().filter(|id| tokens.remove(*id)).count() as u64)
    }
}
