//! `POST /api/tokens`.

use tierway_accounts::{ActivityAction, ApiToken, MOST_TOKENS, NewApiToken, TokenInput, plan_token};
use tierway_kernel::{Permission, message};

use super::key::{draw_key, key_hash, preview};
use super::list_tokens::require_holder;
use crate::{Context, Failure, Transaction};

/// A newly created token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreatedToken {
    /// The token.
    pub token: ApiToken,
    /// Its key, shown only once.
    pub key: String,
}

/// Makes a token for the caller.
pub fn create_token(tx: &mut dyn Transaction, context: &Context, input: &TokenInput) -> Result<CreatedToken, Failure> {
    context.require(Permission::CreateToken)?;
    let user = require_holder(context)?.id;
    let plan = plan_token(input, context.now).map_err(Failure::Fields)?;
    if tx.tokens().count_live(user, context.now)? >= MOST_TOKENS {
        let text = message!("You already have {most} tokens. Please revoke one you no longer use.", most = MOST_TOKENS);
        return Err(Failure::Conflict(text));
    }
    let key = draw_key(&*context.services.random);
    let new = NewApiToken { user_id: user, plan, preview: preview(&key), key_hash: key_hash(&key) };
    let token = tx.tokens().add(&new, context.now)?;
    let scopes: Vec<&str> = token.scopes.iter().map(|scope| scope.as_str()).collect();
    let what = message!(
        "Created the API token {name} ({preview}…) for {scopes}.",
        name = token.name,
        preview = token.preview,
        scopes = scopes.join(", ")
    );
    context.log(tx, ActivityAction::Session, what)?;
    Ok(CreatedToken { token, key })
}
