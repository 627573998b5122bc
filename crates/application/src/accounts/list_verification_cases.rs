//! The reviewer's queue of verifications.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_accounts::{CaseFilter, Document, MissingReason, ReviewState, User, UserVisibility, outstanding_documents};
use tierway_kernel::{Page, PageRequest, Permission, UserId};

use super::view::{AccountView, describe};
use crate::{Context, Failure, Transaction};

/// A verification in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseSummary {
    /// The account; waiting since the upload.
    pub account: AccountView,
    /// Unreviewed documents.
    pub pending: usize,
    /// Documents that were refused and not replaced.
    pub refused: usize,
    /// Kinds of document that are missing or have ended.
    pub missing: usize,
}

/// Verifications, oldest first.
pub fn list_verification_cases(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &CaseFilter,
    page: &PageRequest,
) -> Result<Page<CaseSummary>, Failure> {
    context.require(Permission::ListVerificationCases)?;
    let users = tx.verification().cases(filter, page)?;
    let ids: Vec<UserId> = users.items.iter().map(|user| user.id).collect();
    let mut documents: HashMap<UserId, Vec<Document>> = HashMap::new();
    for document in tx.documents().current_of(&ids)? {
        documents.entry(document.user_id).or_default().push(document);
    }
    let (total, next) = (users.total, users.next);
    let today = context.today(tx)?;
    let counts: Vec<[usize; 3]> =
        users.items.iter().map(|user| count(user, &documents.remove(&user.id).unwrap_or_default(), today)).collect();
    let accounts = describe(tx, users.items, UserVisibility::Full)?;
    let summary = |(account, [pending, refused, missing]): (AccountView, [usize; 3])| CaseSummary {
        account,
        pending,
        refused,
        missing,
    };
    Ok(Page { items: accounts.into_iter().zip(counts).map(summary).collect(), total, next })
}

fn count(user: &User, documents: &[Document], today: NaiveDate) -> [usize; 3] {
    let in_state = |state| documents.iter().filter(|document| document.review.state == state).count();
    let lacking = outstanding_documents(user.role, documents, today);
    let missing = lacking.iter().filter(|document| document.why != MissingReason::Refused).count();
    [in_state(ReviewState::Pending), in_state(ReviewState::Refused), missing]
}
