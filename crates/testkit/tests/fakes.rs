//! The fakes fulfil the contracts of their ports.

use chrono::Duration;
use tierway_application::{FileArea, FileError, Files, Hasher, ImageError, Qr, Random};
use tierway_kernel::Clock;
use tierway_testkit::builders::{PASSWORD, at, product_draft};
use tierway_testkit::{FakeHasher, FakeQr, FakeRandom, Fakes, FixedClock};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\nrest";

#[test]
fn the_clock_stands_until_it_is_told() {
    let clock = FixedClock::default();
    assert_eq!((clock.now(), clock.now()), (at(0), at(0)));
    clock.advance(Duration::minutes(3));
    assert_eq!(clock.now(), at(3));
    clock.set(at(-7));
    assert_eq!(clock.now(), at(-7));
}

#[test]
fn a_seed_gives_the_same_bytes_in_every_run_and_fresh_ones_each_time() {
    let (one, same, other) = (FakeRandom::seeded(1), FakeRandom::seeded(1), FakeRandom::seeded(2));
    let draw = |random: &FakeRandom| {
        let mut bytes = [0; 13];
        random.fill(&mut bytes);
        bytes
    };
    let first = draw(&one);
    assert_eq!(first, draw(&same));
    assert_ne!(first, draw(&one));
    assert_ne!(first, draw(&other));
}

#[test]
fn only_the_right_password_is_verified() {
    let hash = FakeHasher.hash(PASSWORD).expect("hashing is possible");
    assert!(FakeHasher.verify(PASSWORD, Some(&hash)));
    assert!(!FakeHasher.verify("wrong", Some(&hash)));
    assert!(!FakeHasher.verify(PASSWORD, None), "an unknown user");
    assert!(!FakeHasher.verify(PASSWORD, Some(PASSWORD)), "a hash of another make");
}

#[test]
fn files_keep_their_area_and_refuse_foreign_keys() {
    let files = Fakes::new().files;
    files.put(FileArea::Private, "a-1.pdf", b"old").expect("a good key");
    files.put(FileArea::Private, "a-1.pdf", b"new").expect("a good key");
    assert_eq!(files.get(FileArea::Private, "a-1.pdf"), Ok(b"new".to_vec()));
    assert_eq!(files.get(FileArea::Media, "a-1.pdf"), Err(FileError::Missing));
    assert_eq!(files.keys(FileArea::Private), ["a-1.pdf"]);
    for key in ["", "../x.pdf", "a/b.pdf", "A.pdf", "a.b.pdf", "nodot", ".pdf"] {
        assert_eq!(files.put(FileArea::Private, key, b""), Err(FileError::BadKey), "{key}");
    }
    files.remove(FileArea::Private, "a-1.pdf").expect("a good key");
    files.remove(FileArea::Private, "a-1.pdf").expect("a missing file is no error");
    assert_eq!(files.get(FileArea::Private, "a-1.pdf"), Err(FileError::Missing));
}

#[test]
fn pictures_are_known_by_content_and_have_three_renditions() {
    let images = Fakes::new().services().images;
    let picture = images.render(PNG).expect("a picture");
    assert_eq!(images.render(PNG), Ok(picture.clone()), "the same bytes have the same name");
    let endings = [".jpg", "-card.jpg", "-thumb.jpg"];
    assert!(picture.files.iter().zip(endings).all(|((key, _), ending)| key.ends_with(ending)), "{picture:?}");
    assert_eq!((&picture.files[0].0, picture.files.len()), (&picture.media.key, 3));
    assert_eq!(images.render(b"<svg/>"), Err(ImageError::NotAnImage));
    let mut large = PNG.to_vec();
    large.resize(5 * 1024 * 1024 + 1, 0);
    assert_eq!(images.render(&large), Err(ImageError::TooLarge));
}

#[test]
fn a_code_is_a_data_url_of_its_text() {
    let url = FakeQr.data_url("https://tierway.test/ref/ABC").expect("a code");
    assert!(url.starts_with("data:image/") && url.ends_with("/ref/ABC"), "{url}");
}

#[test]
fn built_products_sell_every_tier_with_a_price_of_their_own() {
    let draft = product_draft("Mint Pod");
    assert_eq!(draft.clone().checked(), Ok(draft.clone()));
    assert_eq!((draft.sku.as_str(), draft.wholesaler_price().to_string().as_str()), ("MINT-POD", "12.00"));
    assert!(draft.pack.price.is_some() && draft.pack.quantity.is_some());
    assert!(draft.bulk.price.is_some() && draft.bulk.quantity.is_some());
}
