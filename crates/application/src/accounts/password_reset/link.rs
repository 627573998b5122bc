//! Password reset links: the token is 32 random bytes, and only its hash is stored. An emailed link is created by the
//! job that sends the mail, so that the database never contains one (decision 66).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use tierway_accounts::{LINK_LIVES, ResetError, ResetState, User};
use tierway_kernel::{Language, Message, ResetId, message};

use crate::mail::{LINK_PLACE, Letter, post_letter};
use crate::{Context, Failure, Settings, Transaction};

/// A newly created link; it is stored nowhere else.
pub(super) struct Link {
    pub(super) url: String,
    token_hash: String,
    pub(super) expires_at: DateTime<Utc>,
}

impl Link {
    /// Draws a token. The address is the configured one, never the request's.
    pub(super) fn draw(context: &Context) -> Link {
        let mut random = [0; 32];
        context.services.random.fill(&mut random);
        let token = URL_SAFE_NO_PAD.encode(random);
        Link {
            url: format!("{}/reset-password?token={token}", context.services.public_url),
            token_hash: token_hash(&token),
            expires_at: context.now + LINK_LIVES,
        }
    }

    /// Lets it work for a request that is still in this state; `false` when it is not.
    pub(super) fn open(&self, tx: &mut dyn Transaction, id: ResetId, state: ResetState) -> Result<bool, Failure> {
        Ok(tx.resets().add_link(id, state, &self.token_hash, self.expires_at)?)
    }
}

/// Makes the link for a mail that is about to leave. Links of attempts before go on working, because one of those mails may
/// have arrived. `None` when the request gets no link any more.
pub(crate) fn create_mailed_link(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
) -> Result<Option<String>, Failure> {
    context.require_system()?;
    let reset = tx.resets().by_id(id)?.filter(|reset| reset.may_be_mailed(context.now));
    let Some(reset) = reset else { return Ok(None) };
    let link = Link::draw(context);
    Ok(link.open(tx, id, reset.state)?.then_some(link.url))
}

/// Whether a mail about the request may leave with a link now.
pub(crate) fn check_mailed_link(tx: &mut dyn Transaction, context: &Context, id: ResetId) -> Result<(), Failure> {
    let reset = tx.resets().by_id(id)?.filter(|reset| reset.may_be_mailed(context.now));
    reset.map(|_| ()).ok_or_else(|| ResetError::NotMailed.into())
}

/// Mails a link to the account's address; `language` is for an account without one.
pub(super) fn mail_link(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    reset: ResetId,
    language: Language,
) -> Result<(), Failure> {
    let text = vec![
        message!(
            "A new password was requested for your account {name}. Please choose it within {minutes} minutes:",
            name = user.username,
            minutes = LINK_LIVES.num_minutes()
        ),
        Message::verbatim(LINK_PLACE),
        message!(
            "The link works once. If you did not request it, you can ignore this email: your password stays as it is."
        ),
    ];
    let letter = Letter::new(message!("Reset your password"), text).with_link(reset).or_in(language);
    let company = Settings::load(tx)?.company_name;
    post_letter(tx, context, &company, user, letter)
}

/// The stored form of a token.
pub(super) fn token_hash(token: &str) -> String {
    blake3::hash(token.trim().as_bytes()).to_hex().to_string()
}
