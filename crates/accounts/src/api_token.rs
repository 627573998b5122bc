//! API tokens: keys with which a program acts for its owner, within the token's scopes and the owner's current
//! permissions. Only a hash of the key is stored (product.md §10).

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{
    ApiTokenId, FieldError, Page, PageRequest, Role, Scope, SignedIn, StoreError, UserId, is_one_line, message,
};

use crate::User;

/// Default lifetime of a token.
pub const TOKEN_LIVES: Duration = Duration::days(90);
/// How long a token may live.
pub const LONGEST_TOKEN: Duration = Duration::days(365);
/// Maximum number of active tokens per user.
pub const MOST_TOKENS: u64 = 50;
/// How long a token that has ended is still listed.
pub const TOKENS_KEPT: Duration = Duration::days(90);
/// Letters of a token's name.
const LONGEST_NAME: usize = 80;
/// Positions of employees whose programs may act for them.
const POSITIONS: [&str; 2] = ["manager", "purchaser"];

/// A token without its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiToken {
    /// Identity.
    pub id: ApiTokenId,
    /// Whose.
    pub user_id: UserId,
    /// The owner's name for it.
    pub name: String,
    /// The first letters of the key, by which people know it again.
    pub preview: String,
    /// Its scopes.
    pub scopes: Vec<Scope>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
    /// Its last request, to about a minute.
    pub last_used_at: Option<DateTime<Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

tierway_kernel::names! {
    /// State of a token.
    pub enum TokenState as "TokenState" {
        /// It works.
        Active = "active",
        /// Its time is over.
        Expired = "expired",
        /// Somebody ended it.
        Revoked = "revoked",
    }
}

impl ApiToken {
    /// Its status.
    pub fn state_at(&self, now: DateTime<Utc>) -> TokenState {
        match self.revoked_at {
            Some(_) => TokenState::Revoked,
            None if now >= self.expires_at => TokenState::Expired,
            None => TokenState::Active,
        }
    }

    /// Whether the last request should be written down: at most once a minute.
    pub fn wants_touch(&self, now: DateTime<Utc>) -> bool {
        self.last_used_at.is_none_or(|last| now - last >= Duration::minutes(1))
    }
}

/// A new token as sent, not yet validated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TokenInput {
    /// A name for it.
    pub name: String,
    /// Names of scopes.
    pub scopes: Vec<String>,
    /// When it ends; `None`: after [`TOKEN_LIVES`].
    pub expires_at: Option<DateTime<Utc>>,
}

/// A validated new token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedToken {
    /// Its name.
    pub name: String,
    /// Its scopes, unique, in the order of the scope list.
    pub scopes: Vec<Scope>,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
}

/// A token to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewApiToken {
    /// Whose.
    pub user_id: UserId,
    /// The checked values.
    pub plan: CheckedToken,
    /// The first letters of the key.
    pub preview: String,
    /// Hash of the key.
    pub key_hash: String,
}

/// Whether a user may have tokens: everyone except customers; employees depending on their position.
pub fn may_hold_tokens(actor: &SignedIn) -> bool {
    match actor.role {
        Role::Customer => false,
        Role::Employee | Role::Warehouse => {
            let position = actor.position.as_deref().map(|position| position.trim().to_lowercase());
            position.is_some_and(|position| POSITIONS.contains(&position.as_str()))
        }
        _ => true,
    }
}

/// Validates a new token and returns all errors.
pub fn plan_token(input: &TokenInput, now: DateTime<Utc>) -> Result<CheckedToken, Vec<FieldError>> {
    let mut faults = Vec::new();
    let name = input.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !is_one_line(name) {
        faults.push(FieldError::new(
            "name",
            message!("Please enter a name of 1 to {most} characters.", most = LONGEST_NAME),
        ));
    }
    if input.scopes.is_empty() {
        faults.push(FieldError::new("scopes", "Please choose at least one scope."));
    }
    let mut scopes = Vec::new();
    for (index, text) in input.scopes.iter().enumerate() {
        match text.parse() {
            Ok(scope) => scopes.push(scope),
            Err(_) => faults.push(FieldError::new(format!("scopes[{index}]"), "Unknown scope.")),
        }
    }
    scopes.sort_unstable();
    scopes.dedup();
    let expires_at = input.expires_at.unwrap_or(now + TOKEN_LIVES);
    if expires_at <= now {
        faults.push(FieldError::new("expiresAt", "Please choose a time in the future."));
    } else if expires_at > now + LONGEST_TOKEN {
        faults.push(FieldError::new("expiresAt", "A token can be valid for at most one year."));
    }
    if faults.is_empty() { Ok(CheckedToken { name: name.to_owned(), scopes, expires_at }) } else { Err(faults) }
}

/// Tokens in the store.
pub trait ApiTokenRepository {
    /// Keeps a token.
    fn add(&mut self, token: &NewApiToken, now: DateTime<Utc>) -> Result<ApiToken, StoreError>;
    /// The token with this hash of its key and its owner, read together; one that has ended too.
    fn find(&mut self, key_hash: &str) -> Result<Option<(ApiToken, User)>, StoreError>;
    /// One token.
    fn by_id(&mut self, id: ApiTokenId) -> Result<Option<ApiToken>, StoreError>;
    /// Somebody's tokens, newest first; those that have ended too.
    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<ApiToken>, StoreError>;
    /// Number of the user's tokens that are active at `now`.
    fn count_live(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Moves the last request forward, never back.
    fn touch(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Revokes a token; `false` if it was already revoked.
    fn revoke(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Ends every live token of `user`; how many.
    fn revoke_of(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Removes tokens that were revoked or ended before `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

#[cfg(test)]
mod tests;
