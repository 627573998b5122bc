//! Parsing and ordering of locations, and the pick path.

use tierway_kernel::{Role, SignedIn, UserId};

use super::*;

fn at(text: &str) -> ShelfLocation {
    ShelfLocation::parse(text).unwrap()
}

#[test]
fn a_location_is_read_as_people_type_it() {
    assert_eq!(at(" a-03 - 12-2 ").as_str(), "A-03-12-2");
    assert_eq!(at("cold-1-9999-b").to_string(), "COLD-1-9999-B");
    for text in
        ["", "A", "A-3-12", "A-3-12-2-1", "A--12-2", "A-3-12-", "A-3-12345-2", "Ä-3-12-2", "A-3-1_-2", "A 3 12 2"]
    {
        assert_eq!(ShelfLocation::parse(text), Err(LocationError::Form), "{text}");
    }
    assert_eq!(ShelfLocation::parse_optional("  "), Ok(None));
    assert_eq!(ShelfLocation::parse_optional("a-1-1-1"), Ok(Some(at("A-1-1-1"))));
    assert_eq!(ShelfLocation::parse_optional("here"), Err(LocationError::Form));
}

#[test]
fn the_companys_people_handle_goods() {
    assert!(handles_goods(&Actor::System) && !handles_goods(&Actor::Guest));
    for role in Role::ALL {
        let viewer = SignedIn { id: UserId(1), role, position: None, verified: true, referred_by: None };
        assert_eq!(handles_goods(&Actor::User(viewer)), role.is_staff(), "{role}");
    }
}

#[test]
fn numbers_are_ordered_as_numbers() {
    let sorted =
        ["1-1-1-1", "A-2-1-1", "A-02-9-1", "A-03-2-1", "A-3-12-1", "A-3-12-2", "A-10-1-1", "A-B-1-1", "B-1-1-1"];
    let mut places: Vec<ShelfLocation> = sorted.iter().rev().map(|text| at(text)).collect();
    places.sort();
    assert_eq!(places.iter().map(ShelfLocation::as_str).collect::<Vec<_>>(), sorted);
    assert_ne!(at("A-2-1-1"), at("A-02-1-1"), "as they are written");
    assert_eq!(at("A-02-1-1").cmp(&at("A-2-1-1")), Ordering::Less);
}

fn walked(stops: &[(&'static str, &'static str)]) -> Vec<(&'static str, &'static str)> {
    let mut stops: Vec<(Option<ShelfLocation>, (&str, &str))> =
        stops.iter().map(|stop| (ShelfLocation::parse_optional(stop.0).unwrap(), *stop)).collect();
    walk(&mut stops, |(place, (_, name))| (place.as_ref(), *name));
    stops.into_iter().map(|(_, stop)| stop).collect()
}

#[test]
fn a_walk_goes_up_one_aisle_and_down_the_next() {
    let path = ["A-1-1-1", "A-1-1-2", "A-1-9-1", "A-1-10-1", "A-2-10-1", "A-2-9-1", "A-2-9-2", "A-3-1-1", "B-A-1-1"];
    let more = ["B-A-2-1", "B-B-2-1", "B-B-1-1", "B-C3-1-1", "B-C3-2-1"];
    let path: Vec<(&str, &str)> = path.into_iter().chain(more).map(|place| (place, "x")).collect();
    let mut mixed = path.clone();
    mixed.reverse();
    mixed.swap(2, 7);
    assert_eq!(walked(&mixed), path);
}

#[test]
fn what_has_no_location_comes_last_by_name_and_equal_stops_keep_their_order() {
    let stops =
        [("", "mint"), ("", "Apple"), ("B-1-1-1", "Zest"), ("A-1-1-1", "lime"), ("A-1-1-1", "Kiwi"), ("", "APPLE")];
    let expected =
        [("A-1-1-1", "Kiwi"), ("A-1-1-1", "lime"), ("B-1-1-1", "Zest"), ("", "Apple"), ("", "APPLE"), ("", "mint")];
    assert_eq!(walked(&stops), expected);
}
