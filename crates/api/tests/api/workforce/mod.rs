//! `/api/company`, `/api/notifications`.

mod company;
mod issues;
mod notifications;
