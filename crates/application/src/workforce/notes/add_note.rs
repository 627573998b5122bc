//! `POST /api/notes`.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{FieldError, Message, Permission, UserId, message};
use tierway_workforce::{
    Audience, MAX_MENTIONS, NewNote, NewNotice, NoteParties, NoteSubject, NoteSubjectKind, NoticeKind, check_note_text,
};

use super::access::parties_for;
use super::view::{NoteView, described};
use crate::accounts::names_of;
use crate::{Context, Failure, Transaction};

/// Writes a note and notifies whom it mentions.
pub fn add_note(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: NoteSubject,
    text: &str,
    mentions: &[UserId],
) -> Result<NoteView, Failure> {
    context.require(Permission::AddNote)?;
    let author_id = context.actor.signed_in()?.id;
    let parties = parties_for(tx, context, subject)?;
    let text = check_note_text(text).map_err(|error| Failure::Fields(vec![error]))?;
    let mentions = checked_mentions(tx, &parties, mentions)?;
    let note = tx.notes().add(&NewNote { subject, author_id, text, mentions }, context.now)?;
    notify_mentioned(tx, context, subject, author_id, &note.entry.mentions)?;
    described(tx, context, vec![note])?.pop().ok_or(Failure::NotFound("This note"))
}

/// Each once, in ascending order; everybody must be able to read the note.
fn checked_mentions(
    tx: &mut dyn Transaction,
    parties: &NoteParties,
    mentions: &[UserId],
) -> Result<Vec<UserId>, Failure> {
    if mentions.is_empty() {
        return Ok(Vec::new());
    }
    let mut ids = mentions.to_vec();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() > MAX_MENTIONS {
        let sentence = message!("A note can mention at most {most} people.", most = MAX_MENTIONS);
        return Err(Failure::field("mentions", sentence));
    }
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let reads = |id: &UserId| {
        let member = users.get(id).filter(|user| user.is_member());
        member.is_some_and(|user| parties.may_read(user.role, user.id))
    };
    let strangers = mentions.iter().enumerate().filter(|(_, id)| !reads(id));
    let fault = |(index, _): (usize, &UserId)| {
        FieldError::new(format!("mentions[{index}]"), "This person cannot read this note.")
    };
    Failure::unless_none(strangers.map(fault).collect())?;
    Ok(ids)
}

/// Notifies these people, except the author. The notice does not repeat the note, which may be removed.
fn notify_mentioned(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: NoteSubject,
    author: UserId,
    mentioned: &[UserId],
) -> Result<(), Failure> {
    let others: Vec<UserId> = mentioned.iter().copied().filter(|id| *id != author).collect();
    if others.is_empty() {
        return Ok(());
    }
    let account = (subject.kind == NoteSubjectKind::User).then_some(UserId(subject.id));
    let mut names = names_of(tx, std::iter::once(author).chain(account))?;
    let mut name = |id: UserId| names.remove(&id).unwrap_or_default();
    let author = name(author);
    let (title, message): (Message, Message) = match account {
        None => (
            message!("{author} mentioned you on order #{number}", author, number = subject.id),
            "Open the order to read the note.".into(),
        ),
        Some(account) => (
            message!("{author} mentioned you on the account of {name}", author, name = name(account)),
            "Open the account to read the note.".into(),
        ),
    };
    let notice = |id| NewNotice {
        audience: Audience::User(id),
        kind: NoticeKind::Mention.into(),
        subject: Some(subject.of_notice()),
        title: title.clone(),
        message: message.clone(),
    };
    let notices: Vec<NewNotice> = others.into_iter().map(notice).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}
