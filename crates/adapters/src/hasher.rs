//! Argon2id with the library's defaults, which are OWASP's: 19 MiB, two passes, one lane.

use std::sync::{Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tierway_application::{Hasher, Random};

use crate::OsRandom;

/// Dummy hash for unknown users, so that timing is equal. The hash of discarded random bytes.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$dGllcndheS1kdW1teS1zYWx0$HykZFs1TgJQtfi0OAC0QcBYlFdB0ZSXCr7lmMzhQSaA";

/// Bytes of a new hash.
const LENGTH: usize = 32;

/// Argon2id.
#[derive(Default)]
pub struct Argon2Hasher(Mutex<Memory>);

/// Memory blocks for hashing. Reused while other hashes are running, because allocating costs a third of a hash; freed
/// after the last one, so that an idle server holds none.
#[derive(Default)]
struct Memory {
    running: usize,
    spare: Vec<Vec<Block>>,
}

impl Argon2Hasher {
    fn memory(&self) -> std::sync::MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fills `out` with the hash of a password.
    fn fill(&self, argon: &Argon2<'_>, password: &str, salt: &[u8], out: &mut [u8]) -> Result<(), String> {
        let spare = {
            let mut memory = self.memory();
            memory.running += 1;
            memory.spare.pop()
        };
        let mut blocks = spare.unwrap_or_default();
        blocks.resize(argon.params().block_count(), Block::default());
        let filled = argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut blocks);
        let mut memory = self.memory();
        memory.running -= 1;
        memory.spare.push(blocks);
        if memory.running == 0 {
            let given_back = std::mem::take(&mut memory.spare);
            drop(memory);
            drop(given_back);
        }
        filled.map_err(|error| error.to_string())
    }

    fn new_hash(&self, password: &str) -> Result<PasswordHash, String> {
        let (mut bytes, mut out) = ([0; 16], [0; LENGTH]);
        OsRandom.fill(&mut bytes);
        let argon = Argon2::default();
        self.fill(&argon, password, &bytes, &mut out)?;
        let text = |error: argon2::password_hash::phc::Error| error.to_string();
        Ok(PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: ParamsString::try_from(argon.params()).map_err(|error| error.to_string())?,
            salt: Some(Salt::new(&bytes).map_err(text)?),
            hash: Some(Output::new(&out).map_err(text)?),
        })
    }

    /// Whether the password matches the hash; `None` if the hash is invalid.
    fn fits(&self, password: &str, hash: &str) -> Option<bool> {
        let hash = PasswordHash::new(hash).ok()?;
        let (salt, expected) = (hash.salt.as_ref()?, hash.hash.as_ref()?);
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        let argon = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
        let mut out = vec![0; expected.len()];
        self.fill(&argon, password, salt, &mut out).ok()?;
        // Outputs are compared in constant time.
        Some(Output::new(&out).ok()? == *expected)
    }
}

impl Hasher for Argon2Hasher {
    fn hash(&self, password: &str) -> Result<String, String> {
        self.new_hash(password).map(|hash| hash.to_string())
    }

    fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        let right = self.fits(password, hash.unwrap_or(NOBODY)).unwrap_or(false);
        right && hash.is_some()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests; the last one measures time")]
    use super::*;
    use argon2::{PasswordHasher as _, PasswordVerifier as _};
    use std::time::{Duration, Instant};

    #[test]
    fn a_hash_fits_its_password_only() {
        let hasher = Argon2Hasher::default();
        let hash = hasher.hash("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(hasher.verify("correct horse", Some(&hash)));
        assert!(!hasher.verify("wrong horse", Some(&hash)));
        assert!(!hasher.verify("correct horse", Some("rubbish")));
        assert_ne!(hash, hasher.hash("correct horse").unwrap());
    }

    #[test]
    fn hashes_are_those_of_the_library() {
        let hash = Argon2Hasher::default().hash("correct horse").unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", hash.as_str()).is_ok());
        let of_library = Argon2::default().hash_password_with_salt(b"correct horse", b"sixteen bytes of").unwrap();
        assert!(Argon2Hasher::default().verify("correct horse", Some(&of_library.to_string())));
    }

    #[test]
    fn memory_is_handed_on_while_another_hash_runs_and_given_back_after_the_last() {
        let hasher = Argon2Hasher::default();
        let hash = hasher.hash("correct horse").unwrap();
        assert!(hasher.memory().spare.is_empty());
        hasher.memory().running += 1;
        assert!(!hasher.verify("wrong horse", Some(&hash)));
        assert_eq!(hasher.memory().spare.len(), 1);
        assert!(hasher.verify("correct horse", Some(&hash)), "what was left in the memory does no harm");
        assert_eq!(hasher.memory().spare.len(), 1);
        hasher.memory().running -= 1;
        assert!(hasher.verify("correct horse", Some(&hash)));
        assert!(hasher.memory().spare.is_empty());
    }

    #[test]
    fn an_unknown_user_costs_a_whole_hash() {
        let best = |work: &dyn Fn()| {
            let once = |_| {
                let start = Instant::now();
                work();
                start.elapsed()
            };
            (0..3).map(once).min().unwrap_or(Duration::MAX)
        };
        let hasher = Argon2Hasher::default();
        let known = best(&|| drop(hasher.hash("x")));
        let unknown = best(&|| assert!(!hasher.verify("x", None)));
        assert!(unknown > known / 3, "{unknown:?} against {known:?}");
    }
}
