//! The only crate that knows HTTP: operations, DTOs, problems, sessions, the OpenAPI document.
