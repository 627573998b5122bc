//! Wiring and commands of the tierway binary.
fn main() {}
