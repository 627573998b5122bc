//! Messages by error code. A check used once has its own `message`; a check shared by several types uses a `code` of
//! this table.

use std::borrow::Cow;

use tierway_application::search::MOST_OF_A_KIND;
use tierway_catalogue::MAX_IMAGES;
use tierway_inventory::{CountError, StockError};
use tierway_kernel::{Message, message, too_long};
use validator::ValidationError;

/// The sentence for a fault of `field`.
pub(super) fn sentence(field: &str, error: &ValidationError) -> Message {
    match &error.message {
        Some(Cow::Borrowed(sentence)) => Message::from(*sentence),
        Some(Cow::Owned(sentence)) => Message::verbatim(sentence),
        None => by_code(field, error).unwrap_or_else(|| "This value is invalid.".into()),
    }
}

/// The sentence of the table; none for a code that is not in it.
pub(super) fn by_code(field: &str, error: &ValidationError) -> Option<Message> {
    let text = match &*error.code {
        "required" => "This field is required.",
        "length" => {
            let most = error.params.get("max")?.as_u64()?;
            return Some(too_long(usize::try_from(most).ok()?));
        }
        "whole" => "This must be a whole number.",
        "count" => "This must be a whole number of at least 0.",
        "limit" => "This must be at most 1,000,000,000.",
        "measure" => "This must be a number of at least 0 with at most three decimal places.",
        "negative" => "An amount must not be negative.",
        "price" => "Please enter a price.",
        "day" => "Please enter a date such as 2027-03-31.",
        "time" => {
            return Some(message!("The parameter {name} must be a date or an RFC 3339 time.", name = field.to_owned()));
        }
        "unreadable" => return Some(message!("The parameter {name} is invalid.", name = field.to_owned())),
        "known" => "Unknown value.",
        "product" => return Some(StockError::Incomplete.into()),
        "quantity" => "The quantity must be a whole number of at least 1.",
        "pieces" => "The pieces must be a whole number of at least 1.",
        "line" => "Please choose an order line.",
        "order" => "Please select an order.",
        "status" => "Unknown order status.",
        "courier" => "Unknown courier.",
        "seller" => "You cannot buy from this seller.",
        "version" => "The order version is required.",
        "balance" => return Some(StockError::NotABalance.into()),
        "figure" => return Some(CountError::NotAFigure.into()),
        "countedProduct" => return Some(CountError::UnknownProduct.into()),
        "countedLot" => return Some(CountError::UnknownLot.into()),
        "images" => return Some(message!("A product has at most {most} pictures.", most = MAX_IMAGES)),
        "searchLimit" => return Some(message!("The limit must be between 1 and {most}.", most = MOST_OF_A_KIND)),
        "file" => "Please choose a file.",
        "role" => "Unknown role.",
        _ => return None,
    };
    Some(text.into())
}
