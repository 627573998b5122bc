//! QR codes as SVG, which is sharp at every size and small.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use qrcode::QrCode;
use qrcode::render::svg;
use tierway_application::Qr;

/// Makes QR codes.
#[derive(Debug, Clone, Copy, Default)]
pub struct QrCodes;

impl Qr for QrCodes {
    fn data_url(&self, text: &str) -> Result<String, String> {
        let code = QrCode::new(text.as_bytes()).map_err(|error| error.to_string())?;
        let image = code.render::<svg::Color<'_>>().min_dimensions(256, 256).build();
        Ok(format!("data:image/svg+xml;base64,{}", STANDARD.encode(image)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_link_becomes_a_picture() {
        let url = QrCodes.data_url("https://shop.example/register?ref=ABCDEFGH").unwrap();
        let image = STANDARD.decode(url.strip_prefix("data:image/svg+xml;base64,").unwrap()).unwrap();
        assert!(String::from_utf8(image).unwrap().contains("<svg"));
    }

    #[test]
    fn too_long_a_text_is_refused() {
        assert!(QrCodes.data_url(&"x".repeat(8000)).is_err());
    }
}
