//! `/api/company`, `/api/notifications`.

mod company;
mod digests;
mod events;
mod figures;
mod issues;
mod notifications;
mod preferences;
