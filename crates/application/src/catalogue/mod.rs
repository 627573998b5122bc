//! Use cases about catalogue.
