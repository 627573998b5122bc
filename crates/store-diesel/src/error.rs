//! Database errors as the store's own. The only place that reads a database's words.

use diesel::result::{DatabaseErrorInformation, DatabaseErrorKind, Error};
use tierway_kernel::StoreError;

/// Unique constraints handled by use cases: the column or constraint as reported by the database, and its name in the
/// ports. SQLite reports `table.column`, PostgreSQL the constraint `table_column`.
const RULES: [(&str, &str); 22] = [
    ("users.username_key", "users.username_key"),
    ("users.username_skeleton", "users.username_key"),
    ("users.email_key", "users.email_key"),
    ("users.referral_key", "users.referral_code"),
    ("users.sole_admin", "users.sole_admin"),
    ("sessions.key_hash", "sessions.key_hash"),
    ("api_tokens.key_hash", "api_tokens.key_hash"),
    ("employees.code_key", "employees.code_key"),
    ("employees.user_id", "employees.user_id"),
    ("products.sku_key", "products.sku_key"),
    ("product_details.barcode", "product_details.barcode"),
    ("orders.receipt_number", "orders.receipt_number"),
    ("orders.invoice_number", "orders.invoice_number"),
    ("order_payments.order_id", "order_payments.order_id"),
    ("pick_wave_orders.order_id", "pick_wave_orders.order_id"),
    ("commissions.order_id", "commissions.order_id"),
    ("payouts.number", "payouts.number"),
    ("stock_levels.product_id", "stock_levels.product_id"),
    ("lots.code_key", "lots.code_key"),
    ("suppliers.name_key", "suppliers.name_key"),
    ("user_taxes.number", "user_taxes.number"),
    ("jobs.dedupe_key", "jobs.dedupe_key"),
];

/// SQLite's names of the two-column constraints above.
const COMPOSED: [(&str, &str); 2] = [
    ("lots.product_id, lots.code_key", "lots.code_key"),
    ("user_taxes.country, user_taxes.number", "user_taxes.number"),
];

/// PostgreSQL's names of the two primary key constraints above.
const PRIMARY_KEYS: [(&str, &str); 2] =
    [("employees_pkey", "employees.user_id"), ("stock_levels_pkey", "stock_levels.product_id")];

/// Database messages for a full or failing disk.
const STORAGE: [&str; 11] = [
    "database or disk is full",
    "disk I/O error",
    "attempt to write a readonly database",
    "unable to open database file",
    "No space left on device",
    "Input/output error",
    "Read-only file system",
    "could not extend file",
    "could not fsync file",
    // SQLite has ended the whole transaction by itself, as it does when the disk fails it.
    "no such savepoint",
    "no transaction is active",
];

/// Turns a database error into the store's.
pub(crate) fn store_error(error: Error) -> StoreError {
    match error {
        Error::DatabaseError(kind, info) => database_error(kind, info.as_ref()),
        Error::BrokenTransactionManager => StoreError::Unavailable,
        other => StoreError::Failed(other.to_string()),
    }
}

/// Maps a database error when writing rows that reference rows read in the same transaction: a foreign key violation
/// means that another transaction has removed the row since. The work is retried and then finds it missing.
pub(crate) fn conflict_error(error: Error) -> StoreError {
    match error {
        Error::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, _) => StoreError::Contended,
        other => store_error(other),
    }
}

fn database_error(kind: DatabaseErrorKind, info: &dyn DatabaseErrorInformation) -> StoreError {
    let text = info.message();
    match kind {
        DatabaseErrorKind::UniqueViolation => match rule(info) {
            Some(name) => StoreError::Taken(name),
            None => StoreError::Constraint(text.to_owned()),
        },
        DatabaseErrorKind::ForeignKeyViolation
        | DatabaseErrorKind::NotNullViolation
        | DatabaseErrorKind::CheckViolation
        | DatabaseErrorKind::RestrictViolation
        | DatabaseErrorKind::ExclusionViolation => StoreError::Constraint(text.to_owned()),
        DatabaseErrorKind::SerializationFailure => StoreError::Contended,
        DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => unavailable(text),
        _ => by_words(text),
    }
}

/// Errors without a diesel kind, recognised by messages that have been stable for many years.
fn by_words(text: &str) -> StoreError {
    if text.starts_with("deadlock detected") {
        StoreError::Contended
    } else if text.starts_with("canceling statement due to")
        || text.contains("terminating connection")
        || is_locked(text)
        || text.contains("too many clients")
    {
        unavailable(text)
    } else if STORAGE.iter().any(|words| text.contains(words)) {
        tracing::error!(reason = text, "the database's disk is full, fails or is read-only");
        StoreError::Storage
    } else if text.starts_with("invalid byte sequence") {
        // A NUL in a text: SQLite takes it, PostgreSQL never does.
        StoreError::Constraint(text.to_owned())
    } else {
        StoreError::Failed(text.to_owned())
    }
}

/// Whether another program has locked the file.
pub(crate) fn is_locked(text: &str) -> bool {
    text.contains("database is locked")
}

fn unavailable(text: &str) -> StoreError {
    tracing::warn!(reason = text, "the database is busy or out of reach");
    StoreError::Unavailable
}

fn rule(info: &dyn DatabaseErrorInformation) -> Option<&'static str> {
    if let Some(constraint) = info.constraint_name() {
        let named = RULES.iter().find(|(database, _)| database.replacen('.', "_", 1) == constraint);
        return named.or_else(|| PRIMARY_KEYS.iter().find(|(key, _)| *key == constraint)).map(|(_, rule)| *rule);
    }
    let column = info.message().strip_prefix("UNIQUE constraint failed: ")?;
    RULES.iter().chain(&COMPOSED).find(|(database, _)| *database == column).map(|(_, rule)| *rule)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_without_a_kind_are_told_apart() {
        assert_eq!(by_words("deadlock detected"), StoreError::Contended);
        assert_eq!(by_words("canceling statement due to lock timeout"), StoreError::Unavailable);
        assert_eq!(by_words("database is locked"), StoreError::Unavailable);
        for text in [
            "database or disk is full",
            "disk I/O error",
            "no such savepoint: work",
            "could not extend file \"base/5/16384\": No space left on device",
            "could not fsync file \"pg_wal/000000010000000000000001\": Input/output error",
        ] {
            assert_eq!(by_words(text), StoreError::Storage, "{text}");
        }
        assert_eq!(by_words("syntax error"), StoreError::Failed("syntax error".to_owned()));
    }

    #[test]
    fn the_log_names_a_disk_that_takes_nothing() -> std::io::Result<()> {
        // Whoever came by first while one thread alone has a log would turn the line off for all.
        by_words("database or disk is full");
        let file = tempfile::NamedTempFile::new()?;
        let log = std::sync::Arc::new(file.reopen()?);
        let log = tracing_subscriber::fmt().with_ansi(false).with_writer(log).finish();
        tracing::subscriber::with_default(log, || by_words("database or disk is full"));
        let written = std::fs::read_to_string(file.path())?;
        for part in ["ERROR", "the database's disk is full, fails or is read-only", "database or disk is full"] {
            assert!(written.contains(part), "{part} in {written}");
        }
        Ok(())
    }
}
