//! A webhook sender that records messages, and responds as configured.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tierway_application::webhooks::{SendCounter, SendCounts, SendFault, Sending, Sent, WebhookSender};
use tierway_kernel::Message;

/// Records messages. [`FakeWebhooks::answer`] sets the response from now on; 200 by default.
#[derive(Default)]
pub struct FakeWebhooks(Mutex<State>);

#[derive(Default)]
struct State {
    sent: Vec<Sending>,
    counter: SendCounter,
    answer: Option<Result<Sent, SendFault>>,
}

impl FakeWebhooks {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every attempt so far.
    pub fn sent(&self) -> Vec<Sending> {
        self.state().sent.clone()
    }

    /// Answers so from now on.
    pub fn answer(&self, answer: Result<Sent, SendFault>) {
        self.state().answer = Some(answer);
    }
}

impl WebhookSender for FakeWebhooks {
    /// Takes https, and http where private addresses are allowed; looks no further.
    fn check(&self, url: &str, private_addresses: bool) -> Result<(), Message> {
        if url.starts_with("https://") || (private_addresses && url.starts_with("http://")) {
            Ok(())
        } else {
            Err("Please enter an https address.".into())
        }
    }

    fn send(&self, sending: &Sending) -> Result<Sent, SendFault> {
        let mut state = self.state();
        state.sent.push(sending.clone());
        let outcome = state.answer.clone().unwrap_or_else(|| Ok(Sent { status: 200, answer: String::new() }));
        state.counter.note(&outcome);
        outcome
    }

    fn counts(&self) -> SendCounts {
        self.state().counter.counts()
    }
}
