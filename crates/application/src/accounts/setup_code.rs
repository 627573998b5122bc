//! The setup code: proves that the person registering the admin has access to the server.

use tierway_kernel::FieldError;

use crate::{Failure, Random};

/// Letters and digits without look-alikes; 32 of them, five bits each.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters in a code, and in each of its groups.
const LENGTH: usize = 20;
const GROUP: usize = 5;

/// Proof of access to the server when signing up the admin.
#[derive(Clone)]
pub enum SetupProof {
    /// They are at the machine itself.
    Local,
    /// They send the setup code.
    Code {
        /// The code as it was typed.
        given: Option<String>,
        /// The code of this server; `None` rejects every attempt.
        expected: Option<String>,
    },
}

impl SetupProof {
    /// Passes with the right code.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let SetupProof::Code { given, expected } = self else { return Ok(()) };
        let refused = |text: &'static str| Err(Failure::Fields(vec![FieldError::new("setupCode", text)]));
        let Some(given) = given.as_deref().map(plain).filter(|given| !given.is_empty()) else {
            return refused("Enter the setup code that the server printed when it started.");
        };
        // Compare hashes, for constant timing.
        let hash = |text: &str| blake3::hash(text.as_bytes());
        match expected.as_deref().map(plain) {
            Some(expected) if hash(&expected) == hash(&given) => Ok(()),
            _ => refused("The setup code is wrong."),
        }
    }
}

/// A fresh code, such as `7K2QF-…`: 100 random bits.
pub fn draw_setup_code(random: &dyn Random) -> String {
    let mut bytes = [0; LENGTH];
    random.fill(&mut bytes);
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect();
    letters.chunks(GROUP).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A code without blanks and dashes, in capitals.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_uppercase()
}
