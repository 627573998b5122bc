//! Who looks at which record, and who changed it last. Kept in memory by each instance and sent to the others; nothing
//! is stored.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};
use tierway_application::workforce::Colleague;
use tierway_kernel::{UserId, from_micros, to_micros};
use tierway_workforce::{Record, RecordKind};

/// How long somebody counts as present after their last message; pages send one every 15 seconds.
const GONE_AFTER: Duration = Duration::seconds(45);

/// The last change of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Change {
    /// Who made it.
    pub(crate) by: UserId,
    /// Their name, if they are of the company.
    pub(crate) name: Option<String>,
    /// When.
    pub(crate) at: DateTime<Utc>,
}

/// Who is on a record, and its last change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RecordPresence {
    /// Who else is there, by name.
    pub(crate) others: Vec<Colleague>,
    /// The last change since somebody is there.
    pub(crate) change: Option<Change>,
}

/// What a request says about a record, as it is broadcast to the other instances. Values that this version does not know
/// are ignored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PresenceMessage {
    kind: String,
    id: i64,
    user: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    action: Action,
    /// When, in microseconds since 1970.
    at: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Action {
    Present,
    Left,
    Changed,
}

impl PresenceMessage {
    fn new(record: Record, who: (UserId, Option<String>), action: Action, at: DateTime<Utc>) -> PresenceMessage {
        let (user, name) = who;
        let (kind, id) = (record.kind.as_str().to_owned(), record.id);
        PresenceMessage { kind, id, user: user.0, name, action, at: to_micros(at) }
    }

    /// Somebody is on the record.
    pub(crate) fn present(record: Record, who: &Colleague, now: DateTime<Utc>) -> PresenceMessage {
        PresenceMessage::new(record, (who.id, Some(who.name.clone())), Action::Present, now)
    }

    /// They have left it.
    pub(crate) fn left(record: Record, who: &Colleague, now: DateTime<Utc>) -> PresenceMessage {
        PresenceMessage::new(record, (who.id, None), Action::Left, now)
    }

    /// Somebody changed it; the name only of the company's people.
    pub(crate) fn changed(record: Record, by: UserId, name: Option<String>, now: DateTime<Utc>) -> PresenceMessage {
        PresenceMessage::new(record, (by, name), Action::Changed, now)
    }

    fn record(&self) -> Option<Record> {
        Some(Record { kind: RecordKind::parse(&self.kind)?, id: self.id })
    }
}

/// Who is on a record, with their names and the time of their last message, and its last change.
#[derive(Debug, Default)]
struct RecordState {
    people: BTreeMap<UserId, (String, DateTime<Utc>)>,
    change: Option<Change>,
}

/// All records that somebody looks at.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    records: HashMap<Record, RecordState>,
}

impl Presence {
    /// Applies a message of a request or of another instance. Returns the record and whom to notify, if it is news: who
    /// is there besides the one it is about. A message that was read too late is dropped: it says nothing of now.
    pub(crate) fn apply(&mut self, message: &PresenceMessage, now: DateTime<Utc>) -> Option<(Record, Vec<UserId>)> {
        self.sweep(now);
        let (record, user) = (message.record()?, UserId(message.user));
        // Another instance's clock may be a little ahead.
        let at = from_micros(message.at).min(now);
        if now - at >= GONE_AFTER {
            return None;
        }
        let is_news = match message.action {
            Action::Present => {
                let people = &mut self.records.entry(record).or_default().people;
                let name = message.name.clone().unwrap_or_default();
                let last = people.get(&user).map_or(at, |(_, last)| at.max(*last));
                people.insert(user, (name, last)).is_none()
            }
            Action::Left => {
                let people = &mut self.records.get_mut(&record)?.people;
                people.get(&user).is_some_and(|(_, last)| *last <= at) && people.remove(&user).is_some()
            }
            Action::Changed => {
                let change = &mut self.records.get_mut(&record)?.change;
                let is_newest = change.as_ref().is_none_or(|last| last.at <= at);
                if is_newest {
                    *change = Some(Change { by: user, name: message.name.clone(), at });
                }
                is_newest
            }
        };
        is_news.then(|| (record, self.others(record, user)))
    }

    /// Whether anyone but this user is there, so that a change is worth announcing.
    pub(crate) fn is_watched(&self, record: Record, by: UserId) -> bool {
        !self.others(record, by).is_empty()
    }

    /// What the user sees.
    pub(crate) fn seen_by(&mut self, record: Record, user: UserId, now: DateTime<Utc>) -> RecordPresence {
        self.sweep(now);
        let Some(state) = self.records.get(&record) else { return RecordPresence::default() };
        let others = state.people.iter().filter(|(id, _)| **id != user);
        let mut others: Vec<Colleague> =
            others.map(|(id, (name, _))| Colleague { id: *id, name: name.clone() }).collect();
        others.sort_by(|one, other| (&one.name, one.id).cmp(&(&other.name, other.id)));
        RecordPresence { others, change: state.change.clone() }
    }

    fn others(&self, record: Record, user: UserId) -> Vec<UserId> {
        let people = self.records.get(&record).map(|state| state.people.keys().copied());
        people.into_iter().flatten().filter(|id| *id != user).collect()
    }

    /// Removes people without a recent message, and records without anyone.
    fn sweep(&mut self, now: DateTime<Utc>) {
        for state in self.records.values_mut() {
            state.people.retain(|_, (_, at)| now - *at < GONE_AFTER);
        }
        self.records.retain(|_, state| !state.people.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER: Record = Record { kind: RecordKind::Order, id: 12 };

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + Duration::seconds(seconds)
    }

    fn mei() -> Colleague {
        Colleague { id: UserId(1), name: "Mei Lin".to_owned() }
    }

    fn omar() -> Colleague {
        Colleague { id: UserId(2), name: "Omar Reyes".to_owned() }
    }

    #[test]
    fn people_see_each_other_and_are_gone_after_a_while() {
        let mut presence = Presence::default();
        assert_eq!(presence.apply(&PresenceMessage::present(ORDER, &mei(), at(0)), at(0)), Some((ORDER, vec![])));
        assert_eq!(
            presence.apply(&PresenceMessage::present(ORDER, &omar(), at(10)), at(10)),
            Some((ORDER, vec![mei().id]))
        );
        assert_eq!(presence.seen_by(ORDER, omar().id, at(10)).others, [mei()]);
        assert_eq!(presence.apply(&PresenceMessage::present(ORDER, &omar(), at(30)), at(30)), None, "no news");
        assert_eq!(presence.seen_by(ORDER, omar().id, at(44)).others, [mei()]);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(45)).others, []);
        assert!(presence.seen_by(Record { id: 13, ..ORDER }, omar().id, at(45)).others.is_empty());
        assert_eq!(presence.seen_by(ORDER, mei().id, at(99)), RecordPresence::default());
        assert!(presence.records.is_empty(), "nobody is kept who was not heard of");
    }

    #[test]
    fn whoever_leaves_is_gone_at_once() {
        let mut presence = Presence::default();
        presence.apply(&PresenceMessage::present(ORDER, &mei(), at(0)), at(0));
        presence.apply(&PresenceMessage::present(ORDER, &omar(), at(0)), at(0));
        assert_eq!(presence.apply(&PresenceMessage::left(ORDER, &mei(), at(1)), at(1)), Some((ORDER, vec![omar().id])));
        assert_eq!(presence.apply(&PresenceMessage::left(ORDER, &mei(), at(1)), at(1)), None);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(1)).others, []);
    }

    #[test]
    fn a_change_is_announced_to_the_others_while_someone_is_there() {
        let mut presence = Presence::default();
        let change = PresenceMessage::changed(ORDER, mei().id, Some(mei().name), at(5));
        assert_eq!(presence.apply(&change, at(5)), None, "nobody is there");
        presence.apply(&PresenceMessage::present(ORDER, &omar(), at(5)), at(5));
        assert!(presence.is_watched(ORDER, mei().id) && !presence.is_watched(ORDER, omar().id));
        assert_eq!(presence.apply(&change, at(6)), Some((ORDER, vec![omar().id])));
        let seen = presence.seen_by(ORDER, omar().id, at(6)).change;
        assert_eq!(seen, Some(Change { by: mei().id, name: Some(mei().name), at: at(5) }));
    }

    #[test]
    fn what_is_read_late_is_dropped_and_never_makes_anything_older() {
        let mut presence = Presence::default();
        assert_eq!(presence.apply(&PresenceMessage::present(ORDER, &mei(), at(0)), at(45)), None);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(45)), RecordPresence::default());
        presence.apply(&PresenceMessage::present(ORDER, &mei(), at(10)), at(50));
        assert_eq!(presence.seen_by(ORDER, omar().id, at(54)).others, [mei()]);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(55)).others, [], "it counts from when it was sent");
        presence.apply(&PresenceMessage::present(ORDER, &mei(), at(60)), at(60));
        assert_eq!(presence.apply(&PresenceMessage::left(ORDER, &mei(), at(59)), at(61)), None, "she came back");
        presence.apply(&PresenceMessage::present(ORDER, &mei(), at(50)), at(61));
        assert_eq!(presence.seen_by(ORDER, omar().id, at(104)).others, [mei()]);
        presence.apply(&PresenceMessage::present(ORDER, &omar(), at(104)), at(104));
        let changed = |seconds| PresenceMessage::changed(ORDER, UserId(3), None, at(seconds));
        assert_eq!(presence.apply(&changed(59), at(104)), None, "45 seconds ago");
        assert!(presence.apply(&changed(103), at(104)).is_some());
        assert_eq!(presence.apply(&changed(102), at(104)), None, "a later change is known");
        presence.apply(&changed(999), at(105));
        let change = presence.seen_by(ORDER, omar().id, at(105)).change;
        assert_eq!(change.map(|change| change.at), Some(at(105)), "a clock that is ahead");
    }

    #[test]
    fn messages_travel_as_text() {
        let message = PresenceMessage::changed(ORDER, mei().id, None, at(5));
        let text = serde_json::to_string(&message).unwrap_or_default();
        assert_eq!(text, r#"{"kind":"order","id":12,"user":1,"action":"changed","at":5000000}"#);
        assert_eq!(serde_json::from_str::<PresenceMessage>(&text).ok(), Some(message));
    }
}
