//! Cross-cutting behaviour: sessions, origin checks, problems, idempotency, cached responses, files and pages; and
//! administration: mail and settings.

mod backups;
mod body_intake;
mod busy_store;
mod cache_properties;
mod cached_profiles;
mod cached_responses;
mod client_errors;
mod clocks;
mod company_logo;
mod design;
mod idempotency;
mod jobs;
mod languages;
mod lists;
mod mail;
mod media;
mod metrics;
mod metrics_pages;
mod pages;
mod problems;
mod request_forms;
mod request_rules;
mod request_shapes;
mod same_origin;
mod scrape;
mod session_cache;
mod sessions;
mod settings;
mod shares;
mod site;
mod sitemap;
mod slow;
mod system;
mod two_windows;
mod watched;
