//! One verification: the account, its documents, what lacks, and what happened so far.

use tierway_accounts::{MissingDocument, UserVisibility, VerificationEvent, outstanding_documents};
use tierway_kernel::{Permission, UserId};

use super::documents::{DocumentView, describe_documents, names_of};
use super::get_user::open_account;
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// A whole verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseView {
    /// The account.
    pub account: AccountView,
    /// The documents that count, oldest first.
    pub documents: Vec<DocumentView>,
    /// Those that lack.
    pub lacking: Vec<MissingDocument>,
    /// Events, oldest first.
    pub history: Vec<HistoryView>,
}

/// An event with the name of who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryView {
    /// The event.
    pub event: VerificationEvent,
    /// First and last name; `None` for the system.
    pub actor: Option<String>,
}

/// Reads a verification, for the person, the admin, and the owner company for its employees.
pub fn get_verification_case(tx: &mut dyn Transaction, context: &Context, user: UserId) -> Result<CaseView, Failure> {
    context.require(Permission::GetVerificationCase)?;
    let owner = open_account(tx, context, user)?;
    let current = tx.documents().current_of(&[user])?;
    let lacking = outstanding_documents(owner.role, &current, context.today(tx)?);
    let documents = describe_documents(tx, current)?;
    let events = tx.verification().history(user)?;
    let names = names_of(tx, events.iter().filter_map(|event| event.entry.actor_id))?;
    let named = |event: VerificationEvent| HistoryView {
        actor: event.entry.actor_id.and_then(|id| names.get(&id).cloned()),
        event,
    };
    let history = events.into_iter().map(named).collect();
    Ok(CaseView { account: describe_one(tx, owner, UserVisibility::Full)?, documents, lacking, history })
}
