//! The path of the OpenAPI document.

/// The path of the OpenAPI document.
pub const PATH: &str = "/api-docs/openapi.json";
