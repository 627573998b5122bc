//! Where the document is served.

/// Where the document is served.
pub const PATH: &str = "/api-docs/openapi.json";
