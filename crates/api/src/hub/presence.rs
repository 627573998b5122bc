//! Who looks at which record, and who changed it last. Kept in memory by each instance and sent to the others; nothing
//! is stored.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};
use tierway_application::workforce::Colleague;
use tierway_kernel::UserId;
use tierway_workforce::{Record, RecordKind};

/// How long somebody is there after they were last heard of; pages say so every 15 seconds.
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

/// What is known of a record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Who else is there, by name.
    pub(crate) others: Vec<Colleague>,
    /// The last change since somebody is there.
    pub(crate) change: Option<Change>,
}

/// Something to tell the other instances. Unknown texts are passed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Word {
    kind: String,
    id: i64,
    user: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    what: What,
    /// Microseconds since 1970; the time of a change.
    at: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum What {
    Here,
    Left,
    Changed,
}

impl Word {
    fn new(record: Record, who: (UserId, Option<String>), what: What, at: DateTime<Utc>) -> Word {
        let (user, name) = who;
        let (kind, id) = (record.kind.as_str().to_owned(), record.id);
        Word { kind, id, user: user.0, name, what, at: at.timestamp_micros() }
    }

    /// Somebody is on the record.
    pub(crate) fn here(record: Record, who: &Colleague, now: DateTime<Utc>) -> Word {
        Word::new(record, (who.id, Some(who.name.clone())), What::Here, now)
    }

    /// They have left it.
    pub(crate) fn left(record: Record, who: &Colleague, now: DateTime<Utc>) -> Word {
        Word::new(record, (who.id, None), What::Left, now)
    }

    /// Somebody changed it; the name only of the company's people.
    pub(crate) fn changed(record: Record, by: UserId, name: Option<String>, now: DateTime<Utc>) -> Word {
        Word::new(record, (by, name), What::Changed, now)
    }

    fn record(&self) -> Option<Record> {
        Some(Record { kind: RecordKind::parse(&self.kind)?, id: self.id })
    }
}

#[derive(Debug, Default)]
struct Place {
    people: BTreeMap<UserId, (String, DateTime<Utc>)>,
    change: Option<Change>,
}

/// All records that somebody looks at.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    places: HashMap<Record, Place>,
}

impl Presence {
    /// Takes in what a request or another instance says. Returns the record and whom to tell, if it is news: who is
    /// there besides the one it is about.
    pub(crate) fn take(&mut self, word: &Word, now: DateTime<Utc>) -> Option<(Record, Vec<UserId>)> {
        self.sweep(now);
        let (record, user) = (word.record()?, UserId(word.user));
        let is_news = match word.what {
            What::Here => {
                let people = &mut self.places.entry(record).or_default().people;
                people.insert(user, (word.name.clone().unwrap_or_default(), now)).is_none()
            }
            What::Left => self.places.get_mut(&record)?.people.remove(&user).is_some(),
            What::Changed => {
                let at = DateTime::from_timestamp_micros(word.at)?;
                let change = Change { by: user, name: word.name.clone(), at };
                self.places.get_mut(&record)?.change = Some(change);
                true
            }
        };
        is_news.then(|| (record, self.others(record, user)))
    }

    /// Whether anyone but this user is there, so that a change is worth telling.
    pub(crate) fn is_watched(&self, record: Record, by: UserId) -> bool {
        !self.others(record, by).is_empty()
    }

    /// What the user sees.
    pub(crate) fn seen_by(&mut self, record: Record, user: UserId, now: DateTime<Utc>) -> Seen {
        self.sweep(now);
        let Some(place) = self.places.get(&record) else { return Seen::default() };
        let others = place.people.iter().filter(|(id, _)| **id != user);
        let mut others: Vec<Colleague> =
            others.map(|(id, (name, _))| Colleague { id: *id, name: name.clone() }).collect();
        others.sort_by(|one, other| (&one.name, one.id).cmp(&(&other.name, other.id)));
        Seen { others, change: place.change.clone() }
    }

    fn others(&self, record: Record, user: UserId) -> Vec<UserId> {
        let people = self.places.get(&record).map(|place| place.people.keys().copied());
        people.into_iter().flatten().filter(|id| *id != user).collect()
    }

    /// Forgets who was not heard of for a while, and records without anyone.
    fn sweep(&mut self, now: DateTime<Utc>) {
        for place in self.places.values_mut() {
            place.people.retain(|_, (_, at)| now - *at < GONE_AFTER);
        }
        self.places.retain(|_, place| !place.people.is_empty());
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
        assert_eq!(presence.take(&Word::here(ORDER, &mei(), at(0)), at(0)), Some((ORDER, vec![])));
        assert_eq!(presence.take(&Word::here(ORDER, &omar(), at(10)), at(10)), Some((ORDER, vec![mei().id])));
        assert_eq!(presence.seen_by(ORDER, omar().id, at(10)).others, [mei()]);
        assert_eq!(presence.take(&Word::here(ORDER, &omar(), at(30)), at(30)), None, "no news");
        assert_eq!(presence.seen_by(ORDER, omar().id, at(44)).others, [mei()]);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(45)).others, []);
        assert!(presence.seen_by(Record { id: 13, ..ORDER }, omar().id, at(45)).others.is_empty());
        assert_eq!(presence.seen_by(ORDER, mei().id, at(99)), Seen::default());
        assert!(presence.places.is_empty(), "nothing is kept of whom nobody heard");
    }

    #[test]
    fn whoever_leaves_is_gone_at_once() {
        let mut presence = Presence::default();
        presence.take(&Word::here(ORDER, &mei(), at(0)), at(0));
        presence.take(&Word::here(ORDER, &omar(), at(0)), at(0));
        assert_eq!(presence.take(&Word::left(ORDER, &mei(), at(1)), at(1)), Some((ORDER, vec![omar().id])));
        assert_eq!(presence.take(&Word::left(ORDER, &mei(), at(1)), at(1)), None);
        assert_eq!(presence.seen_by(ORDER, omar().id, at(1)).others, []);
    }

    #[test]
    fn a_change_is_told_to_the_others_while_someone_is_there() {
        let mut presence = Presence::default();
        let change = Word::changed(ORDER, mei().id, Some(mei().name), at(5));
        assert_eq!(presence.take(&change, at(5)), None, "nobody is there");
        presence.take(&Word::here(ORDER, &omar(), at(5)), at(5));
        assert!(presence.is_watched(ORDER, mei().id) && !presence.is_watched(ORDER, omar().id));
        assert_eq!(presence.take(&change, at(6)), Some((ORDER, vec![omar().id])));
        let seen = presence.seen_by(ORDER, omar().id, at(6)).change;
        assert_eq!(seen, Some(Change { by: mei().id, name: Some(mei().name), at: at(5) }));
    }

    #[test]
    fn words_travel_as_text() {
        let word = Word::changed(ORDER, mei().id, None, at(5));
        let text = serde_json::to_string(&word).unwrap_or_default();
        assert_eq!(text, r#"{"kind":"order","id":12,"user":1,"what":"changed","at":5000000}"#);
        assert_eq!(serde_json::from_str::<Word>(&text).ok(), Some(word));
    }
}
