//! Use cases about commissions.
