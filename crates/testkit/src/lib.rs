//! For tests only: the memory store, the contract suite, builders, a fixed clock.
