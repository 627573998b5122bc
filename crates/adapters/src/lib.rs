//! Outside things behind ports: files, pictures, password hashing, clock, randomness.
