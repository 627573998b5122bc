//! Messages by error code. A check used once has its own `message`; a check shared by several types uses a `code` of
//! this table.

use tierway_application::search::MOST_OF_A_KIND;
use tierway_catalogue::MAX_IMAGES;
use tierway_inventory::{CountError, StockError};
use validator::ValidationError;

/// The sentence for a fault of `field`.
pub(super) fn sentence(field: &str, error: &ValidationError) -> String {
    match &error.message {
        Some(message) => message.to_string(),
        None => by_code(field, error).unwrap_or_else(|| "This value is invalid.".to_owned()),
    }
}

/// The sentence of the table; none for a code that is not in it.
pub(super) fn by_code(field: &str, error: &ValidationError) -> Option<String> {
    let text = match &*error.code {
        "required" => "This field is required.",
        "length" => {
            let most = error.params.get("max")?;
            return Some(format!("This must be at most {most} characters long."));
        }
        "whole" => "This must be a whole number.",
        "count" => "This must be a whole number of at least 0.",
        "limit" => "This must be at most 1,000,000,000.",
        "measure" => "This must be a number of at least 0 with at most three decimal places.",
        "negative" => "An amount must not be negative.",
        "price" => "Please enter a price.",
        "day" => "Please enter a date such as 2027-03-31.",
        "time" => return Some(format!("The parameter {field} must be a date or an RFC 3339 time.")),
        "unreadable" => return Some(format!("The parameter {field} is invalid.")),
        "known" => "Unknown value.",
        "product" => return Some(StockError::Incomplete.to_string()),
        "quantity" => "The quantity must be a whole number of at least 1.",
        "pieces" => "The pieces must be a whole number of at least 1.",
        "line" => "Please choose an order line.",
        "order" => "Please select an order.",
        "status" => "Unknown order status.",
        "courier" => "Unknown courier.",
        "seller" => "You cannot buy from this seller.",
        "version" => "The order version is required.",
        "balance" => return Some(StockError::NotABalance.to_string()),
        "figure" => return Some(CountError::NotAFigure.to_string()),
        "countedProduct" => return Some(CountError::UnknownProduct.to_string()),
        "countedLot" => return Some(CountError::UnknownLot.to_string()),
        "images" => return Some(format!("A product has at most {MAX_IMAGES} pictures.")),
        "searchLimit" => return Some(format!("The limit must be between 1 and {MOST_OF_A_KIND}.")),
        "file" => "Please choose a file.",
        "role" => "Unknown role.",
        _ => return None,
    };
    Some(text.to_owned())
}
