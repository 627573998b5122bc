//! Definitions of settings and their valid values.

use std::sync::LazyLock;

use tierway_kernel::{Area, BusinessZone, Message, Money, Scope, fold, is_one_line, message};
use tierway_orders::UnpaidRules;

/// The heading of what guards the ways in.
pub(super) const SECURITY: &str = "Security";

/// One row of the table of settings.
#[derive(Debug, Clone, Copy)]
pub struct Definition {
    /// Its name in JSON and SQL.
    pub key: &'static str,
    /// The group it belongs to.
    pub group: &'static str,
    /// Display name.
    pub label: &'static str,
    /// A description.
    pub description: &'static str,
    /// Allowed values.
    pub kind: Kind,
    /// The value while nothing else was set, in normal form.
    pub default: &'static str,
}

impl Definition {
    /// Additional scope for API tokens to change it: for security settings and backup retention.
    pub fn own_scope(&self) -> Option<Scope> {
        let area = match self.key {
            "manufacturerActivation" => Area::Security,
            "backupHour" | "backupsKept" => Area::Backups,
            _ if self.group == SECURITY => Area::Security,
            _ => return None,
        };
        Some(Scope { area, writes: true })
    }
}

/// Which texts are values.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// A whole number from … to ….
    Integer(i64, i64),
    /// A share from … to …, in hundredths of a percent.
    Percent(i64, i64),
    /// An amount from … to …, in minor units.
    Money(i64, i64),
    /// `true` or `false`.
    Boolean,
    /// One line of 1 to … characters.
    Text(usize),
    /// A sign of 1 to … letters or signs: no blanks, digits, dots, commas or dashes, which amounts have themselves.
    Symbol(usize),
    /// One line of at most … characters; it may be empty.
    Line(usize),
    /// At most … entries, one a line.
    List(usize),
    /// Hours by role and payment method, one rule a line.
    UnpaidHours,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A time zone by its name in the IANA database.
    Zone,
}

/// The suggested zones: those of places, and UTC. Others are accepted as well.
static ZONES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let is_place =
        |name: &&str| name.contains('/') && !["Etc/", "US/", "SystemV/"].iter().any(|of| name.starts_with(of));
    std::iter::once(BusinessZone::UTC.name()).chain(BusinessZone::names().filter(is_place)).collect()
});

/// Longest entry of a list.
const LONGEST_ENTRY: usize = 100;

impl Kind {
    /// The name on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Integer(..) => "integer",
            Kind::Percent(..) => "percent",
            Kind::Money(..) => "money",
            Kind::Boolean => "boolean",
            Kind::Text(_) | Kind::Line(_) | Kind::Symbol(_) => "text",
            Kind::List(_) | Kind::UnpaidHours => "list",
            Kind::Choice(_) | Kind::Zone => "choice",
        }
    }

    /// The choices; none for other kinds.
    pub fn choices(self) -> &'static [&'static str] {
        match self {
            Kind::Choice(words) => words,
            Kind::Zone => &ZONES,
            _ => &[],
        }
    }

    /// The value in its stored form, or a message about valid values.
    pub fn normal(self, text: &str) -> Result<String, Message> {
        let text = text.trim();
        match self {
            Kind::Integer(from, to) | Kind::Percent(from, to) => whole(text, from, to),
            Kind::Money(from, to) => amount(text, from, to),
            Kind::Boolean => word(text, &["true", "false"]),
            Kind::Text(longest) => line(text, longest),
            Kind::Symbol(longest) => symbol(text, longest),
            Kind::Line(_) if text.is_empty() => Ok(String::new()),
            Kind::Line(longest) => line(text, longest),
            Kind::List(most) => entries(text, most),
            Kind::UnpaidHours => {
                let rules = UnpaidRules::parse(text).map_err(Message::from);
                rules.and_then(|_| entries(text, 100))
            }
            Kind::Choice(words) => word(text, words),
            Kind::Zone => zone(text),
        }
    }
}

fn whole(text: &str, from: i64, to: i64) -> Result<String, Message> {
    let number = text.parse::<i64>().ok().filter(|number| (from..=to).contains(number));
    number
        .map(|number| number.to_string())
        .ok_or_else(|| message!("Please enter a whole number from {from} to {to}.", from, to))
}

fn amount(text: &str, from: i64, to: i64) -> Result<String, Message> {
    let money = text.parse::<Money>().ok().filter(|money| (from..=to).contains(&money.minor()));
    let fault = || message!("Please enter an amount from {from} to {to}.", from = Money::of(from), to = Money::of(to));
    money.map(|money| money.to_string()).ok_or_else(fault)
}

fn word(text: &str, words: &[&str]) -> Result<String, Message> {
    let known = words.iter().find(|word| **word == text);
    known
        .map(|word| (*word).to_owned())
        .ok_or_else(|| message!("Please choose one of: {words}.", words = words.join(", ")))
}

fn zone(text: &str) -> Result<String, Message> {
    text.parse::<BusinessZone>().map(|zone| zone.to_string()).map_err(Message::from)
}

fn line(text: &str, longest: usize) -> Result<String, Message> {
    if text.is_empty() || text.chars().count() > longest || !is_one_line(text) {
        return Err(message!("Please enter 1 to {longest} characters on one line.", longest));
    }
    Ok(text.to_owned())
}

fn symbol(text: &str, longest: usize) -> Result<String, Message> {
    let stands = |c: char| !c.is_whitespace() && !c.is_control() && !c.is_numeric() && !"-+.,'<>&\"".contains(c);
    if text.is_empty() || text.chars().count() > longest || !text.chars().all(stands) {
        return Err(message!("Please enter a currency symbol of 1 to {longest} characters, such as $ or RM.", longest));
    }
    Ok(text.to_owned())
}

/// Trimmed distinct entries (ignoring case), in the given order.
fn entries(text: &str, most: usize) -> Result<String, Message> {
    let mut kept: Vec<&str> = Vec::new();
    for entry in text.lines().map(str::trim).filter(|entry| !entry.is_empty()) {
        if entry.chars().count() > LONGEST_ENTRY || !is_one_line(entry) {
            return Err(message!("Each entry must be at most {most} characters, one per line.", most = LONGEST_ENTRY));
        }
        if !kept.iter().any(|other| fold(other) == fold(entry)) {
            kept.push(entry);
        }
    }
    if kept.len() > most {
        return Err(message!("Please list at most {most} entries.", most));
    }
    Ok(kept.join("\n"))
}
