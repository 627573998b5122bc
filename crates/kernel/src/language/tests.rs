use super::*;

#[test]
fn the_header_with_the_highest_weight_decides() {
    for (header, language) in [
        ("th", Some(Language::Th)),
        ("TH-th", Some(Language::Th)),
        ("zh-CN,zh;q=0.9,en;q=0.8", Some(Language::Zh)),
        ("zh-Hans", Some(Language::Zh)),
        ("en;q=0.3, ms-MY;q=0.7, th;q=0.5", Some(Language::Ms)),
        ("de, fr;q=0.9, ms;q=0.1", Some(Language::Ms)),
        ("en-GB, th", Some(Language::En)),
        ("th;q=0", None),
        ("th;q=0, en;q=0.1", Some(Language::En)),
        ("th;q=lots, ms;q=0.2", Some(Language::Ms)),
        ("th;q=9", None),
        ("de", None),
        ("*", None),
        ("", None),
        (";;,,q=1", None),
    ] {
        assert_eq!(Language::accepted(header), language, "{header}");
    }
}

#[test]
fn every_catalogue_is_readable() {
    for json in [
        include_str!("../languages/ms.json"),
        include_str!("../languages/zh.json"),
        include_str!("../languages/th.json"),
    ] {
        serde_json::from_str::<Catalogue>(json).unwrap();
    }
}
