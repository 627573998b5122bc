//! The daily job for expiring documents: reminds owners once before expiry, and notifies them and the reviewers after
//! it.

use std::collections::HashMap;

use tierway_accounts::{Document, User, VerificationEventKind, remind_until};
use tierway_kernel::{UserId, message};
use tierway_workforce::NoticeKind;

use super::review::{Event, notify_from, notify_reviewers};
use crate::{Context, Failure, Settings, Transaction};

/// How many documents are read at once.
const BATCH: u32 = 100;

/// Sends today's reminders; returns how many. Only the system runs it; repeating it on the same day sends nothing
/// twice.
pub fn notify_expiring(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    context.require_system()?;
    let today = context.today(tx)?;
    let settings = Settings::load(tx)?;
    let (company, until) = (settings.company_name, remind_until(today, settings.document_reminder_days));
    let mut told = 0;
    loop {
        let due = tx.documents().to_remind(today, until, BATCH)?;
        if due.is_empty() {
            break;
        }
        told += due.len() as u64;
        notify_each(tx, context, &company, &due, remind)?;
    }
    loop {
        let due = tx.documents().to_expire(today, BATCH)?;
        if due.is_empty() {
            return Ok(told);
        }
        told += due.len() as u64;
        notify_each(tx, context, &company, &due, expire)?;
    }
}

/// Tells an owner about a document, from the company of this name.
type Notify = fn(&mut dyn Transaction, &Context, &str, &User, &Document) -> Result<(), Failure>;

fn notify_each(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    due: &[Document],
    telling: Notify,
) -> Result<(), Failure> {
    let mut ids: Vec<UserId> = due.iter().map(|document| document.user_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let owners: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    for document in due {
        tx.documents().mark_reminded(document.id, context.now)?;
        if let Some(owner) = owners.get(&document.user_id) {
            telling(tx, context, company, owner, document)?;
        }
    }
    Ok(())
}

fn remind(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    owner: &User,
    document: &Document,
) -> Result<(), Failure> {
    Event::of(VerificationEventKind::Reminded, owner.id).about(document.id).write(tx, context)?;
    let message = message!(
        "Your document expires soon: {kind} is valid until {day}. Please sign in and upload a new one.",
        kind = document.kind.label(),
        day = document.expires_on.unwrap_or_default()
    );
    notify_from(tx, context, company, owner, NoticeKind::Document, message!("Document expires soon"), message)
}

fn expire(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    owner: &User,
    document: &Document,
) -> Result<(), Failure> {
    Event::of(VerificationEventKind::Expired, owner.id).about(document.id).write(tx, context)?;
    let (kind, day) = (document.kind.label(), document.expires_on.unwrap_or_default());
    let message = message!(
        "Your document has expired: {kind} was valid until {day}. Please sign in and upload a new one.",
        kind,
        day
    );
    notify_from(tx, context, company, owner, NoticeKind::Document, message!("Document expired"), message)?;
    let message = message!(
        "A document of {name} ({role}) has expired: {kind}, valid until {day}.",
        name = owner.full_name(),
        role = owner.role,
        kind,
        day
    );
    notify_reviewers(tx, context, owner, NoticeKind::Document, message!("Document expired"), message)
}
