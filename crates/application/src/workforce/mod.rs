//! Use cases about workforce.
