//! The body of a stream of events (text/event-stream).

use std::collections::{HashSet, VecDeque};
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::body::{BodySize, MessageBody};
use bytes::Bytes;
use serde_json::json;
use tierway_application::workforce::StreamStart;
use tierway_kernel::{Language, NoticeId};
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::hub::{Event, notice_event};

/// Keep-alive interval.
const BEAT: Duration = Duration::from_secs(15);

fn hello(opening: &StreamStart) -> Bytes {
    let data = json!({ "unread": opening.unread });
    Bytes::from(format!("retry: 2000\nid: {}\nevent: hello\ndata: {data}\n\n", opening.last))
}

/// Says hello, then what was missed, then what the hub hands over, and ends when the hub has dropped the stream.
pub(super) struct EventBody {
    first: VecDeque<Bytes>,
    /// Missed notices, which the hub may send as well.
    sent: HashSet<NoticeId>,
    events: Receiver<Event>,
    beat: Interval,
}

impl EventBody {
    pub(super) fn new(opening: StreamStart, events: Receiver<Event>, language: Language) -> EventBody {
        let mut first = VecDeque::from([hello(&opening)]);
        let sent = opening.missed.iter().map(|notice| notice.id).collect();
        first.extend(opening.missed.into_iter().map(|notice| notice_event(notice, language)));
        let mut beat = interval_at(Instant::now() + BEAT, BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        EventBody { first, sent, events, beat }
    }
}

impl MessageBody for EventBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        let body = self.get_mut();
        if let Some(bytes) = body.first.pop_front() {
            return Poll::Ready(Some(Ok(bytes)));
        }
        while let Poll::Ready(event) = body.events.poll_recv(task) {
            match event {
                Some(event) if event.id.is_some_and(|id| body.sent.contains(&id)) => {}
                Some(event) => return Poll::Ready(Some(Ok(event.bytes))),
                None => return Poll::Ready(None),
            }
        }
        body.beat.poll_tick(task).map(|_| Some(Ok(Bytes::from_static(b":\n\n"))))
    }
}
