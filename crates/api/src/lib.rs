//! The only crate that knows HTTP: operations, DTOs, problems, sessions, the OpenAPI document.
//!
//! A handler takes a [`Call`] and a parsed [`Body`], runs a use case of `application` through the call and returns its
//! own wire types. Not here: rules about prices, stock, status or permission, and SQL.

mod app;
mod bearer;
mod body;
mod body_intake;
mod cache;
mod call;
mod changed_ids;
mod config;
mod configure;
mod days;
mod device;
mod draining;
mod dto;
mod envelope;
mod expected;
mod file_form;
mod form;
mod freshness;
mod groups;
mod hashing;
mod head;
mod headers;
mod hub;
mod idempotency;
mod language;
mod list;
mod media;
mod metrics;
mod name;
mod numeric;
mod operations;
mod params;
mod pdf;
mod picture_hosts;
mod pictures;
mod prelude;
mod problem;
mod proxies;
mod rate_limits;
mod region_cache;
mod registry;
mod repeated_param;
mod request_id;
mod same_origin;
mod session_cache;
mod session_limits;
mod session_opening;
mod session_owner;
mod session_store;
mod site;
mod swagger;
mod times;
mod token_uses;
mod view_as;
mod viewing;

pub mod openapi;
pub mod routes;
pub mod wire;

pub use app::App;
pub use body::{Body, LargeBody, parse as parse_json};
pub use body_intake::BodyLimits;
pub use call::Call;
pub use config::ApiConfig;
pub use configure::configure_app;
pub use device::{DEVICE_COOKIE, HOST_DEVICE_COOKIE};
pub use list::{TOTAL_COUNT, list_response};
pub use metrics::MetricsToken;
pub use operations::operations_of;
pub use params::{Id, Params, TwoIds};
pub use problem::{PROBLEM_JSON, Problem, ProblemBody, ProblemField};
pub use proxies::{ProxiesError, TrustedProxies};
pub use session_store::{COOKIE, HOST_COOKIE};
