//! GET /api/user-activity-log.

use tierway_accounts::{ActivityAction, ActivityFilter};
use tierway_application::accounts;
use tierway_application::accounts::ActivityView;
use tierway_kernel::{Language, UserId, parse_enum};

use super::user::RoleName;
use crate::dto::*;
use crate::form::Checked;
use crate::prelude::*;
use crate::repeated_param::Many;
use crate::times::{from_time, to_time};

/// An entry of the activity log.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityResponse {
    /// Identity.
    #[schema(example = 481)]
    pub id: i64,
    /// The actor; absent for the system.
    #[schema(example = 12)]
    pub user_id: Option<i64>,
    /// Their username.
    #[schema(example = "lina.tan")]
    pub username: Option<String>,
    /// Their first and last name.
    #[schema(example = "Lina Tan")]
    pub full_name: Option<String>,
    /// Their role.
    pub role: Option<RoleName>,
    /// The account it is about, if it is another user's.
    #[schema(example = 31)]
    pub subject_id: Option<i64>,
    /// The action.
    #[schema(example = "login")]
    pub action: String,
    /// A human-readable message.
    #[schema(example = "lina.tan signed in.")]
    pub description: String,
    /// The IP address.
    #[schema(example = "203.0.113.7")]
    pub ip_address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
    /// When.
    pub timestamp: DateTime<Utc>,
    /// The same time under an older name.
    pub created_at: DateTime<Utc>,
}

impl ActivityResponse {
    fn of(view: ActivityView, language: Language) -> ActivityResponse {
        let entry = view.activity.entry;
        ActivityResponse {
            id: view.activity.id.0,
            user_id: entry.user_id.map(|id| id.0),
            subject_id: entry.subject_id.map(|id| id.0),
            username: view.user.as_ref().map(|user| user.username.clone()),
            full_name: view.user.as_ref().map(tierway_accounts::User::full_name),
            role: view.user.as_ref().map(|user| user.role.into()),
            action: entry.action.as_str().to_owned(),
            description: entry.description.render(language),
            ip_address: entry.address,
            user_agent: entry.user_agent,
            timestamp: view.activity.created_at,
            created_at: view.activity.created_at,
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
        let zone = call.zone_of([self.from.as_deref(), self.to.as_deref()]).await?;
        Ok(ActivityFilter {
            user_id: self.user_id.map(UserId),
            actions: self.action.0.iter().filter_map(|text| action_of(text)).collect(),
            from: from_time(self.from.as_deref(), zone),
            to: to_time(self.to.as_deref(), zone),
        })
    }
}

/// List the activity log
///
/// For anyone signed in: your own entries; all for admin and manufacturer. Newest first.
#[utoipa::path(
    tag = "Accounts",
    params(ListActivityQuery, PageParams),
    responses(
        (status = 200, description = "The entries.", body = Vec<ActivityResponse>),
        (status = 403, description = "`userId` is another user."),
    ),
)]
#[get("/api/user-activity-log")]
pub async fn list_activity(call: Call, params: Params<ListActivityQuery>) -> HandlerResult {
    let filter = params.0.filter(&call).await?;
    let page = call.page()?;
    let entries = call.read(move |tx, context| accounts::list_activity(tx, context, &filter, &page)).await?;
    let language = call.language();
    Ok(list_response(&call, entries.map(|entry| ActivityResponse::of(entry, language))))
}
