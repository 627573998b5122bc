//! The daily job for expiring documents: reminds owners once before expiry, and notifies them and the reviewers after
//! it.

use std::collections::HashMap;

use tierway_accounts::{Document, User, VerificationEventKind, remind_until};
use tierway_kernel::{Message, UserId, message};
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
        notify_each(tx, context, &company, &due, |one, tx| one.remind(tx))?;
    }
    loop {
        let due = tx.documents().to_expire(today, BATCH)?;
        if due.is_empty() {
            return Ok(told);
        }
        told += due.len() as u64;
        notify_each(tx, context, &company, &due, |one, tx| one.expire(tx))?;
    }
}

/// A document near its last day or past it.
struct Expiring<'a> {
    context: &'a Context,
    /// The name of the company that writes to the owner.
    company: &'a str,
    owner: &'a User,
    document: &'a Document,
}

fn notify_each(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    due: &[Document],
    notify: fn(&Expiring<'_>, &mut dyn Transaction) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut ids: Vec<UserId> = due.iter().map(|document| document.user_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let owners: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    for document in due {
        tx.documents().mark_reminded(document.id, context.now)?;
        if let Some(owner) = owners.get(&document.user_id) {
            notify(&Expiring { context, company, owner, document }, tx)?;
        }
    }
    Ok(())
}

impl Expiring<'_> {
    fn remind(&self, tx: &mut dyn Transaction) -> Result<(), Failure> {
        let message = message!(
            "Your document expires soon: {kind} is valid until {day}. Please sign in and upload a new one.",
            kind = self.document.kind.label(),
            day = self.document.expires_on.unwrap_or_default()
        );
        self.record(tx, VerificationEventKind::Reminded, message!("Document expires soon"), message)
    }

    fn expire(&self, tx: &mut dyn Transaction) -> Result<(), Failure> {
        let (kind, day) = (self.document.kind.label(), self.document.expires_on.unwrap_or_default());
        let message = message!(
            "Your document has expired: {kind} was valid until {day}. Please sign in and upload a new one.",
            kind,
            day
        );
        self.record(tx, VerificationEventKind::Expired, message!("Document expired"), message)?;
        let (context, owner) = (self.context, self.owner);
        let message = message!(
            "A document of {name} ({role}) has expired: {kind}, valid until {day}.",
            name = owner.full_name(),
            role = owner.role,
            kind,
            day
        );
        notify_reviewers(tx, context, owner, NoticeKind::Document, message!("Document expired"), message)
    }

    /// Notes the event in the history and notifies the owner.
    fn record(
        &self,
        tx: &mut dyn Transaction,
        event: VerificationEventKind,
        title: Message,
        message: Message,
    ) -> Result<(), Failure> {
        Event::of(event, self.owner.id).about(self.document.id).write(tx, self.context)?;
        notify_from(tx, self.context, self.company, self.owner, NoticeKind::Document, title, message)
    }
}
