//! A mailer that records emails, and fails on request.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tierway_application::mail::MailAttachment;
use tierway_application::{Delivery, MailError, Mailer};

/// A mail as the mail server got it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentMail {
    /// Which sending it was.
    pub id: String,
    /// To whom.
    pub to: String,
    /// Subject.
    pub subject: String,
    /// Text.
    pub body: String,
    /// Files.
    pub files: Vec<MailAttachment>,
}

/// Sends into a list. [`FakeMailer::answer`] makes it fail, or behave as if there were no mail server.
#[derive(Default)]
pub struct FakeMailer(Mutex<State>);

#[derive(Default)]
struct State {
    sent: Vec<SentMail>,
    answer: Option<Result<Delivery, MailError>>,
    breaks_off: bool,
}

impl FakeMailer {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything sent so far.
    pub fn sent(&self) -> Vec<SentMail> {
        self.state().sent.clone()
    }

    /// Answers so from now on; what is not `Sent` is not in the list.
    pub fn answer(&self, answer: Result<Delivery, MailError>) {
        self.state().answer = Some(answer);
    }

    /// The next mail is taken, and the sender never learns of it: it panics, as if its process had ended.
    pub fn break_off(&self) {
        self.state().breaks_off = true;
    }
}

impl Mailer for FakeMailer {
    fn send(
        &self,
        id: &str,
        to: &str,
        subject: &str,
        body: &str,
        files: &[MailAttachment],
    ) -> Result<Delivery, MailError> {
        let mut state = self.state();
        let answer = state.answer.clone().unwrap_or(Ok(Delivery::Sent));
        if answer == Ok(Delivery::Sent) {
            let [id, to, subject, body] = [id, to, subject, body].map(str::to_owned);
            state.sent.push(SentMail { id, to, subject, body, files: files.to_vec() });
        }
        let breaks_off = std::mem::take(&mut state.breaks_off);
        drop(state);
        assert!(!breaks_off, "broken off");
        answer
    }
}
