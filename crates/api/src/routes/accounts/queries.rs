//! Query strings of the account lists.

use chrono::{Days, NaiveTime};
use tierway_accounts::{ActivityAction, ActivityFilter, UserFilter};
use tierway_kernel::{UserId, parse_enum};

use super::names::{RoleName, VerificationStatus};
use crate::Problem;
use crate::dto::*;
use crate::many::Many;

/// Filters of the directory; all given ones must hold.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListUsersQuery {
    /// Only this role.
    #[param(value_type = Option<String>, example = "dealer")]
    pub role: Option<RoleName>,
    /// Only `pending`, `approved` or `rejected` ones.
    #[param(value_type = Option<String>, example = "pending")]
    pub verification_status: Option<VerificationStatus>,
    /// Only active or only inactive ones.
    pub is_active: Option<bool>,
    /// Only those this user referred.
    pub referred_by: Option<i64>,
    /// Part of a name, username, company or email, without regard to case.
    #[param(example = "tan")]
    pub q: Option<String>,
}

impl ListUsersQuery {
    /// The filter.
    pub fn filter(self) -> UserFilter {
        UserFilter {
            role: self.role.map(|name| name.0),
            verification: self.verification_status.map(|name| name.0),
            is_active: self.is_active,
            referred_by: self.referred_by.map(UserId),
            text: self.q,
        }
    }
}

/// Filters of the activity log.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListActivityQuery {
    /// Only what this user did, and what others did about their account.
    #[param(example = 12)]
    pub user_id: Option<i64>,
    /// Only these actions, such as `login`, `logout` or `approval`; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<String>>, example = json!(["login", "logout"]))]
    pub action: Many,
    /// From this time (RFC 3339) or day (`2026-01-31`, UTC) on.
    #[param(example = "2026-01-01")]
    pub from: Option<String>,
    /// Before this time, or to the end of this day.
    #[param(example = "2026-01-31")]
    pub to: Option<String>,
}

impl ListActivityQuery {
    /// The filter; 400 for values that cannot be read.
    pub fn filter(&self) -> Result<ActivityFilter, Problem> {
        let unreadable = |name: &str| Problem::malformed(format!("The parameter {name} cannot be read."));
        let action = |text: &str| parse_enum(&ActivityAction::ALL, ActivityAction::as_str, text);
        let read = |text: &Option<String>, name: &str, days| match text {
            None => Ok(None),
            Some(text) => time(text, days).map(Some).ok_or_else(|| unreadable(name)),
        };
        Ok(ActivityFilter {
            user_id: self.user_id.map(UserId),
            actions: (self.action.0.iter())
                .map(|text| action(text).ok_or_else(|| unreadable("action")))
                .collect::<Result<_, _>>()?,
            from: read(&self.from, "from", 0)?,
            to: read(&self.to, "to", 1)?,
        })
    }
}

/// A time, or the start of the day `days` after the given one.
fn time(text: &str, days: u64) -> Option<DateTime<Utc>> {
    // A plus sign that a client forgot to escape arrives as a space.
    if let Ok(time) = DateTime::parse_from_rfc3339(&text.replace(' ', "+")) {
        return Some(time.to_utc());
    }
    let day: NaiveDate = text.parse().ok()?;
    Some(day.checked_add_days(Days::new(days))?.and_time(NaiveTime::MIN).and_utc())
}

/// How a document is to come.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// `inline` to look at it in the browser (its reviewers only); else it comes as an attachment.
    #[param(example = "inline")]
    pub disposition: Option<String>,
}

impl DownloadQuery {
    /// Whether it is asked for to be looked at.
    pub fn inline(&self) -> bool {
        self.disposition.as_deref() == Some("inline")
    }
}
