//! `/api/company`, `/api/notifications`.

mod company;
mod digests;
mod events;
mod figures;
mod issues;
mod languages;
mod notifications;
mod preferences;
mod stored_errors;
