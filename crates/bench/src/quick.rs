//! `--quick`: whether every part still runs, one line for each, in the form in which `scripts/check` reports.

use std::io::Write as _;

use crate::Result;
use crate::options::Options;
use crate::outcome::{Outcome, Part};

/// Tries everything and says what came of it.
pub fn look(options: &Options) -> Result<()> {
    let parts = match Outcome::take(options) {
        Ok(outcome) => outcome.parts(),
        Err(error) => vec![Part { name: "the run".to_owned(), fault: Some(error.to_string()) }],
    };
    let mut out = std::io::stdout();
    parts.iter().try_for_each(|part| writeln!(out, "{}", line(&options.database.to_string(), part)))?;
    match parts.iter().filter(|part| part.fault.is_some()).count() {
        0 => Ok(()),
        failed => Err(format!("{failed} parts failed on {}", options.database).into()),
    }
}

fn line(database: &str, Part { name, fault }: &Part) -> String {
    match fault {
        None => format!("  ok      {database}: {name}"),
        // One line: what is counted is lines.
        Some(fault) => format!("  FAILED  {database}: {name}: {}", fault.replace('\n', " ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_one_line() {
        let part = |fault: Option<&str>| Part { name: "sign-in".to_owned(), fault: fault.map(str::to_owned) };
        assert_eq!(line("SQLite", &part(None)), "  ok      SQLite: sign-in");
        assert_eq!(line("SQLite", &part(Some("a\nb"))), "  FAILED  SQLite: sign-in: a b");
    }
}
