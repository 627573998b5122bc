//! Query strings of the account lists.

use tierway_accounts::{ActivityAction, ActivityFilter, UserFilter};
use tierway_kernel::{UserId, parse_enum};

use super::names::{RoleName, VerificationStatus};
use crate::dto::*;
use crate::form::Checked;
use crate::many::Many;
use crate::routes::inventory::times::{from_time, to_time, zone_of};
use crate::{Call, Problem};

/// Filters of the directory; all given ones must match.
#[derive(Debug, Deserialize, Validate, IntoParams)]
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
    /// Part of a name, username, company or email, ignoring case.
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
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListActivityQuery {
    /// Only actions by this user, and by others on their account.
    #[param(example = 12)]
    pub user_id: Option<i64>,
    /// Only these actions, such as `login`, `logout` or `approval`; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<String>>, example = json!(["login", "logout"]))]
    #[validate(custom(function = known_actions, code = "unreadable"))]
    pub action: Many,
    /// From this time (RFC 3339) or business day (`2026-01-31`) on.
    #[param(example = "2026-01-01")]
    #[validate(custom(function = form::time, code = "unreadable"))]
    pub from: Option<String>,
    /// Before this time, or to the end of this business day.
    #[param(example = "2026-01-31")]
    #[validate(custom(function = form::time, code = "unreadable"))]
    pub to: Option<String>,
}

fn action_of(text: &str) -> Option<ActivityAction> {
    parse_enum(&ActivityAction::ALL, ActivityAction::as_str, text)
}

fn known_actions(actions: &Many) -> Checked {
    form::holds(actions.0.iter().all(|text| action_of(text).is_some()), "unreadable")
}

impl ListActivityQuery {
    /// The filter.
    pub async fn filter(&self, call: &Call) -> Result<ActivityFilter, Problem> {
        let zone = zone_of(call, [self.from.as_deref(), self.to.as_deref()]).await?;
        Ok(ActivityFilter {
            user_id: self.user_id.map(UserId),
            actions: self.action.0.iter().filter_map(|text| action_of(text)).collect(),
            from: from_time(self.from.as_deref(), zone),
            to: to_time(self.to.as_deref(), zone),
        })
    }
}

/// How to send a document.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// `inline` to view it in the browser (reviewers only); otherwise it is sent as an attachment.
    #[param(example = "inline")]
    pub disposition: Option<String>,
}

impl DownloadQuery {
    /// Whether it is requested inline.
    pub fn inline(&self) -> bool {
        self.disposition.as_deref() == Some("inline")
    }
}
