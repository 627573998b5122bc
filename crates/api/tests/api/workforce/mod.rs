//! `/api/company`, `/api/notifications`.

mod company;
mod events;
mod issues;
mod notifications;
mod preferences;
