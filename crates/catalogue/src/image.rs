//! What a form may send as a product's picture (product.md §5).

use tierway_kernel::Sentence;

/// Most bytes of a picture: 5 MB (specification 2 §9).
pub const MAX_IMAGE_BYTES: usize = 5 * 1024 * 1024;

/// A picture as sent in `imageUrl`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImageInput<'a> {
    /// Empty: no picture.
    Remove,
    /// A `data:` URL; its base64 part.
    Upload(&'a str),
    /// An uploaded picture, by its key.
    Own(&'a str),
    /// A picture elsewhere, by its https address.
    Elsewhere(&'a str),
}

/// Why a picture's address is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum ImageInputError {
    /// Not a picture, or nothing this catalogue can show.
    #[error("Please select an image file.")]
    NotAnImage,
    /// More than [`MAX_IMAGE_BYTES`].
    #[error("Please select an image under 5MB.")]
    TooLarge,
}

/// Reads `imageUrl`. `public_url` is the product's own address, which own pictures may carry.
pub fn read_image<'a>(text: &'a str, public_url: &str) -> Result<ImageInput<'a>, ImageInputError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(ImageInput::Remove);
    }
    if let Some(data) = text.strip_prefix("data:") {
        return upload(data);
    }
    let own = text.strip_prefix(public_url).unwrap_or(text);
    if let Some(key) = own.strip_prefix("/media/") {
        return if is_key(key) { Ok(ImageInput::Own(key)) } else { Err(ImageInputError::NotAnImage) };
    }
    let plain = text.len() <= 2000 && text.chars().all(|c| c.is_ascii_graphic());
    match text.strip_prefix("https://") {
        Some(host) if plain && host.starts_with(|c: char| c.is_ascii_alphanumeric()) => Ok(ImageInput::Elsewhere(text)),
        _ => Err(ImageInputError::NotAnImage),
    }
}

fn upload(data: &str) -> Result<ImageInput<'_>, ImageInputError> {
    let (kind, payload) = data.split_once(',').ok_or(ImageInputError::NotAnImage)?;
    if !kind.ends_with(";base64") || payload.is_empty() {
        return Err(ImageInputError::NotAnImage);
    }
    // Four characters carry three bytes: what cannot fit is refused before it is decoded.
    if payload.trim_end_matches('=').len() / 4 * 3 > MAX_IMAGE_BYTES {
        return Err(ImageInputError::TooLarge);
    }
    Ok(ImageInput::Upload(payload))
}

/// Keys of pictures: a hash, a dot and one of four extensions.
fn is_key(key: &str) -> bool {
    key.split_once('.').is_some_and(|(hash, ending)| {
        (16..=128).contains(&hash.len())
            && hash.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase())
            && ["png", "jpg", "jpeg", "webp", "gif"].contains(&ending)
    })
}

/// Whether a product's picture is an uploaded one.
pub fn is_own_image(image: &str) -> bool {
    !image.starts_with("https://")
}

/// The host of an external picture, for the content security policy; `None` for an uploaded one and for URLs a policy
/// cannot express.
pub fn image_host(image: &str) -> Option<String> {
    let host = image.strip_prefix("https://")?.split(['/', '?', '#']).next()?;
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':');
    (!host.is_empty() && host.len() <= 253 && host.bytes().all(plain)).then(|| host.to_ascii_lowercase())
}

/// The files of an uploaded picture: full size, card and thumbnail. Older pictures have no thumbnail.
pub fn renditions(key: &str) -> [String; 3] {
    let hash = key.split_once('.').map_or(key, |(hash, _)| hash);
    [key.to_owned(), format!("{hash}-card.jpg"), format!("{hash}-thumb.jpg")]
}

/// URL of a stored picture: own keys below `/media/`, external URLs unchanged.
pub fn image_url(image: &str) -> String {
    if is_own_image(image) { format!("/media/{image}") } else { image.to_owned() }
}

/// URL of the picture in card size.
pub fn card_image_url(image: &str) -> String {
    rendition_url(image, 1)
}

/// URL of its smallest size, for lists.
pub fn thumb_image_url(image: &str) -> String {
    rendition_url(image, 2)
}

/// URL of an uploaded logo: a PNG is its only rendition; of others, pages need no more than the card size.
pub fn logo_url(key: &str) -> String {
    if key.ends_with(".png") { image_url(key) } else { card_image_url(key) }
}

fn rendition_url(image: &str, number: usize) -> String {
    if is_own_image(image) { format!("/media/{}", renditions(image)[number]) } else { image.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "0123456789abcdef0123456789abcdef.png";

    #[test]
    fn every_form_of_a_picture_is_told_apart() {
        let read = |text: &'static str| read_image(text, "https://shop.example");
        assert_eq!(read("  "), Ok(ImageInput::Remove));
        assert_eq!(read("data:image/png;base64,AAAA"), Ok(ImageInput::Upload("AAAA")));
        assert_eq!(read("/media/0123456789abcdef0123456789abcdef.png"), Ok(ImageInput::Own(OWN)));
        assert_eq!(read("https://shop.example/media/0123456789abcdef0123456789abcdef.png"), Ok(ImageInput::Own(OWN)));
        assert_eq!(read("https://cdn.example/a.png"), Ok(ImageInput::Elsewhere("https://cdn.example/a.png")));
        for bad in
            ["http://cdn.example/a.png", "javascript:alert(1)", "/media/../x.png", "data:image/png,abc", "https:// x"]
        {
            assert_eq!(read(bad), Err(ImageInputError::NotAnImage), "{bad}");
        }
    }

    #[test]
    fn an_upload_that_cannot_fit_is_refused_before_decoding() {
        let data = |bytes: usize| format!("data:image/png;base64,{}", "A".repeat(bytes.div_ceil(3) * 4));
        assert!(read_image(&data(MAX_IMAGE_BYTES - 2), "").is_ok());
        assert_eq!(read_image(&data(MAX_IMAGE_BYTES + 6), ""), Err(ImageInputError::TooLarge));
    }

    #[test]
    fn cards_and_lists_have_their_own_rendition() {
        assert_eq!(card_image_url(OWN), "/media/0123456789abcdef0123456789abcdef-card.jpg");
        assert_eq!(card_image_url("https://cdn.example/a.png"), "https://cdn.example/a.png");
        assert_eq!(thumb_image_url(OWN), "/media/0123456789abcdef0123456789abcdef-thumb.jpg");
        assert_eq!(thumb_image_url("https://cdn.example/a.png"), "https://cdn.example/a.png");
        assert_eq!(image_url(OWN), format!("/media/{OWN}"));
        assert_eq!(logo_url(OWN), format!("/media/{OWN}"));
        assert_eq!(logo_url("0123456789abcdef.jpg"), "/media/0123456789abcdef-card.jpg");
    }

    #[test]
    fn the_host_of_a_picture_elsewhere_is_named_and_nothing_else() {
        for (image, host) in [
            ("https://CDN.example/a.png", Some("cdn.example")),
            ("https://cdn.example:8443?a", Some("cdn.example:8443")),
            ("https://cdn.example", Some("cdn.example")),
            ("https://a@b.example/x", None),
            ("https://a;script-src.example/x", None),
            ("https://*/x", None),
            (OWN, None),
        ] {
            assert_eq!(image_host(image).as_deref(), host, "{image}");
        }
    }
}
