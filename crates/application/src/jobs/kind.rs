//! What kinds of jobs there are.

use chrono::NaiveTime;

/// What a job does. `handlers.rs` says by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JobKind {
    /// Sends one mail of the outbox.
    SendMail,
    /// Finds the account behind a request for a new password and mails the link.
    ResetPassword,
    /// Tells people whose documents end, every day.
    DocumentExpiry,
}

impl JobKind {
    /// All kinds. An instance leases only kinds it knows, so that an older one leaves a newer one's jobs alone.
    pub const ALL: &'static [JobKind] = &[JobKind::SendMail, JobKind::ResetPassword, JobKind::DocumentExpiry];

    /// The name in SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            JobKind::SendMail => "sendMail",
            JobKind::ResetPassword => "resetPassword",
            JobKind::DocumentExpiry => "documentExpiry",
        }
    }

    /// The time of day (UTC) at which a recurring kind runs; `None` for those that only use cases enqueue.
    pub fn daily_at(self) -> Option<NaiveTime> {
        match self {
            JobKind::SendMail | JobKind::ResetPassword => None,
            JobKind::DocumentExpiry => NaiveTime::from_hms_opt(5, 30, 0),
        }
    }
}
