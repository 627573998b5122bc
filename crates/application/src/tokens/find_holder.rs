//! The account of a token.

use chrono::{DateTime, Utc};
use tierway_accounts::{TokenState, Verification, admit, may_hold_tokens};
use tierway_kernel::{ApiTokenId, Permission, Scope, SignedIn, TokenAccess, message};

use crate::{Failure, Transaction};

/// A token that works, and its owner as they are now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenHolder {
    /// The token.
    pub token: ApiTokenId,
    /// The hash of its key.
    pub key_hash: String,
    /// Its scopes.
    pub scopes: Vec<Scope>,
    /// Whether its last request should be written down.
    pub wants_touch: bool,
    /// Its owner.
    pub owner: SignedIn,
}

impl TokenHolder {
    /// Succeeds if the token has the scope of the operation.
    pub fn require_scope(&self, permission: Permission) -> Result<(), Failure> {
        match permission.token_access() {
            TokenAccess::Any => Ok(()),
            TokenAccess::Scope(scope) if self.scopes.contains(&scope) => Ok(()),
            TokenAccess::Scope(scope) => Err(missing_scope(scope)),
            TokenAccess::Never => {
                Err(Failure::Forbidden("This is not available to API tokens; please sign in.".into()))
            }
        }
    }
}

/// The error for a missing scope.
pub(crate) fn missing_scope(scope: Scope) -> Failure {
    Failure::Forbidden(message!("This API token lacks the scope {scope}.", scope = scope.as_str()))
}

/// The holder of the key with this hash; `None` when no token has it, it has ended, or its owner could not sign in now
/// or may no longer have tokens.
pub fn find_holder(
    tx: &mut dyn Transaction,
    key_hash: &str,
    now: DateTime<Utc>,
) -> Result<Option<TokenHolder>, Failure> {
    let found = tx.tokens().find(key_hash)?;
    let live = found.filter(|(token, user)| token.state_at(now) == TokenState::Active && admit(user, None).is_ok());
    let Some((token, user)) = live else { return Ok(None) };
    let position = match user.role.is_employee() {
        true => tx.employees().by_user(user.id)?.and_then(|employee| employee.position),
        false => None,
    };
    let owner = SignedIn {
        id: user.id,
        role: user.role,
        position,
        verified: user.verification == Verification::Approved,
        referred_by: user.referred_by,
    };
    let wants_touch = token.wants_touch(now);
    let holder =
        TokenHolder { token: token.id, key_hash: key_hash.to_owned(), scopes: token.scopes, wants_touch, owner };
    Ok(Some(holder).filter(|holder| may_hold_tokens(&holder.owner)))
}
