//! Validation of webhooks.

use tierway_kernel::{FieldError, Role, Scope, is_one_line, message};

use super::{EventKind, WebhookSender};
use crate::Failure;
use crate::tokens::missing_scope;

/// Maximum number of webhooks per user.
pub const MOST_WEBHOOKS: u64 = 20;
/// Letters of an address.
const LONGEST_URL: usize = 500;
/// Letters of a description.
const LONGEST_DESCRIPTION: usize = 200;

/// A new webhook as sent, not yet validated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WebhookInput {
    /// Its URL.
    pub url: String,
    /// Words for it.
    pub description: Option<String>,
    /// Names of kinds of events.
    pub kinds: Vec<String>,
}

/// The changes; `None` keeps a value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WebhookPatch {
    /// Its URL.
    pub url: Option<String>,
    /// Words for it; an empty text removes them.
    pub description: Option<String>,
    /// Names of kinds of events.
    pub kinds: Option<Vec<String>>,
    /// Whether it is enabled.
    pub is_enabled: Option<bool>,
}

/// Event types the caller may subscribe to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WebhookScope {
    /// Somebody signed in, as far as their role.
    Person,
    /// An API token, limited to its scopes: a webhook must not reveal what the token may not read.
    Token(Vec<Scope>),
}

impl WebhookScope {
    /// Succeeds if all these event types are allowed.
    pub(super) fn require(&self, kinds: &[EventKind]) -> Result<(), Failure> {
        let WebhookScope::Token(scopes) = self else { return Ok(()) };
        match kinds.iter().map(|kind| kind.scope()).find(|scope| !scopes.contains(scope)) {
            None => Ok(()),
            Some(scope) => Err(missing_scope(scope)),
        }
    }
}

/// The host of an address, for the activity log: paths may contain secrets.
pub(super) fn host(url: &str) -> &str {
    let behind_scheme = url.split_once("://").map_or(url, |(_, rest)| rest);
    behind_scheme.split(['/', '?', '#']).next().unwrap_or_default()
}

/// The faults of a form and the values that have none.
pub(super) struct Check<'a> {
    /// Knows addresses.
    pub(super) sender: &'a dyn WebhookSender,
    /// Whether addresses inside the own network are allowed.
    pub(super) private_addresses: bool,
    /// The owner's role.
    pub(super) role: Role,
    /// The errors.
    pub(super) faults: Vec<FieldError>,
}

impl Check<'_> {
    /// The address.
    pub(super) fn url(&mut self, text: &str) -> String {
        let url = text.trim();
        if url.is_empty() || url.len() > LONGEST_URL {
            let text = message!("Please enter an address of 1 to {most} characters.", most = LONGEST_URL);
            self.faults.push(FieldError::new("url", text));
        } else if let Err(sentence) = self.sender.check(url, self.private_addresses) {
            self.faults.push(FieldError::new("url", sentence));
        }
        url.to_owned()
    }

    /// The description.
    pub(super) fn description(&mut self, text: &str) -> Option<String> {
        let text = text.trim();
        if text.chars().count() > LONGEST_DESCRIPTION || !is_one_line(text) {
            let fault =
                message!("Please keep the description to {most} characters on one line.", most = LONGEST_DESCRIPTION);
            self.faults.push(FieldError::new("description", fault));
        }
        Some(text.to_owned()).filter(|text| !text.is_empty())
    }

    /// The kinds, each once, in the order of the list.
    pub(super) fn kinds(&mut self, names: &[String]) -> Vec<EventKind> {
        if names.is_empty() {
            self.faults.push(FieldError::new("kinds", "Please choose at least one event type."));
        }
        let mut kinds = Vec::new();
        for (index, name) in names.iter().enumerate() {
            match name.parse::<EventKind>() {
                Ok(kind) if kind.roles().contains(self.role) => kinds.push(kind),
                Ok(_) => self.fault(index, "Your role cannot receive this event type."),
                Err(_) => self.fault(index, "Unknown event type."),
            }
        }
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    fn fault(&mut self, index: usize, sentence: &'static str) {
        self.faults.push(FieldError::new(format!("kinds[{index}]"), sentence));
    }
}
