//! The system clock, truncated to the databases' precision.

use chrono::{DateTime, Utc};
use tierway_kernel::{Clock, from_micros, to_micros};

/// The machine's time.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the one adapter that may ask")]
    fn now(&self) -> DateTime<Utc> {
        from_micros(to_micros(Utc::now()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_below_a_microsecond() {
        assert_eq!(SystemClock.now().timestamp_subsec_nanos() % 1000, 0);
    }
}
