//! Shared code of decisions about accounts and documents: the guarded change, the history, and the notification.

use tierway_accounts::{
    DocumentDecision, NewVerificationEvent, ReviewError, ReviewState, User, Verification, VerificationEventKind,
    approve, check_approval,
};
use tierway_kernel::{DocumentId, Message, Role, UserId, message};
use tierway_workforce::{
    Audience, ManagementAction, NewManagement, NewNotice, NoticeKind, Subject, SubjectKind, default_reason,
};

use crate::mail::{Letter, post_letter};
use crate::webhooks::{EventKind, emit_user_event};
use crate::{Context, Failure, Settings, Transaction};

/// The account under review.
pub(crate) fn account(tx: &mut dyn Transaction, id: UserId) -> Result<User, Failure> {
    tx.users().by_id(id)?.ok_or(Failure::NotFound("This user"))
}

/// The account under review, locked until the transaction ends.
pub(crate) fn locked_account(tx: &mut dyn Transaction, id: UserId) -> Result<User, Failure> {
    tx.users().lock(id)?.ok_or(Failure::NotFound("This user"))
}

/// Approves a pending account whose required documents are valid, accepts unreviewed ones, and notifies the account
/// holder.
pub(crate) fn approve_pending(tx: &mut dyn Transaction, context: &Context, user: &User) -> Result<(), Failure> {
    let approved = approve(user.verification)?;
    let documents = tx.documents().current_of(&[user.id])?;
    let today = context.today(tx)?;
    check_approval(user.role, &documents, today)?;
    decide(tx, user.id, approved, None)?;
    let unreviewed =
        documents.iter().filter(|document| document.review.state == ReviewState::Pending && document.is_valid(today));
    for document in unreviewed {
        tx.documents().review(document.id, &DocumentDecision::accepted(), context.actor.id(), context.now)?;
        Event::of(VerificationEventKind::Accepted, user.id).about(document.id).write(tx, context)?;
    }
    Event::of(VerificationEventKind::Approved, user.id).write(tx, context)?;
    emit_user_event(tx, context, EventKind::UserApproved, user)?;
    let message = message!("Your account has been approved. Welcome to the Platform.");
    notify(tx, context, user, NoticeKind::Approval, message!("Account approved"), message)
}

/// Moves a pending account to `to`. Of two concurrent calls, one succeeds; the other fails with a conflict.
pub(crate) fn decide(
    tx: &mut dyn Transaction,
    id: UserId,
    to: Verification,
    reason: Option<&str>,
) -> Result<(), Failure> {
    if tx.users().set_verification(id, Verification::Pending, to, reason)? {
        return Ok(());
    }
    let now = account(tx, id)?;
    Err(ReviewError::AlreadyDecided(now.verification.as_str()).into())
}

/// Tells a person something about their account or documents: a notice, and a mail with the same words.
pub(crate) fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    kind: NoticeKind,
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let company = Settings::load(tx)?.company_name;
    notify_from(tx, context, &company, user, kind, title, message)
}

/// The same where the company's name is known.
pub(crate) fn notify_from(
    tx: &mut dyn Transaction,
    context: &Context,
    company: &str,
    user: &User,
    kind: NoticeKind,
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let notice = NewNotice {
        audience: Audience::User(user.id),
        kind: kind.into(),
        subject: Some(Subject::new(SubjectKind::User, user.id.0)),
        title: title.clone(),
        message: message.clone(),
    };
    tx.notices().add(&notice, context.now)?;
    post_letter(tx, context, company, user, Letter::new(title, vec![message]))
}

/// Notifies the reviewers of `user`: the manufacturer for its employees, the admin for everyone else.
pub(crate) fn notify_reviewers(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    kind: NoticeKind,
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let group = if is_company_staff(user) { Role::Manufacturer } else { Role::Admin };
    let notice = NewNotice {
        audience: Audience::Group(group.as_str().to_owned()),
        kind: kind.into(),
        subject: Some(Subject::new(SubjectKind::User, user.id.0)),
        title,
        message,
    };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}

/// An event of a verification's history, by the acting user.
pub(crate) struct Event(NewVerificationEvent);

impl Event {
    /// Something happened to the account.
    pub(crate) fn of(event: VerificationEventKind, user: UserId) -> Event {
        Event(NewVerificationEvent {
            user_id: user,
            event,
            document_id: None,
            reason: None,
            note: None,
            actor_id: None,
        })
    }

    /// To this document.
    pub(crate) fn about(self, document: DocumentId) -> Event {
        Event(NewVerificationEvent { document_id: Some(document), ..self.0 })
    }

    /// For a coded reason, in these words.
    pub(crate) fn because(self, reason: Option<&str>, note: Option<Message>) -> Event {
        Event(NewVerificationEvent { reason: reason.map(str::to_owned), note, ..self.0 })
    }

    /// Writes it as done by who acts.
    pub(crate) fn write(self, tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
        self.write_by(tx, context, context.actor.id())
    }

    /// Writes it for an actor who is not signed in (yet).
    pub(crate) fn write_by(
        self,
        tx: &mut dyn Transaction,
        context: &Context,
        actor: Option<UserId>,
    ) -> Result<(), Failure> {
        let event = NewVerificationEvent { actor_id: actor, ..self.0 };
        tx.verification().add_event(&event, context.now).map_err(Failure::from)
    }
}

/// Whether the account belongs to company staff, whose history of decisions is kept.
pub(crate) fn is_company_staff(user: &User) -> bool {
    user.role.is_employee()
}

/// Writes a decision on an employee to the management history; does nothing for other accounts.
pub(crate) fn record_management(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    action: &ManagementAction,
    reason: Option<Message>,
) -> Result<(), Failure> {
    if !is_company_staff(user) {
        return Ok(());
    }
    let entry = NewManagement {
        employee: user.id,
        action: action.as_str().to_owned(),
        reason: reason.unwrap_or_else(|| default_reason(action).into()),
        managed_by: context.actor.id(),
    };
    tx.employees().add_management(&entry, context.now)?;
    Ok(())
}
