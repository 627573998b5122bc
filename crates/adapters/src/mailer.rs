//! Mail: over SMTP, or only stored in the outbox.

use std::borrow::Cow;
use std::net::IpAddr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, Message, MultiPart, SinglePart};
use lettre::transport::smtp::{Error as SmtpError, PoolConfig, SmtpTransport};
use lettre::{Address, Transport as _};
use tierway_application::mail::MailAttachment;
use tierway_application::{Delivery, MailError, Mailer};
use tierway_kernel::message;

/// Timeout of a mail server reply.
const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum number of idle connections.
const CONNECTIONS: u32 = 2;
/// Longest stored reason.
const LONGEST_REASON: usize = 300;

/// Suppresses auto-replies (RFC 3834).
const AUTO_SUBMITTED: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");

/// Leaves emails in the outbox.
pub struct NoMailer;

impl Mailer for NoMailer {
    fn send(&self, _: &str, _: &str, _: &str, _: &str, _: &[MailAttachment]) -> Result<Delivery, MailError> {
        Ok(Delivery::Kept)
    }
}

/// Sender of emails.
#[derive(Debug, Clone)]
pub struct Sender(Mailbox);

/// A setting that names no sender or no mail server.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MailSettingError {
    /// Not an address, with or without a name.
    #[error("must be an address such as \"Tierway <noreply@shop.example>\"")]
    Sender,
    /// Not the URL of a mail server. The message omits the value, which may contain a password.
    #[error("must be smtps://user:password@host:465 or smtp://user:password@host:587, with or without a user")]
    Url,
}

impl Sender {
    /// Reads `address` or `name <address>`.
    pub fn parse(text: &str) -> Result<Sender, MailSettingError> {
        text.trim().parse().map(Sender).map_err(|_| MailSettingError::Sender)
    }
}

/// Sends over SMTP: `smtps://` uses implicit TLS, `smtp://` with `?tls=required` or `?tls=opportunistic` uses STARTTLS.
/// A password never leaves the machine in clear: with a user, `smtp://` means `?tls=required`.
#[derive(Clone)]
pub struct Smtp {
    transport: SmtpTransport,
    from: Mailbox,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from.to_string()).finish_non_exhaustive()
    }
}

impl Smtp {
    /// The mail server at `url`; connects when there is mail.
    pub fn connect_later(url: &str, from: Sender) -> Result<Smtp, MailSettingError> {
        let builder = SmtpTransport::from_url(&guarded(url)).map_err(|_| MailSettingError::Url)?;
        let pool = PoolConfig::new().max_size(CONNECTIONS);
        Ok(Smtp { transport: builder.timeout(Some(PATIENCE)).pool_config(pool).build(), from: from.0 })
    }

    fn message(
        &self,
        id: &str,
        to: &str,
        subject: &str,
        body: &str,
        files: &[MailAttachment],
    ) -> Result<Message, MailError> {
        let lasting = |error: &dyn std::fmt::Display| {
            MailError::Permanent(message!("The mail cannot be created: {error}.", error = error.to_string()))
        };
        let to: Address = to.trim().parse().map_err(|error| lasting(&error))?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .raw_header(HeaderValue::new(AUTO_SUBMITTED, "auto-generated".to_owned()));
        if files.is_empty() {
            let message = message.header(ContentType::TEXT_PLAIN).body(body.to_owned());
            return message.map_err(|error| lasting(&error));
        }
        let mut parts = MultiPart::mixed().singlepart(SinglePart::plain(body.to_owned()));
        for file in files {
            let media_type = ContentType::parse(&file.media_type).map_err(|error| lasting(&error))?;
            parts = parts.singlepart(Attachment::new(file.name.clone()).body(file.content.clone(), media_type));
        }
        message.multipart(parts).map_err(|error| lasting(&error))
    }
}

impl Mailer for Smtp {
    fn send(
        &self,
        id: &str,
        to: &str,
        subject: &str,
        body: &str,
        files: &[MailAttachment],
    ) -> Result<Delivery, MailError> {
        let message = self.message(id, to, subject, body, files)?;
        self.transport.send(&message).map(|_| Delivery::Sent).map_err(|error| refusal(&error))
    }
}

/// The URL with TLS required where a password would travel in clear.
fn guarded(url: &str) -> Cow<'_, str> {
    let Some(rest) = url.strip_prefix("smtp://") else { return Cow::Borrowed(url) };
    let (authority, query) = rest.split_once(['/', '?']).unwrap_or((rest, ""));
    let Some((_, place)) = authority.rsplit_once('@') else { return Cow::Borrowed(url) };
    let host = place.rsplit_once(':').map_or(place, |(host, _)| host).trim_matches(['[', ']']);
    let is_here = host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback());
    if is_here || query.contains("tls=") {
        return Cow::Borrowed(url);
    }
    Cow::Owned(format!("{url}{}tls=required", if url.contains('?') { '&' } else { '?' }))
}

/// Classifies a mail server error. A failed authentication (530 to 539) is transient, until the settings are corrected.
fn refusal(error: &SmtpError) -> MailError {
    let reason = match (error.status(), reason(error)) {
        (Some(_), reply) => message!("The mail server answered: {reply}", reply),
        (None, cause) => message!("The mail could not be sent: {cause}", cause),
    };
    let sign_in = error.status().is_some_and(|code| (530..540).contains(&u16::from(code)));
    if error.is_permanent() && !sign_in { MailError::Permanent(reason) } else { MailError::Transient(reason) }
}

/// The error with its causes, on one line. Contains the server's reply, never what was sent.
fn reason(error: &SmtpError) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST_REASON).collect()
}

#[cfg(test)]
mod tests;
