//! Secrets that sign, as the Standard Webhooks convention writes them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::Random;

/// Draws a secret: `whsec_` and 32 random bytes in base64.
pub(super) fn draw_secret(random: &dyn Random) -> String {
    let mut bytes = [0; 32];
    random.fill(&mut bytes);
    format!("whsec_{}", STANDARD.encode(bytes))
}

/// Draws the name of an event.
pub(super) fn draw_event(random: &dyn Random) -> String {
    let mut bytes = [0; 16];
    random.fill(&mut bytes);
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("evt_{hex}")
}
