use std::collections::HashMap;

use super::*;
use crate::message;

fn thai(text: &str) -> Option<&'static str> {
    let known = HashMap::from([
        ("Order #{number} is {status}.", "คำสั่งซื้อ #{number} {status}แล้ว"),
        ("paid", "ชำระเงิน"),
        ("{first} before {second}", "{second} หลัง {first}"),
    ]);
    known.get(text).copied()
}

#[test]
fn values_fill_the_slots_and_phrases_are_translated_too() {
    let paid = message!("Order #{number} is {status}.", number = 7, status = "paid");
    assert_eq!(paid.to_string(), "Order #7 is paid.");
    assert_eq!(paid.render_with(&thai), "คำสั่งซื้อ #7 ชำระเงินแล้ว");
}

#[test]
fn a_translation_may_turn_the_order_around() {
    let (first, second) = ("A {second}".to_owned(), "B".to_owned());
    let sentence = message!("{first} before {second}", first, second);
    assert_eq!(sentence.to_string(), "A {second} before B");
    assert_eq!(sentence.render_with(&thai), "B หลัง A {second}");
}

#[test]
fn what_has_no_translation_is_said_in_english() {
    let open = message!("Order #{number} is {status}.", number = 7, status = "open");
    assert_eq!(open.render_with(&thai), "คำสั่งซื้อ #7 openแล้ว");
    assert_eq!(message!("Nobody has translated this.").render(Language::Th), "Nobody has translated this.");
}

#[test]
fn text_of_people_is_never_translated() {
    let written = "paid".to_owned();
    let quoted = message!("Order #{number} is {status}.", number = 7, status = written);
    assert_eq!(quoted.render_with(&thai), "คำสั่งซื้อ #7 paidแล้ว");
    assert_eq!(Message::verbatim("paid").render_with(&thai), "paid");
    assert_eq!(Message::verbatim("{text} {x}").to_string(), "{text} {x}");
}

#[test]
fn a_message_alone_in_a_slot_is_that_message() {
    let inner = message!("Order #{number} is {status}.", number = 7, status = "paid");
    let outer = message!("{inner}", inner);
    assert_eq!(outer.text(), "Order #{number} is {status}.");
}

#[test]
fn a_message_is_stored_and_read_again() {
    let paid = message!("Order #{number} is {status}.", number = 7, status = "paid");
    let stored = serde_json::to_string(&paid).unwrap();
    assert_eq!(stored, r##"{"text":"Order #{number} is {status}.","values":{"number":7,"status":{"text":"paid"}}}"##);
    let read: Message = serde_json::from_str(&stored).unwrap();
    assert_eq!(read.render_with(&thai), "คำสั่งซื้อ #7 ชำระเงินแล้ว");
    let plain: Message = serde_json::from_str(r#"{"text":"Welcome."}"#).unwrap();
    assert_eq!(plain, "Welcome.");
}

#[test]
fn sentences_follow_each_other_and_words_are_listed() {
    let paid = || message!("Order #{number} is {status}.", number = 7, status = "paid");
    let both = paid().followed_by(Some("Thank you."));
    assert_eq!(both.to_string(), "Order #7 is paid. Thank you.");
    assert_eq!(both.render_with(&thai), "คำสั่งซื้อ #7 ชำระเงินแล้ว Thank you.");
    assert_eq!(paid().followed_by(None::<Message>), paid());
    assert_eq!(Message::list(["paid", "name", "zone"]).render_with(&thai), "ชำระเงิน, name, zone");
    assert_eq!(Message::list(Vec::<Message>::new()), "");
}

#[test]
fn days_are_said_in_words() {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 3, 5).unwrap();
    assert_eq!(date(day).to_string(), "5 March 2026");
    assert_eq!(short_date(day).to_string(), "5 Mar 2026");
    assert_eq!(message!("Until {day}.", day).to_string(), "Until 5 March 2026.");
}

#[test]
fn lists_and_sentences_are_joined() {
    let words = ["one", "two", "three"].map(Message::from);
    assert_eq!(Message::list(words.clone()).to_string(), "one, two, three");
    assert_eq!(Message::sentences([message!("One {n}.", n = 1), Message::from("Two.")]).to_string(), "One 1. Two.");
    assert_eq!(Message::list(words.into_iter().take(1)).text(), "one");
    assert_eq!(Message::list([] as [Message; 0]).to_string(), "");
}

#[test]
fn one_column_holds_a_message_and_what_older_versions_wrote() {
    let paid = message!("Order #{number} is {status}.", number = 7, status = "paid");
    assert_eq!(Message::from_stored(paid.to_stored()).render_with(&thai), "คำสั่งซื้อ #7 ชำระเงินแล้ว");
    assert_eq!((Message::from("paid").to_stored().as_str(), message!("{a}", a = 1).values().len()), ("paid", 1));
    assert_eq!(Message::from_stored("paid".to_owned()).render_with(&thai), "ชำระเงิน");
    for text in ["The response was {500}.", "{\"a\": 1}", "{", "", "7"] {
        assert_eq!(Message::from_stored(text.to_owned()).render_with(&thai), text);
        assert_eq!(Message::from_stored(Message::verbatim(text).to_stored()).render_with(&thai), text);
    }
}

#[test]
fn what_people_wrote_is_stored_as_written_and_never_read_as_something_else() {
    let stored = |text: &str| Message::verbatim(text).to_stored();
    assert_eq!(stored("Two boxes leak"), "Two boxes leak");
    // A word of the catalogues, and what looks like a stored message.
    for text in ["paid", "Sale", "[\"Sale\"]", "{\"text\":\"Sale\"}", "{text}"] {
        let read = Message::from_stored(stored(text));
        assert_eq!([read.render_with(&thai), read.render(Language::Ms)], [text, text]);
    }
    assert_ne!(Message::from_stored("Sale".to_owned()).render(Language::Ms), "Sale", "an older version wrote it");
    let both = message!("Order #{number} is {status}.", number = 7, status = Message::from_stored(stored("paid")));
    assert_eq!(Message::from_stored(both.to_stored()).render_with(&thai), "คำสั่งซื้อ #7 paidแล้ว");
}
