//! How long the questions took, against what is aimed at.

use crate::figures::percentile;

use super::questions::{Asked, DASHBOARD_AIM, LIST_AIM};

/// What asking together some questions took.
pub struct Taken {
    /// What was asked.
    pub asked: Asked,
    /// Times of all questions together, in microseconds.
    pub micros: Vec<u32>,
    /// Times of each question, in the order of its paths.
    pub each: Vec<Vec<u32>>,
}

impl Taken {
    /// The percentile in milliseconds.
    fn at(&self, percent: f64) -> f64 {
        millis(&self.micros, percent)
    }

    /// Whether the aim is met.
    pub fn is_met(&self) -> bool {
        if self.asked.is_list { self.at(99.0) <= LIST_AIM } else { self.at(95.0) <= DASHBOARD_AIM }
    }

    /// The question that took longest, and how long for 95 of 100.
    fn slowest(&self) -> Option<(&str, f64)> {
        let times = self.each.iter().map(|micros| millis(micros, 95.0));
        let named = self.asked.paths.iter().map(String::as_str).zip(times);
        named.max_by(|(_, left), (_, right)| left.total_cmp(right))
    }

    fn name(&self) -> String {
        format!("{}{}", self.asked.name, if self.asked.is_behind { ", far behind" } else { "" })
    }

    /// One line while it goes on.
    pub fn summary(&self) -> String {
        let each = self.each.iter().map(|micros| format!("{:.1}", millis(micros, 50.0))).collect::<Vec<_>>().join(" ");
        let (role, verdict) = (self.asked.role.as_str(), if self.is_met() { "" } else { " MISSED" });
        format!("{role}, {}: {:.1} of 95, {:.1} of 99 ms ({each}){verdict}", self.name(), self.at(95.0), self.at(99.0))
    }

    fn row(&self) -> String {
        let verdict = if self.is_met() { "met" } else { "missed" };
        let [p50, p95, p99] = [50.0, 95.0, 99.0].map(|percent| format!("{:.1}", self.at(percent)));
        let (role, name) = (self.asked.role.as_str(), self.name());
        if self.asked.is_list {
            return format!("| {role} | {name} | {p50} | {p95} | {p99} | {verdict} |\n");
        }
        let slowest = self.slowest().filter(|_| self.asked.paths.len() > 1);
        let slowest = slowest.map_or_else(String::new, |(path, millis)| {
            format!("`{}` {millis:.1}", path.trim_start_matches("/api/").split('?').next().unwrap_or_default())
        });
        let count = self.asked.paths.len();
        format!("| {role} | {name} | {count} | {p50} | {p95} | {p99} | {slowest} | {verdict} |\n")
    }
}

fn millis(micros: &[u32], percent: f64) -> f64 {
    let mut ascending = micros.to_vec();
    ascending.sort_unstable();
    percentile(&ascending, percent) / 1000.0
}

/// The tables.
pub fn markdown(orders: usize, taken: &[Taken]) -> String {
    let mut text = format!(
        "\n| at {orders} orders | page | questions | p50 ms | p95 ms | p99 ms | slowest question, p95 ms | p95 ≤ {DASHBOARD_AIM} |\n\
         |---|---|--:|--:|--:|--:|---|---|\n"
    );
    taken.iter().filter(|one| !one.asked.is_list).for_each(|one| text.push_str(&one.row()));
    text.push_str(&format!(
        "\n| at {orders} orders | list | p50 ms | p95 ms | p99 ms | p99 ≤ {LIST_AIM} |\n|---|---|--:|--:|--:|---|\n"
    ));
    taken.iter().filter(|one| one.asked.is_list).for_each(|one| text.push_str(&one.row()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tierway_kernel::Role;

    #[test]
    fn the_tables_say_which_aim_is_met() {
        let asked = |is_list, paths: &[&str]| Asked {
            role: Role::Admin,
            name: "orders",
            paths: paths.iter().map(|path| (*path).to_owned()).collect(),
            is_list,
            is_behind: false,
        };
        let taken = |is_list, paths: &[&str], each: Vec<Vec<u32>>| Taken {
            asked: asked(is_list, paths),
            micros: (0..each[0].len()).map(|at| each.iter().map(|times| times[at]).sum()).collect(),
            each,
        };
        let text = markdown(
            1000,
            &[
                taken(false, &["/api/a?x=1", "/api/b"], vec![vec![40_000, 40_000], vec![50_000, 70_000]]),
                taken(true, &["/api/orders"], vec![vec![20_000, 1_000]]),
            ],
        );
        assert!(text.contains("| admin | orders | 2 | 90.0 | 110.0 | 110.0 | `b` 70.0 | missed |"), "{text}");
        assert!(text.contains("| admin | orders | 1.0 | 20.0 | 20.0 | met |"), "{text}");
    }
}
