//! A clock that is fixed until set, or advances with each read.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::Clock;

use crate::builders::at;

/// Shows one time; [`FixedClock::set`] and [`FixedClock::advance`] move it, [`FixedClock::step`] lets it move by itself.
pub struct FixedClock(Mutex<(DateTime<Utc>, Duration)>);

impl Default for FixedClock {
    /// The builders' own beginning of time, `at(0)`.
    fn default() -> Self {
        FixedClock::at(at(0))
    }
}

impl FixedClock {
    /// A clock that shows `time`.
    pub fn at(time: DateTime<Utc>) -> FixedClock {
        FixedClock(Mutex::new((time, Duration::zero())))
    }

    /// Shows `time` from now on.
    pub fn set(&self, time: DateTime<Utc>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0 = time;
    }

    /// Moves on by `span`.
    pub fn advance(&self, span: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0 += span;
    }

    /// Moves on by `span` after each look from now on; back, when it is negative, as clocks that differ do.
    pub fn step(&self, span: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1 = span;
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, step) = *shown;
        shown.0 = now + step;
        now
    }
}
