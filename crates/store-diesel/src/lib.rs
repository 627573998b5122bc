//! The diesel adapter: one source, compiled for SQLite and for PostgreSQL.
