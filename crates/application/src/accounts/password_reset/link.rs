//! Links for a new password: the token is 32 random bytes, and only its hash is stored.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use tierway_accounts::{LINK_LIVES, User};

use crate::mail::{NewMail, post};
use crate::{Context, Failure, Settings, Transaction};

/// A link that was just made; nothing but itself and a mail know it.
pub(super) struct Link {
    pub(super) url: String,
    pub(super) token_hash: String,
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

    /// Mails it to the account's address.
    pub(super) fn mail(&self, tx: &mut dyn Transaction, context: &Context, user: &User) -> Result<(), Failure> {
        let company = Settings::load(tx)?.company_name;
        let mail = NewMail {
            to: user.email.clone(),
            subject: format!("{company}: Choose a new password"),
            body: format!(
                "Hello {},\n\na new password was asked for, for your account {}. Please choose it within {} \
                minutes:\n\n{}\n\nThe link works once. If you did not ask for it, you need do nothing: your password \
                stays as it is.\n\n{company}\n{}\n",
                user.full_name(),
                user.username,
                LINK_LIVES.num_minutes(),
                self.url,
                context.services.public_url
            ),
            has_secret: true,
        };
        post(tx, context, mail)?;
        Ok(())
    }
}

/// The form in which the store keeps a token.
pub(super) fn token_hash(token: &str) -> String {
    blake3::hash(token.trim().as_bytes()).to_hex().to_string()
}
