//! Keys of API tokens: `tw_`, 32 random letters and digits, and a checksum of 6, so that a mistyped key is detected
//! without a query and secret scanners can recognise a leaked one.

use crate::Random;

/// How every key begins.
const PREFIX: &str = "tw_";
/// Random letters of a key: 190 bits.
const SECRET: usize = 32;
/// Letters of the checksum.
const CHECK: usize = 6;
/// Letters by which people know a key again.
const PREVIEW: usize = 8;
const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// Random bytes from here on are redrawn, to avoid bias: 248 is the largest multiple of 62.
const UNFAIR: u8 = 248;

/// Draws a key.
pub(super) fn draw_key(random: &dyn Random) -> String {
    let mut secret = String::with_capacity(SECRET);
    let mut buffer = [0; 64];
    while secret.len() < SECRET {
        random.fill(&mut buffer);
        let fair = buffer.iter().filter(|byte| **byte < UNFAIR).map(|byte| letter(u32::from(*byte)));
        secret.extend(fair.take(SECRET - secret.len()));
    }
    let check = checksum(&secret);
    format!("{PREFIX}{secret}{check}")
}

/// Whether a text has the form of a key and its checksum is right.
pub fn is_key(text: &str) -> bool {
    let Some(rest) = text.strip_prefix(PREFIX) else { return false };
    if rest.len() != SECRET + CHECK || !rest.bytes().all(|byte| ALPHABET.contains(&byte)) {
        return false;
    }
    let (secret, check) = rest.split_at(SECRET);
    checksum(secret) == check
}

/// The stored form of a key.
pub fn key_hash(key: &str) -> String {
    blake3::hash(key.as_bytes()).to_hex().to_string()
}

/// The first letters of a key.
pub(super) fn preview(key: &str) -> String {
    key.chars().take(PREVIEW).collect()
}

fn checksum(secret: &str) -> String {
    let mut rest = crc32(secret.as_bytes());
    let mut letters = [0; CHECK];
    for place in letters.iter_mut().rev() {
        *place = rest % 62;
        rest /= 62;
    }
    letters.into_iter().map(letter).collect()
}

fn letter(number: u32) -> char {
    char::from(ALPHABET[(number % 62) as usize])
}

/// CRC-32 as ZIP and PNG have it.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| if sum & 1 == 1 { (sum >> 1) ^ 0xEDB8_8320 } else { sum >> 1 };
    !bytes.iter().fold(u32::MAX, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), step))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    /// Other bytes with every call.
    #[derive(Default)]
    struct Counting(AtomicU8);

    impl Random for Counting {
        fn fill(&self, buffer: &mut [u8]) {
            let start = self.0.fetch_add(1, Ordering::Relaxed);
            for (index, byte) in buffer.iter_mut().enumerate() {
                *byte = start.wrapping_add(u8::try_from(index % 251).unwrap_or_default()).wrapping_mul(37);
            }
        }
    }

    #[test]
    fn the_checksum_is_the_known_one() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(b""), 0);
        assert_eq!(checksum("").len(), 6);
    }

    #[test]
    fn drawn_keys_have_their_form_and_differ() {
        let random = Counting::default();
        let keys: Vec<String> = (0..50).map(|_| draw_key(&random)).collect();
        for (index, key) in keys.iter().enumerate() {
            assert!(is_key(key) && key.len() == 41, "{key}");
            assert!(!keys[..index].contains(key));
            assert_eq!(preview(key), key[..8]);
        }
    }

    #[test]
    fn a_mistyped_key_is_known_as_such() {
        let key = draw_key(&Counting::default());
        for place in 3..key.len() {
            let mut typed = key.clone().into_bytes();
            typed[place] = if typed[place] == b'x' { b'y' } else { b'x' };
            assert!(!is_key(&String::from_utf8_lossy(&typed)), "another letter at {place}");
        }
        for text in ["", "tw_", &key[1..], &key[..40], &format!("{key}0"), &key.replace('_', "-"), "tw_äöü"] {
            assert!(!is_key(text), "{text}");
        }
    }
}
