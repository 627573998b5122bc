use crate::{Language, Message, Money, Sentence, message};

#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
#[error("It weighs {grams} g, more than {most}.", most = "a letter")]
struct TooHeavy {
    grams: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
enum ParcelError {
    #[error("Nothing to send.")]
    Empty,
    #[error("{0} costs {price}, not {1}.", price = _1.times(2).unwrap_or_default())]
    Price(String, Money),
    #[error(transparent)]
    Weight(#[from] TooHeavy),
    #[error("{0}")]
    Other(Message),
}

#[test]
fn an_error_says_the_sentence_of_its_attribute() {
    let error = ParcelError::Price("A {1}".to_owned(), Money::of(150));
    assert_eq!(error.to_string(), "A {1} costs 3.00, not 1.50.");
    assert_eq!(error.message().text(), "{0} costs {price}, not {1}.");
    assert_eq!(ParcelError::Empty.message().text(), "Nothing to send.");
    assert_eq!(ParcelError::Empty.message().render(Language::Zh), "Nothing to send.");
}

#[test]
fn an_error_may_say_the_sentence_of_another() {
    let error = ParcelError::from(TooHeavy { grams: 60 });
    assert_eq!(error.message().text(), "It weighs {grams} g, more than {most}.");
    assert_eq!(error.to_string(), "It weighs 60 g, more than a letter.");
    assert_eq!(
        std::error::Error::source(&error).map(ToString::to_string),
        Some(error.to_string()),
        "logs find the cause"
    );
    assert!(std::error::Error::source(&ParcelError::Empty).is_none());
    let other = ParcelError::Other(message!("Order #{number} is lost.", number = 3));
    assert_eq!((other.message().text(), other.to_string().as_str()), ("Order #{number} is lost.", "Order #3 is lost."));
}
