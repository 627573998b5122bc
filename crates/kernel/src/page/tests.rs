//! Cursors over the wire, limits, and cutting pages.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;

use super::{Cursor, DEFAULT_LIMIT, MAX_LIMIT, Page, PageError, PageRequest};

#[test]
fn garbage_is_no_cursor() {
    for text in ["", "!", "i1:2", "====", "aGVsbG8"] {
        assert_eq!(Cursor::decode(text), Err(PageError::Cursor), "{text}");
    }
    for plain in [
        "",
        ":",
        "i",
        "i1",
        "i:5",
        "i1:",
        "i1:x",
        "ix:5",
        "x1:5",
        "é1:5",
        "t:name",
        "i1:99999999999999999999",
        "i1,:5",
        "i1,-1:5",
        "i1,2,3:5",
        "i,4:5",
    ] {
        assert_eq!(Cursor::decode(&URL_SAFE_NO_PAD.encode(plain)), Err(PageError::Cursor), "{plain}");
    }
    assert_eq!(Cursor::decode(&URL_SAFE_NO_PAD.encode([0xFF, 0xFE])), Err(PageError::Cursor));
}

#[test]
fn the_limit_is_one_to_two_hundred_and_two_hundred_when_left_out() {
    let limit = |limit| PageRequest::parse(limit, None).map(|request| request.limit);
    assert_eq!(limit(None), Ok(DEFAULT_LIMIT));
    assert_eq!(DEFAULT_LIMIT, 200, "an older client loses least");
    assert_eq!([limit(Some(1)), limit(Some(200))], [Ok(1), Ok(200)]);
    for refused in [0, -1, 201, i64::MAX, i64::MIN] {
        assert_eq!(limit(Some(refused)), Err(PageError::Limit), "{refused}");
    }
}

#[test]
fn a_request_carries_its_cursor() {
    let cursor = Cursor::text("mint", 7);
    let request = PageRequest::parse(Some(5), Some(&cursor.encode()));
    assert_eq!(request, Ok(PageRequest { limit: 5, cursor: Some(cursor) }));
    assert_eq!(PageRequest::parse(Some(5), Some("garbage!")), Err(PageError::Cursor));
}

#[test]
fn first_pages_are_clamped() {
    assert_eq!(PageRequest::first(0).limit, 1);
    assert_eq!(PageRequest::first(5000).limit, MAX_LIMIT);
}

#[test]
fn a_page_has_a_next_one_only_when_more_rows_came() {
    let cut = |rows: Vec<i64>| Page::cut(rows, &PageRequest::first(2), 9, |row| Cursor::int(*row, *row));
    assert_eq!(cut(vec![1, 2, 3]), Page { items: vec![1, 2], total: 9, next: Some(Cursor::int(2, 2).of(9)) });
    assert_eq!(cut(vec![1, 2]).next, None);
    assert_eq!(cut(vec![]), Page { items: vec![], total: 9, next: None });
}

#[test]
fn mapping_a_page_keeps_total_and_cursor() {
    let page = Page { items: vec![1, 2], total: 5, next: Some(Cursor::int(2, 2)) };
    assert_eq!(page.map(|n| n * 10), Page { items: vec![10, 20], total: 5, next: Some(Cursor::int(2, 2)) });
}

proptest! {
    #[test]
    fn numeric_cursors_read_back(key: i64, id: i64) {
        let cursor = Cursor::int(key, id);
        prop_assert_eq!(Cursor::decode(&cursor.encode()), Ok(cursor));
    }

    #[test]
    fn text_cursors_read_back(key in any::<String>(), id: i64) {
        let cursor = Cursor::text(key, id);
        prop_assert_eq!(Cursor::decode(&cursor.encode()), Ok(cursor));
    }

    #[test]
    fn a_cursor_keeps_the_total(key in any::<String>(), id: i64, total: u64) {
        let cursor = Cursor::text(key, id).of(total);
        prop_assert_eq!(Cursor::decode(&cursor.encode()), Ok(cursor));
    }

    #[test]
    fn encoded_cursors_need_no_escaping_in_an_address(key in any::<String>(), id: i64) {
        let text = Cursor::text(key, id).encode();
        prop_assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
    }

    #[test]
    fn no_text_panics_the_decoder(text in any::<String>()) {
        if let Ok(cursor) = Cursor::decode(&text) {
            prop_assert_eq!(Cursor::decode(&cursor.encode()), Ok(cursor));
        }
    }
}
