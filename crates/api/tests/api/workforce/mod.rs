//! `/api/company`, `/api/notifications`, `/api/notes`.

mod company;
mod digests;
mod events;
mod figures;
mod issues;
mod languages;
mod notes;
mod notifications;
mod preferences;
mod presence;
mod stored_errors;
