//! The activity log: append-only, written by the server itself (product.md §3).

use chrono::{DateTime, Utc};
use tierway_kernel::{ActivityId, Message, Page, PageRequest, StoreError, UserId};

/// The recorded action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ActivityAction {
    Login,
    Logout,
    Registration,
    Approval,
    Rejection,
    Activation,
    Deactivation,
    Employee,
    Catalogue,
    Stock,
    Order,
    Payment,
    Setting,
    Password,
    Profile,
    Document,
    Session,
}

impl ActivityAction {
    /// All actions.
    pub const ALL: [ActivityAction; 17] = [
        ActivityAction::Login,
        ActivityAction::Logout,
        ActivityAction::Registration,
        ActivityAction::Approval,
        ActivityAction::Rejection,
        ActivityAction::Activation,
        ActivityAction::Deactivation,
        ActivityAction::Employee,
        ActivityAction::Catalogue,
        ActivityAction::Stock,
        ActivityAction::Order,
        ActivityAction::Payment,
        ActivityAction::Setting,
        ActivityAction::Password,
        ActivityAction::Profile,
        ActivityAction::Document,
        ActivityAction::Session,
    ];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            ActivityAction::Login => "login",
            ActivityAction::Logout => "logout",
            ActivityAction::Registration => "registration",
            ActivityAction::Approval => "approval",
            ActivityAction::Rejection => "rejection",
            ActivityAction::Activation => "activation",
            ActivityAction::Deactivation => "deactivation",
            ActivityAction::Employee => "employee",
            ActivityAction::Catalogue => "catalogue",
            ActivityAction::Stock => "stock",
            ActivityAction::Order => "order",
            ActivityAction::Payment => "payment",
            ActivityAction::Setting => "setting",
            ActivityAction::Password => "password",
            ActivityAction::Profile => "profile",
            ActivityAction::Document => "document",
            ActivityAction::Session => "session",
        }
    }
}

/// An entry to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewActivity {
    /// The actor; `None` for the system.
    pub user_id: Option<UserId>,
    /// The account it is about, if it is another user's.
    pub subject_id: Option<UserId>,
    /// What.
    pub action: ActivityAction,
    /// A sentence for people; no secrets.
    pub description: Message,
    /// The IP address.
    pub address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
}

/// A written entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    /// Identity.
    pub id: ActivityId,
    /// The stored values.
    pub entry: NewActivity,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Filters of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ActivityFilter {
    /// Only actions by this user, and by others on their account.
    pub user_id: Option<UserId>,
    /// Only these actions; none: all.
    pub actions: Vec<ActivityAction>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
}

/// The log in the store.
pub trait ActivityRepository {
    /// Writes an entry.
    fn append(&mut self, entry: &NewActivity, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Reads entries, newest first.
    fn list(&mut self, filter: &ActivityFilter, page: &PageRequest) -> Result<Page<Activity>, StoreError>;
}
