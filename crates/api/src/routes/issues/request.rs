//! Requests of issue operations.

use tierway_kernel::{LotId, OrderId, ProductId, UserId};
use tierway_workforce::{IssueChange, IssueDraft, IssueFilter};

use super::names::{IssuePriorityName, IssueSortName, IssueStatusName};
use crate::dto::*;
use crate::expected::Expected;

/// A new issue. `reportedBy`, `employeeId`, `department` and `status` are ignored; the server sets them.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "issueType": "Leaking", "description": "Two coils of the last box leak.", "productId": 42 }))]
pub struct ReportIssueRequest {
    /// Type of issue; stored with the prefix `Product Issue: `.
    pub issue_type: Option<String>,
    /// The description.
    pub description: Option<String>,
    /// `low`, `medium`, `high` or `urgent`; `high` if omitted.
    pub priority: Option<String>,
    /// The product it is about.
    pub product_id: Option<WireInt>,
    /// The batch; its product need not be named.
    pub lot_id: Option<WireInt>,
    /// The order.
    pub order_id: Option<WireInt>,
    /// Accepted and not used: the report is the caller's.
    #[schema(value_type = Option<i64>, example = 9)]
    pub reported_by: Option<serde_json::Value>,
    /// Accepted and not used: the caller's number is known.
    #[schema(value_type = Option<String>, example = "E-1042")]
    pub employee_id: Option<serde_json::Value>,
    /// Accepted and not used: the caller's department is known.
    #[schema(value_type = Option<String>, example = "warehouse")]
    pub department: Option<serde_json::Value>,
    /// Accepted and not used: a new issue is open.
    #[schema(value_type = Option<String>, example = "open")]
    pub status: Option<serde_json::Value>,
}

impl ReportIssueRequest {
    /// The report.
    pub fn draft(self) -> IssueDraft {
        IssueDraft {
            issue_type: self.issue_type,
            description: self.description,
            priority: self.priority,
            product_id: self.product_id.map(|id| ProductId(id.0)),
            lot_id: self.lot_id.map(|id| LotId(id.0)),
            order_id: self.order_id.map(|id| OrderId(id.0)),
        }
    }
}

/// Changes to an issue; omitted fields stay unchanged. `resolvedBy` and `resolvedAt` are ignored; the server sets them.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "status": "solved" }))]
pub struct UpdateIssueRequest {
    /// `solved` or `unsolved` while it is open; `open` opens it again.
    pub status: Option<IssueStatusName>,
    /// How urgent it is, while it is open.
    pub priority: Option<IssuePriorityName>,
    /// Assignee, while it is open; `null` unassigns it.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<i64>, example = 9)]
    pub assigned_to: Option<Option<WireInt>>,
    /// The version you saw; 409 if there is a newer one.
    #[schema(example = 1)]
    pub expected_version: Option<i64>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
    /// Ignored: the signed-in user resolves it.
    #[schema(value_type = Option<i64>, example = 9)]
    pub resolved_by: Option<serde_json::Value>,
    /// Accepted and not used: it is resolved now.
    #[schema(value_type = Option<String>, example = "2026-03-02T09:00:00Z")]
    pub resolved_at: Option<serde_json::Value>,
}

impl UpdateIssueRequest {
    /// The change.
    pub fn change(self) -> IssueChange {
        IssueChange {
            status: self.status.map(|name| name.0),
            priority: self.priority.map(|name| name.0),
            assigned_to: self.assigned_to.map(|person| person.map(|id| UserId(id.0))),
            expected_version: self.expected_version,
        }
    }
}

/// A comment.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(default)]
pub struct IssueCommentRequest {
    /// At most 2000 characters.
    #[schema(example = "The supplier was told.")]
    pub text: String,
}

/// Filters of the issues.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListIssuesQuery {
    /// Only of this status.
    #[param(inline)]
    pub status: Option<IssueStatusName>,
    /// Only of this priority.
    #[param(inline)]
    pub priority: Option<IssuePriorityName>,
    /// Only those assigned to this user.
    #[param(example = 9)]
    pub assigned_to: Option<i64>,
    /// Only those about this product.
    #[param(example = 42)]
    pub product_id: Option<i64>,
    /// Part of type or description, ignoring case; or the number (`#7`, `7`).
    #[param(example = "leak")]
    pub q: Option<String>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    pub sort: Option<IssueSortName>,
}

impl ListIssuesQuery {
    /// The filter.
    pub fn filter(&self) -> IssueFilter {
        IssueFilter {
            status: self.status.map(|name| name.0),
            priority: self.priority.map(|name| name.0),
            assigned_to: self.assigned_to.map(UserId),
            product_id: self.product_id.map(ProductId),
            text: self.q.clone(),
            sort: self.sort.unwrap_or_default().0,
        }
    }
}

/// Filters of possible assignees.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListIssueAssigneesQuery {
    /// Part of a name, username, email or employee ID, ignoring case.
    #[param(example = "tan")]
    pub q: Option<String>,
}

/// How to send a photo.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct IssuePhotoQuery {
    /// `attachment` to download it; otherwise it is shown inline.
    #[param(example = "attachment")]
    pub disposition: Option<String>,
}
