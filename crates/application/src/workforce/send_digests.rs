//! The daily email of unread notices.

use std::collections::HashMap;
use std::ops::Range;

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{User, Verification, admit};
use tierway_kernel::{Actor, BusinessZone, Message, SignedIn, UserId, message};
use tierway_workforce::{Notice, digest_kinds, digest_time, groups_of};

use crate::jobs::{Done, Run};
use crate::mail::{Letter, post_letter};
use crate::{Context, Failure, Settings, Transaction};

/// People in one transaction.
const BATCH: u32 = 100;
/// How late a digest may still be sent.
const LATE: Duration = Duration::hours(3);
/// Maximum number of notices listed in an email.
const MAX_LISTED: u32 = 50;

/// Emails the daily digest of unread notices when it is due; the job runs every hour. Each batch of users is a
/// transaction of its own that records each user's day with their email: an interrupted or repeated attempt emails
/// nobody twice.
pub(crate) fn send_digests(run: &Run<'_>) -> Result<Done, Failure> {
    let mut after = UserId(0);
    while let Some(last) = run.write(move |tx, context| send_batch(tx, context, after))? {
        after = last;
    }
    run.done(|_, _| Ok(()))
}

/// Mails the people after `after`; the last of them, `None` when there are no more. Only the system does.
fn send_batch(tx: &mut dyn Transaction, context: &Context, after: UserId) -> Result<Option<UserId>, Failure> {
    context.require_system()?;
    let settings = Settings::load(tx)?;
    let time = digest_time(context.now, settings.digest_hour, settings.business_zone);
    if context.now >= time.end + LATE {
        return Ok(None);
    }
    let readers = tx.notices().digest_readers(after, BATCH)?;
    let Some(last) = readers.last().copied() else { return Ok(None) };
    let positions: HashMap<UserId, Option<String>> =
        tx.employees().by_users(&readers)?.into_iter().map(|one| (one.user_id, one.position)).collect();
    for user in tx.users().by_ids(&readers)? {
        if admit(&user, None).is_ok() {
            let position = positions.get(&user.id).cloned().flatten();
            mail_one(tx, context, &user, position, &time, &settings)?;
        }
    }
    Ok(Some(last))
}

fn mail_one(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    position: Option<String>,
    time: &Range<DateTime<Utc>>,
    settings: &Settings,
) -> Result<(), Failure> {
    let zone = &settings.business_zone;
    let groups = groups_of(&Actor::User(SignedIn {
        id: user.id,
        role: user.role,
        position,
        verified: user.verification == Verification::Approved,
        referred_by: user.referred_by,
    }));
    let kinds = digest_kinds(&tx.notices().preferences(user.id)?);
    let (notices, count) = tx.notices().unread_between(user.id, &groups, &kinds, time.clone(), MAX_LISTED)?;
    // The note guards the mail: of two who get here, one posts.
    if count == 0 || !tx.notices().claim_digest(user.id, zone.day(time.end), count, context.now)? {
        return Ok(());
    }
    let subject =
        if count == 1 { message!("1 unread notification") } else { message!("{count} unread notifications", count) };
    post_letter(tx, context, &settings.company_name, user, Letter::of_lines(subject, text(notices, count, *zone)))
}

/// The mail's paragraphs, newest notice first.
fn text(notices: Vec<Notice>, count: u64, zone: BusinessZone) -> Vec<Vec<Message>> {
    let more = count - notices.len() as u64;
    let mut text = vec![vec![if count == 1 {
        message!("You have 1 unread notification from the last day:")
    } else {
        message!("You have {count} unread notifications from the last day:", count)
    }]];
    text.extend(
        notices
            .into_iter()
            .map(|Notice { entry, created_at, .. }| vec![entry.title, entry.message, zone.in_words(created_at)]),
    );
    if more > 0 {
        text.push(vec![message!("and {count} more.", count = more)]);
    }
    text.push(vec![message!("Sign in to read them or to change your email preferences.")]);
    text
}
