//! Fast password hashing without security.

use std::sync::atomic::{AtomicUsize, Ordering};

use tierway_application::Hasher;

/// Puts a mark in front of the password. For tests only: the password can be read back.
pub struct FakeHasher;

const MARK: &str = "$fake$";

impl FakeHasher {
    /// The hash of a password, for builders that need it without a port.
    pub fn hash_of(password: &str) -> String {
        format!("{MARK}{password}")
    }
}

impl Hasher for FakeHasher {
    fn hash(&self, password: &str) -> Result<String, String> {
        Ok(FakeHasher::hash_of(password))
    }

    fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        hash.and_then(|hash| hash.strip_prefix(MARK)).is_some_and(|known| known == password)
    }
}

/// [`FakeHasher`] that counts calls.
#[derive(Default)]
pub struct CountingHasher {
    hashed: AtomicUsize,
    verified: AtomicUsize,
}

impl CountingHasher {
    /// How many passwords were hashed and how many verified so far.
    pub fn counts(&self) -> (usize, usize) {
        (self.hashed.load(Ordering::Relaxed), self.verified.load(Ordering::Relaxed))
    }
}

impl Hasher for CountingHasher {
    fn hash(&self, password: &str) -> Result<String, String> {
        self.hashed.fetch_add(1, Ordering::Relaxed);
        FakeHasher.hash(password)
    }

    fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        self.verified.fetch_add(1, Ordering::Relaxed);
        FakeHasher.verify(password, hash)
    }
}
