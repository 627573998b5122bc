//! Values of the slots of a message.

use chrono::NaiveDate;

use super::{Message, MessageValue, date};
use crate::{Measure, Money, Named, Quantity};

/// What can fill a slot. Text of the program (`&'static str`, the name of a status) is a phrase and is translated;
/// a `String` is somebody's text and is not.
pub trait ToValue {
    /// The value.
    fn to_value(&self) -> MessageValue;
}

/// A [`Message`](crate::Message): the English text, then the values of its slots. `name` alone stands for `name = name`.
#[macro_export]
macro_rules! message {
    ($text:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($text, [$((stringify!($name), $crate::message!(@value $name $(, $value)?))),*])
    };
    (@value $name:ident) => { $crate::ToValue::to_value(&$name) };
    (@value $name:ident, $value:expr) => { $crate::ToValue::to_value(&$value) };
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl ToValue for $type {
            fn to_value(&self) -> MessageValue {
                i64::try_from(*self).map_or_else(|_| MessageValue::Text(self.to_string()), MessageValue::Number)
            }
        }
    )+};
}

numbers!(i32, i64, u8, u16, u32, u64, usize);

macro_rules! texts {
    ($($type:ty),+) => {$(
        impl ToValue for $type {
            fn to_value(&self) -> MessageValue {
                MessageValue::Text(self.to_string())
            }
        }
    )+};
}

texts!(String, &String, Money, Measure, Quantity);

impl ToValue for &'static str {
    fn to_value(&self) -> MessageValue {
        Message::from(*self).to_value()
    }
}

impl ToValue for Message {
    fn to_value(&self) -> MessageValue {
        MessageValue::Message(Box::new(self.clone()))
    }
}

impl ToValue for MessageValue {
    fn to_value(&self) -> MessageValue {
        self.clone()
    }
}

impl ToValue for NaiveDate {
    fn to_value(&self) -> MessageValue {
        date(*self).to_value()
    }
}

/// Names of a closed set are phrases.
impl<T: Named> ToValue for T {
    fn to_value(&self) -> MessageValue {
        self.name().to_value()
    }
}
