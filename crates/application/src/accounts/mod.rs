//! Use cases about accounts.
