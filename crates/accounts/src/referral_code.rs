//! An agent's referral code: short, without look-alike characters.

/// Letters and digits that are not mistaken for one another.
pub const REFERRAL_ALPHABET: &[u8; 31] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/// An agent's code, eight characters of [`REFERRAL_ALPHABET`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReferralCode(String);

impl ReferralCode {
    /// A stored code.
    pub fn from_stored(text: String) -> ReferralCode {
        ReferralCode(text)
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Makes a code out of random bytes.
pub fn referral_code_from(random: [u8; 8]) -> ReferralCode {
    ReferralCode(
        random.iter().map(|byte| char::from(REFERRAL_ALPHABET[usize::from(*byte) % REFERRAL_ALPHABET.len()])).collect(),
    )
}
