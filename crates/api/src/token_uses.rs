//! Requests by API token and minute. Counted in memory, for each instance by itself: a row for each request would cost
//! more than the request.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};

const MINUTE: i64 = 60;

/// How often each token was used in the running minute; only tokens that work are in it.
#[derive(Default)]
pub(crate) struct TokenUses(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    minute: i64,
    by_key: HashMap<String, u32>,
}

/// What a use was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// The first of its minute.
    First,
    /// One more.
    Another,
    /// One too many; how long to wait.
    TooMany(Duration),
}

impl TokenUses {
    /// How long the token has to wait, if it has had its share of the minute. Nothing is counted.
    pub(crate) fn exhausted(&self, key_hash: &str, most: u32, now: DateTime<Utc>) -> Option<Duration> {
        let counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let used = counted.by_key.get(key_hash).filter(|_| counted.minute == minute(now));
        used.filter(|used| **used >= most).map(|_| rest_of_minute(now))
    }

    /// Counts a use.
    pub(crate) fn count(&self, key_hash: &str, most: u32, now: DateTime<Utc>) -> Count {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute(now) {
            *counted = Counted { minute: minute(now), by_key: HashMap::new() };
        }
        let used = counted.by_key.entry(key_hash.to_owned()).or_default();
        if *used >= most {
            return Count::TooMany(rest_of_minute(now));
        }
        *used += 1;
        if *used == 1 { Count::First } else { Count::Another }
    }
}

fn minute(now: DateTime<Utc>) -> i64 {
    now.timestamp().div_euclid(MINUTE)
}

fn rest_of_minute(now: DateTime<Utc>) -> Duration {
    Duration::seconds(MINUTE - now.timestamp().rem_euclid(MINUTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_its_share_of_each_minute() {
        let at = |second| DateTime::UNIX_EPOCH + Duration::seconds(second);
        let uses = TokenUses::default();
        assert_eq!(uses.exhausted("a", 2, at(0)), None);
        assert_eq!((uses.count("a", 2, at(0)), uses.count("a", 2, at(58))), (Count::First, Count::Another));
        assert_eq!(uses.exhausted("a", 2, at(58)), Some(Duration::seconds(2)));
        assert_eq!(uses.count("a", 2, at(59)), Count::TooMany(Duration::seconds(1)));
        assert_eq!(uses.count("b", 2, at(59)), Count::First, "another token");
        assert_eq!(uses.exhausted("a", 2, at(60)), None, "another minute");
        assert_eq!(uses.count("a", 2, at(60)), Count::First);
        assert_eq!(uses.count("a", 9, at(61)), Count::Another, "the limit is the one of now");
    }
}
