//! Use cases about inventory.
