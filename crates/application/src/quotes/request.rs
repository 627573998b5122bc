//! The quote request created by `POST /api/orders`.

use tierway_kernel::{FieldError, Money, OrderId};
use tierway_orders::{NewLine, Quote, QuoteLine, QuoteState, check_price, goods_total};

use crate::orders::CartItem;
use crate::orders::items::{CartLine, item_faults, read_items};
use crate::{Context, Failure, Transaction};

/// One line of a request, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestedItem {
    /// The request.
    pub item: CartItem,
    /// The buyer's target price per tier unit.
    pub target_price: Option<Money>,
}

/// The field of a request's lines.
const LIST: &str = "requestedItems";

/// Validation errors of the lines of a request, independent of the buyer.
pub(crate) fn request_faults(items: &[RequestedItem]) -> Vec<FieldError> {
    let check = |(index, item): (usize, &RequestedItem)| {
        check_price(format!("{LIST}[{index}].targetPrice"), item.target_price?).err()
    };
    let mut faults = item_faults(LIST, &wanted(items));
    faults.extend(items.iter().enumerate().filter_map(check));
    faults
}

fn wanted(items: &[RequestedItem]) -> Vec<CartItem> {
    items.iter().map(|item| item.item.clone()).collect()
}

/// The lines of a request with today's prices from `price`: what cannot be bought cannot be requested. Equal lines are
/// merged; the first target price applies.
pub(crate) fn request_lines(
    items: &[RequestedItem],
    price: impl FnOnce(Vec<CartLine>) -> Result<Vec<NewLine>, Failure>,
) -> Result<(Vec<QuoteLine>, Money), Failure> {
    Failure::unless_none(request_faults(items))?;
    let cart = read_items(LIST, &wanted(items))?;
    let target = |line: &NewLine| {
        items.iter().filter(|item| item.item.is_of(line.product_id, line.tier)).find_map(|item| item.target_price)
    };
    let priced = price(cart)?;
    let total = goods_total(&priced)?;
    let lines = priced.into_iter().map(|line| QuoteLine {
        target_price: target(&line),
        requested_quantity: Some(line.quantity),
        ..QuoteLine::of(line)
    });
    Ok((lines.collect(), total))
}

/// Keeps the request of an order.
pub(crate) fn open_request(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    lines: &[QuoteLine],
) -> Result<(), Failure> {
    let quote = Quote {
        order_id: order,
        state: QuoteState::Requested,
        valid_until: None,
        note: None,
        offered_by: None,
        offered_at: None,
        answered_at: None,
        lines: lines.to_vec(),
    };
    Ok(tx.quotes().add(&quote, context.now)?)
}
