//! A clock that stands still until it is told.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::Clock;

use crate::builders::at;

/// Shows one time; [`FixedClock::set`] and [`FixedClock::advance`] move it.
pub struct FixedClock(Mutex<DateTime<Utc>>);

impl Default for FixedClock {
    /// The builders' own beginning of time, `at(0)`.
    fn default() -> Self {
        FixedClock::at(at(0))
    }
}

impl FixedClock {
    /// A clock that shows `time`.
    pub fn at(time: DateTime<Utc>) -> FixedClock {
        FixedClock(Mutex::new(time))
    }

    /// Shows `time` from now on.
    pub fn set(&self, time: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = time;
    }

    /// Moves on by `span`.
    pub fn advance(&self, span: Duration) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += span;
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
