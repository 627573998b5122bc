//! The request itself, which `POST /api/orders` makes.

use tierway_kernel::{FieldError, Money, OrderId};
use tierway_orders::{NewLine, Quote, QuoteLine, QuoteState, goods_total};

use crate::orders::CartItem;
use crate::orders::items::{CartLine, read_items};
use crate::{Context, Failure, Transaction};

/// One line of a request, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestedItem {
    /// What is asked for.
    pub item: CartItem,
    /// What the buyer would like to pay for one tier unit.
    pub target_price: Option<Money>,
}

/// The lines of a request and what they cost at today's prices, which `price` looks up: what cannot be bought cannot
/// be asked for either. Equal lines are added up; of their target prices the first counts.
pub(crate) fn request_lines(
    items: &[RequestedItem],
    price: impl FnOnce(Vec<CartLine>) -> Result<Vec<NewLine>, Failure>,
) -> Result<(Vec<QuoteLine>, Money), Failure> {
    let cart = read_items("requestedItems", &items.iter().map(|item| item.item.clone()).collect::<Vec<_>>())?;
    let nothing = |(_, item): &(usize, &RequestedItem)| item.target_price.is_some_and(|price| price <= Money::ZERO);
    let errors: Vec<FieldError> = items
        .iter()
        .enumerate()
        .filter(nothing)
        .map(|(index, _)| {
            FieldError::new(format!("requestedItems[{index}].targetPrice"), "The price must be more than 0.")
        })
        .collect();
    if !errors.is_empty() {
        return Err(Failure::Fields(errors));
    }
    let target = |line: &NewLine| {
        let tier = |item: &RequestedItem| {
            item.item.tier.as_deref().map(str::trim).filter(|tier| !tier.is_empty()).unwrap_or("unit").to_owned()
        };
        items
            .iter()
            .filter(|item| item.item.product_id == line.product_id && tier(item) == line.tier)
            .find_map(|item| item.target_price)
    };
    let priced = price(cart)?;
    let total = goods_total(&priced)?;
    let lines = priced.into_iter().map(|line| QuoteLine {
        target_price: target(&line),
        product_id: line.product_id,
        sku: line.sku,
        name: line.name,
        tier: line.tier,
        quantity: line.quantity,
        pieces: line.pieces,
        requested_quantity: Some(line.quantity),
        price: None,
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
