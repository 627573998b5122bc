//! What a phase gave: a rate, percentiles of the time one exchange took, and faults.

use std::time::Duration;

/// The raw outcome of one phase or of one thread's part in it.
#[derive(Debug, Clone, Default)]
pub struct Sample {
    /// How long each good exchange took, in microseconds, in no order.
    pub micros: Vec<u32>,
    /// Good exchanges outside of the counted time.
    pub uncounted: u64,
    /// Exchanges that failed or gave another status than expected.
    pub faults: u64,
    /// The first of them in words.
    pub first_fault: Option<String>,
}

/// A phase in figures.
#[derive(Debug, Clone, PartialEq)]
pub struct Figures {
    /// What was asked.
    pub name: String,
    /// Good exchanges that were measured.
    pub count: usize,
    /// All exchanges, those of the warm-up and those that failed included.
    pub all: u64,
    /// Good exchanges a second.
    pub rate: f64,
    /// Half of the exchanges took at most this many milliseconds.
    pub p50: f64,
    /// 99 of 100 took at most this many milliseconds.
    pub p99: f64,
    /// Exchanges that failed.
    pub faults: u64,
    /// The first of them in words.
    pub first_fault: Option<String>,
    /// Processor time of the server for one exchange in microseconds; `None` for bare statements.
    pub server_micros: Option<f64>,
}

impl Figures {
    /// What went wrong, if anything did: no exchange may fail, and one at least has to succeed.
    pub fn fault(&self) -> Option<String> {
        match &self.first_fault {
            Some(fault) => Some(format!("{} of {} failed, first: {fault}", self.faults, self.all)),
            None if self.all == 0 => Some("nothing was answered in time".to_owned()),
            None => None,
        }
    }
}

impl Sample {
    /// Counts a good exchange.
    pub fn good(&mut self, took: Duration) {
        self.micros.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// Counts a failed one.
    pub fn fault(&mut self, text: impl FnOnce() -> String) {
        self.faults += 1;
        self.first_fault.get_or_insert_with(text);
    }

    /// Adds another part of the same phase.
    pub fn absorb(&mut self, other: Sample) {
        self.micros.extend(other.micros);
        self.uncounted += other.uncounted;
        self.faults += other.faults;
        if self.first_fault.is_none() {
            self.first_fault = other.first_fault;
        }
    }

    /// Sums up what happened within `window`.
    pub fn figures(mut self, name: &str, window: Duration) -> Figures {
        self.micros.sort_unstable();
        Figures {
            name: name.to_owned(),
            count: self.micros.len(),
            all: self.micros.len() as u64 + self.uncounted + self.faults,
            rate: self.micros.len() as f64 / window.as_secs_f64().max(1e-9),
            p50: percentile(&self.micros, 50.0) / 1000.0,
            p99: percentile(&self.micros, 99.0) / 1000.0,
            faults: self.faults,
            first_fault: self.first_fault,
            server_micros: None,
        }
    }
}

/// The smallest value that at least `percent` of the ascending values do not exceed (nearest rank); 0 of nothing.
pub fn percentile(ascending: &[u32], percent: f64) -> f64 {
    let rank = (percent / 100.0 * ascending.len() as f64).ceil() as usize;
    ascending.get(rank.max(1) - 1).map_or(0.0, |value| f64::from(*value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_nearest_rank() {
        let hundred: Vec<u32> = (1..=100).collect();
        assert_eq!(percentile(&hundred, 50.0), 50.0);
        assert_eq!(percentile(&hundred, 99.0), 99.0);
        assert_eq!(percentile(&hundred, 100.0), 100.0);
        assert_eq!(percentile(&[5], 1.0), 5.0);
        assert_eq!(percentile(&[1, 9], 50.0), 1.0);
        assert_eq!(percentile(&[1, 9], 51.0), 9.0);
        assert_eq!(percentile(&[], 99.0), 0.0);
    }

    #[test]
    fn a_phase_fails_by_an_error_or_by_no_answer_and_not_by_being_slow() {
        let window = Duration::from_secs(1);
        let mut slow = Sample { uncounted: 1, ..Sample::default() };
        assert_eq!(slow.clone().figures("x", window).fault(), None);
        slow.uncounted = 0;
        assert_eq!(slow.figures("x", window).fault().as_deref(), Some("nothing was answered in time"));
    }

    #[test]
    fn parts_add_up_and_the_first_fault_is_kept() {
        let mut sample = Sample::default();
        for millis in [3, 1, 2] {
            sample.good(Duration::from_millis(millis));
        }
        let mut other = Sample::default();
        other.fault(|| "500".to_owned());
        other.fault(|| "503".to_owned());
        other.good(Duration::from_millis(4));
        other.uncounted = 3;
        sample.absorb(other);
        let figures = sample.figures("x", Duration::from_secs(2));
        assert_eq!((figures.count, figures.rate, figures.p50, figures.p99), (4, 2.0, 2.0, 4.0));
        assert_eq!(figures.all, 9);
        assert_eq!((figures.faults, figures.first_fault.as_deref()), (2, Some("500")));
        assert_eq!(figures.fault().as_deref(), Some("2 of 9 failed, first: 500"));
    }
}
