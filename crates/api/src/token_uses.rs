//! Rate limit per API token and minute. Counted in memory: a row per request would cost more than the request.
//! Instances on one database report their counts every few requests and receive the total; a token may exceed its limit
//! by a hundredth per other instance.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};

const MINUTE: i64 = 60;
/// Fraction of the limit used on one instance before it is reported.
const SHARE: u32 = 100;

/// How often each token was used in the running minute; only tokens that work are in it.
#[derive(Default)]
pub(crate) struct TokenUses(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    minute: i64,
    by_key: HashMap<String, Uses>,
}

/// Uses of one token.
#[derive(Debug, Clone, Copy, Default)]
struct Uses {
    /// Here and, as far as is known, elsewhere.
    all: u32,
    /// Local uses not reported yet.
    unreported: u32,
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
        used.filter(|used| used.all >= most).map(|_| rest_of_minute(now))
    }

    /// Counts a use.
    pub(crate) fn count(&self, key_hash: &str, most: u32, now: DateTime<Utc>) -> Count {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute(now) {
            *counted = Counted { minute: minute(now), by_key: HashMap::new() };
        }
        let used = counted.by_key.entry(key_hash.to_owned()).or_default();
        if used.all >= most {
            return Count::TooMany(rest_of_minute(now));
        }
        used.all += 1;
        used.unreported += 1;
        if used.all == 1 { Count::First } else { Count::Another }
    }

    /// Takes the uses to report to other instances, once there are enough.
    pub(crate) fn take_pending(&self, key_hash: &str, most: u32, now: DateTime<Utc>) -> Option<u32> {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute(now) {
            return None;
        }
        let used = counted.by_key.get_mut(key_hash)?;
        let enough = used.unreported >= (most / SHARE).max(1);
        enough.then(|| std::mem::take(&mut used.unreported))
    }

    /// Records the total of all instances, in addition to unreported local uses.
    pub(crate) fn receive(&self, key_hash: &str, total: u32, now: DateTime<Utc>) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute(now) {
            return;
        }
        if let Some(used) = counted.by_key.get_mut(key_hash) {
            used.all = used.all.max(total.saturating_add(used.unreported));
        }
    }
}

fn minute(now: DateTime<Utc>) -> i64 {
    now.timestamp().div_euclid(MINUTE)
}

/// How long the running minute lasts.
pub(crate) fn rest_of_minute(now: DateTime<Utc>) -> Duration {
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

    #[test]
    fn what_other_instances_had_counts_too() {
        let at = |second| DateTime::UNIX_EPOCH + Duration::seconds(second);
        let uses = TokenUses::default();
        assert_eq!(uses.take_pending("a", 300, at(0)), None);
        for _ in 0..2 {
            uses.count("a", 300, at(1));
        }
        assert_eq!(uses.take_pending("a", 300, at(1)), None, "too few to tell");
        uses.count("a", 300, at(1));
        assert_eq!((uses.take_pending("a", 300, at(1)), uses.take_pending("a", 300, at(1))), (Some(3), None));
        uses.count("a", 300, at(1));
        uses.receive("a", 299, at(2));
        assert_eq!(uses.count("a", 300, at(2)), Count::TooMany(Duration::seconds(58)), "299 in all and one since");
        uses.receive("a", 5, at(61));
        assert_eq!(uses.count("a", 300, at(61)), Count::First);
    }
}
