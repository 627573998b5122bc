//! Letters: mail to the people of accounts, in their language.

use tierway_accounts::User;
use tierway_kernel::{Language, Message, ResetId, message};

use super::{MailAttachment, NewMail, post};
use crate::{Context, Failure, Transaction};

/// A letter without its greeting and signature.
pub(crate) struct Letter {
    /// Its subject; the company's name is put before it.
    subject: Message,
    /// Its paragraphs with their lines.
    text: Vec<Vec<Message>>,
    /// The request for a new password whose link it contains.
    link_for: Option<ResetId>,
    /// The files that go out with it.
    files: Vec<MailAttachment>,
    /// The language for somebody who has chosen none.
    fallback: Language,
}

impl Letter {
    /// A letter with these paragraphs.
    pub(crate) fn new(subject: Message, text: impl IntoIterator<Item = Message>) -> Letter {
        let text = text.into_iter().map(|paragraph| vec![paragraph]).collect();
        Letter { subject, text, link_for: None, files: Vec::new(), fallback: Language::En }
    }

    /// A letter whose paragraphs have several lines.
    pub(crate) fn of_lines(subject: Message, text: Vec<Vec<Message>>) -> Letter {
        Letter { text, ..Letter::new(subject, []) }
    }

    /// With the link of a request for a new password.
    pub(crate) fn with_link(self, reset: ResetId) -> Letter {
        Letter { link_for: Some(reset), ..self }
    }

    /// With these files.
    pub(crate) fn with_files(self, files: Vec<MailAttachment>) -> Letter {
        Letter { files, ..self }
    }

    /// In this language for a person who has chosen none.
    pub(crate) fn or_in(self, fallback: Language) -> Letter {
        Letter { fallback, ..self }
    }

    fn body(self, greeting: Message, language: Language, signature: [&str; 2]) -> String {
        let render =
            |lines: Vec<Message>| lines.iter().map(|line| line.render(language)).collect::<Vec<_>>().join("\n");
        let mut parts = vec![greeting.render(language)];
        parts.extend(self.text.into_iter().map(render));
        parts.push(signature.join("\n"));
        parts.join("\n\n") + "\n"
    }
}

/// Posts the company's letter to the person's address: in the language of their account, else in the one of the request when it
/// is their own.
pub(crate) fn post_letter(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    person: &User,
    mut letter: Letter,
) -> Result<(), Failure> {
    let fallback = if context.actor.id() == Some(person.id) { context.language } else { letter.fallback };
    let language = person.language.unwrap_or(fallback);
    let greeting = message!("Hello {name},", name = person.full_name());
    let files = std::mem::take(&mut letter.files);
    let (subject, link_for) = (format!("{company}: {}", letter.subject.render(language)), letter.link_for);
    let body = letter.body(greeting, language, [company, &context.services.public_url]);
    let mail = post(tx, context, NewMail { to: person.email.clone(), subject, body, link_for })?;
    Ok(tx.mail().attach(mail, &files)?)
}
