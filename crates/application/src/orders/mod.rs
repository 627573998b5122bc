//! Use cases about orders.
