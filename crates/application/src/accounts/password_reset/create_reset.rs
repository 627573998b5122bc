//! The job behind a request for a new password: finds the account and mails the link, or does nothing.

use serde::{Deserialize, Serialize};
use tierway_accounts::{
    ActivityAction, LINK_LIVES, NewActivity, NewPasswordReset, ResetState, User, may_reset, role_fits,
};
use tierway_kernel::{Language, Role, fold, message};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use super::link::mail_link;
use crate::jobs::{Done, Run};
use crate::throttling::Hourly;
use crate::{Context, Failure, Transaction};

/// Maximum number of links per account and hour; further requests are dropped.
const LINKS_PER_HOUR: u32 = 5;

/// Payload of the job.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Payload {
    pub(super) email: String,
    pub(super) role: String,
    pub(super) address: Option<String>,
    pub(super) user_agent: Option<String>,
    /// The language of the request; jobs of older versions have none.
    #[serde(default)]
    pub(super) language: Option<String>,
}

impl Payload {
    fn language(&self) -> Language {
        self.language.as_deref().and_then(Language::parse).unwrap_or_default()
    }
}

/// Does the job.
pub(crate) fn create_reset(run: &Run<'_>) -> Result<Done, Failure> {
    let payload: Payload = run.payload()?;
    run.done(move |tx, context| match find(tx, &payload)? {
        Some(user) => make(tx, context, &user, &payload),
        None => Ok(()),
    })
}

fn find(tx: &mut dyn Transaction, payload: &Payload) -> Result<Option<User>, Failure> {
    let user = tx.users().credentials(&payload.email)?.map(|known| known.user);
    Ok(user.filter(|user| {
        let fits = payload.role.parse().is_ok_and(|role| role_fits(role, user.role));
        fits && fold(&user.email) == fold(&payload.email) && may_reset(user)
    }))
}

fn make(tx: &mut dyn Transaction, context: &Context, user: &User, payload: &Payload) -> Result<(), Failure> {
    let hourly = Hourly { what: "reset", limit: LINKS_PER_HOUR };
    match hourly.spend_key(tx, &format!("reset-of:{}", user.id), context.now) {
        Err(Failure::TooMany(_)) => return Ok(()),
        spent => spent?,
    }
    // The latest email counts. Admin decisions stay: an anonymous request must not invalidate that link.
    tx.resets().supersede(user.id, &[ResetState::Requested])?;
    let expires_at = context.now + LINK_LIVES;
    let reset = NewPasswordReset { user_id: user.id, expires_at, address: payload.address.clone() };
    let reset = tx.resets().add(&reset, context.now)?;
    mail_link(tx, context, user, reset.id, payload.language())?;
    let entry = NewActivity {
        user_id: Some(user.id),
        subject_id: None,
        action: ActivityAction::Password,
        description: message!("Password reset requested for {name}.", name = user.username),
        address: payload.address.clone(),
        user_agent: payload.user_agent.clone(),
    };
    tx.activity().append(&entry, context.now)?;
    let notice = NewNotice {
        audience: Audience::Group(Role::Admin.as_str().to_owned()),
        kind: NoticeKind::PasswordReset.into(),
        subject: Some(Subject::new(SubjectKind::User, user.id.0)),
        title: message!("Password reset requested"),
        message: message!("{name} ({role}) requested a password reset.", name = user.full_name(), role = user.role),
    };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}
