//! `/api/company`, `/api/notifications`.

mod company;
mod notifications;
