//! Argon2id with the library's defaults, which are OWASP's: 19 MiB, two passes, one lane.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tierway_application::{Hasher, Random};

use crate::OsRandom;

/// Verified against when the user is unknown, so that the answer takes as long. It is the hash of random bytes nobody
/// kept.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$dGllcndheS1kdW1teS1zYWx0$HykZFs1TgJQtfi0OAC0QcBYlFdB0ZSXCr7lmMzhQSaA";

/// Argon2id.
#[derive(Debug, Clone, Copy, Default)]
pub struct Argon2Hasher;

impl Hasher for Argon2Hasher {
    fn hash(&self, password: &str) -> Result<String, String> {
        let mut salt = [0; 16];
        OsRandom.fill(&mut salt);
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
        hash.map(|hash| hash.to_string()).map_err(|error| error.to_string())
    }

    fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        let right = Argon2::default().verify_password(password.as_bytes(), hash.unwrap_or(NOBODY)).is_ok();
        right && hash.is_some()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests; the last one measures time")]
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn a_hash_fits_its_password_only() {
        let hash = Argon2Hasher.hash("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(Argon2Hasher.verify("correct horse", Some(&hash)));
        assert!(!Argon2Hasher.verify("wrong horse", Some(&hash)));
        assert!(!Argon2Hasher.verify("correct horse", Some("rubbish")));
        assert_ne!(hash, Argon2Hasher.hash("correct horse").unwrap());
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
        let known = best(&|| drop(Argon2Hasher.hash("x")));
        let unknown = best(&|| assert!(!Argon2Hasher.verify("x", None)));
        assert!(unknown > known / 3, "{unknown:?} against {known:?}");
    }
}
