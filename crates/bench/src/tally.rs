//! Adds up the slices of each phase. The phases take turns in short slices, so that a minute in which the machine does
//! something else falls on all of them alike and leaves the ratios standing.

use std::time::Duration;

use crate::figures::{Figures, Sample};
use crate::progress;

/// What one slice of a phase gave.
#[derive(Debug, Default)]
pub struct Slice {
    /// Its exchanges.
    pub sample: Sample,
    /// The counted time.
    pub window: Duration,
}

struct Phase {
    name: String,
    sample: Sample,
    window: Duration,
    server_time: Option<Duration>,
}

/// The phases in the order in which they were first met.
#[derive(Default)]
pub struct Tally(Vec<Phase>);

impl Tally {
    /// Adds a slice; `server_time` is the processor time the server spent on it.
    pub fn add(&mut self, name: &str, slice: Slice, server_time: Option<Duration>) {
        let rate = slice.sample.micros.len() as f64 / slice.window.as_secs_f64().max(1e-9);
        progress(&format!("  {name}: {rate:.0} a second"));
        if let Some(phase) = self.0.iter_mut().find(|phase| phase.name == name) {
            phase.sample.absorb(slice.sample);
            phase.window += slice.window;
            phase.server_time = phase.server_time.zip(server_time).map(|(sum, one)| sum + one);
        } else {
            let Slice { sample, window } = slice;
            self.0.push(Phase { name: name.to_owned(), sample, window, server_time });
        }
    }

    /// The phases in figures.
    pub fn figures(self) -> Vec<Figures> {
        let figures = |phase: Phase| {
            let mut figures = phase.sample.figures(&phase.name, phase.window);
            figures.server_micros =
                phase.server_time.filter(|_| figures.all > 0).map(|time| time.as_secs_f64() * 1e6 / figures.all as f64);
            figures
        };
        self.0.into_iter().map(figures).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slice(millis: &[u64], window: u64) -> Slice {
        let mut sample = Sample::default();
        millis.iter().for_each(|one| sample.good(Duration::from_millis(*one)));
        Slice { sample, window: Duration::from_secs(window) }
    }

    #[test]
    fn slices_of_one_phase_become_one_row() {
        let mut tally = Tally::default();
        let spent = |micros| Some(Duration::from_micros(micros));
        tally.add("list", slice(&[1, 3], 1), spent(40));
        tally.add("order", slice(&[9], 1), None);
        tally.add("list", slice(&[2, 4], 3), spent(20));
        let figures = tally.figures();
        assert_eq!((figures[0].name.as_str(), figures[0].rate, figures[0].p50), ("list", 1.0, 2.0));
        assert_eq!((figures[0].server_micros, figures[1].server_micros), (Some(15.0), None));
        assert_eq!((figures.len(), figures[1].rate), (2, 1.0));
    }
}
