//! Notices.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{Message, NoticeId, StoreError, UserId, from_micros, to_micros};
use tierway_workforce::{Audience, MailChoice, NewNotice, Notice, NoticePreference, Subject, SubjectKind};

use super::wording::{read_wording, write_wording};
use super::{read_enum, read_time};
use crate::schema::{notice_preferences, notifications};

/// A notice as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = notifications)]
pub(crate) struct NoticeRow {
    pub(crate) id: i64,
    user_id: Option<i64>,
    audience: Option<String>,
    kind: String,
    subject_kind: Option<String>,
    subject_id: Option<i64>,
    title: String,
    message: String,
    wording: Option<String>,
    read_at: Option<i64>,
    pub(crate) created_at: i64,
}

/// Title and message with their values, as JSON.
pub(crate) fn notice_wording(title: &Message, message: &Message) -> Result<String, StoreError> {
    write_wording(&[title, message])
}

/// A notice to write.
#[derive(Insertable)]
#[diesel(table_name = notifications, treat_none_as_default_value = false)]
pub(crate) struct NewNoticeRow<'a> {
    user_id: Option<i64>,
    audience: Option<&'a str>,
    kind: &'a str,
    subject_kind: Option<&'static str>,
    subject_id: Option<i64>,
    title: String,
    message: String,
    wording: String,
    created_at: i64,
}

impl NoticeRow {
    /// The notice.
    pub(crate) fn into_notice(self) -> Result<Notice, StoreError> {
        let audience = match (self.user_id, self.audience) {
            (Some(id), _) => Audience::User(UserId(id)),
            (None, Some(group)) => Audience::Group(group),
            (None, None) => return Err(super::unreadable("notifications.audience", "nobody")),
        };
        let subject = match (self.subject_kind, self.subject_id) {
            (Some(kind), Some(id)) => {
                let unknown = || super::unreadable("notifications.subject_kind", &kind);
                Some(Subject::new(SubjectKind::parse(&kind).ok_or_else(unknown)?, id))
            }
            _ => None,
        };
        let stored: Option<[Message; 2]> = read_wording(self.wording.as_deref());
        let stored = stored.filter(|[title, message]| *title == *self.title && *message == *self.message);
        let [title, message] = stored.unwrap_or_else(|| [self.title, self.message].map(Message::verbatim));
        Ok(Notice {
            id: NoticeId(self.id),
            entry: NewNotice { audience, kind: self.kind, subject, title, message },
            read_at: read_time(self.read_at),
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewNoticeRow<'a> {
    /// The row of a new notice.
    pub(crate) fn new(notice: &'a NewNotice, now: DateTime<Utc>) -> Result<NewNoticeRow<'a>, StoreError> {
        let (user_id, audience) = match &notice.audience {
            Audience::User(id) => (Some(id.0), None),
            Audience::Group(group) => (None, Some(group.as_str())),
        };
        Ok(NewNoticeRow {
            user_id,
            audience,
            kind: &notice.kind,
            subject_kind: notice.subject.map(|subject| subject.kind.as_str()),
            subject_id: notice.subject.map(|subject| subject.id),
            title: notice.title.to_string(),
            message: notice.message.to_string(),
            wording: notice_wording(&notice.title, &notice.message)?,
            created_at: to_micros(now),
        })
    }
}

/// A person's choice about one kind, as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = notice_preferences)]
pub(crate) struct NoticePreferenceRow {
    kind: String,
    is_muted: bool,
    mail: String,
}

impl NoticePreferenceRow {
    /// The choice.
    pub(crate) fn into_preference(self) -> Result<NoticePreference, StoreError> {
        let mail = read_enum("notice_preferences.mail", &MailChoice::ALL, MailChoice::as_str, &self.mail)?;
        Ok(NoticePreference { kind: self.kind, is_muted: self.is_muted, mail })
    }
}
