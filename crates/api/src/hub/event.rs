//! Events of a stream.

use bytes::Bytes;
use serde_json::json;
use tierway_application::workforce::WatchedList;
use tierway_kernel::{Language, NoticeId};
use tierway_workforce::{Notice, Record};

use crate::routes::workforce::NotificationResponse;

/// An event on its way to a stream.
pub(crate) struct Event {
    /// The notice's number; `None`: no notice.
    pub(crate) id: Option<NoticeId>,
    /// As it is sent.
    pub(crate) bytes: Bytes,
}

/// A notice as an event, in the language of the stream.
pub(crate) fn notice_event(notice: Notice, language: Language) -> Bytes {
    let id = notice.id;
    let data = json!(NotificationResponse::of(notice, language));
    Bytes::from(format!("id: {id}\nevent: notice\ndata: {data}\n\n"))
}

/// The event for news about who is on a record and who changed it. Without an id: clients ask again by themselves.
pub(crate) fn presence_event(record: Record) -> Bytes {
    let data = json!({ "kind": record.kind.as_str(), "id": record.id });
    Bytes::from(format!("event: presence\ndata: {data}\n\n"))
}

/// The event for changed lists. Without an id: after an interruption, clients reload their lists.
pub(crate) fn changed_event(what: &[WatchedList]) -> Bytes {
    let data = json!({ "lists": what.iter().map(|what| what.as_str()).collect::<Vec<_>>() });
    Bytes::from(format!("event: changed\ndata: {data}\n\n"))
}
