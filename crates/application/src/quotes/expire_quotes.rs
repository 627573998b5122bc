//! The hourly job that expires unanswered offers.

use tierway_kernel::{OrderId, message};
use tierway_orders::{Quote, QuoteState};

use super::save_both;
use crate::orders::{about_order, notify_buyer, notify_owners};
use crate::{Context, Failure, Transaction};

/// How many offers are read at once.
const BATCH: u32 = 100;

/// Expires every overdue offer; returns how many. Only the system runs it; running it again, also on another instance
/// at once, does nothing more.
pub fn expire_quotes(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    context.require_system()?;
    let mut expired = 0;
    loop {
        let mut due = tx.quotes().ended(context.now, BATCH)?;
        // Locked in ascending order, so that two instances do not wait for each other in a circle.
        due.sort_unstable();
        let mut done = 0;
        for id in due {
            done += u64::from(expire(tx, context, id)?);
        }
        expired += done;
        // What another instance has ended in the meantime is not found again.
        if done == 0 {
            return Ok(expired);
        }
    }
}

fn expire(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<bool, Failure> {
    let Some(order) = tx.orders().lock(id)? else { return Ok(false) };
    let ended = |quote: &Quote| quote.state == QuoteState::Offered && quote.has_ended(context.now);
    let Some(quote) = tx.quotes().of_order(id)?.filter(ended) else { return Ok(false) };
    let next = Quote { state: QuoteState::Expired, ..quote.clone() };
    save_both(tx, context, (&order, order.status), (&next, quote.state), &message!("The offer has expired"))?;
    let title = message!("Offer for #{number} has expired", number = id);
    let to_buyer =
        message!("The offer for your request #{number} has expired. You can request a new one.", number = id);
    notify_buyer(tx, context, order.customer_id, about_order(&order), title.clone(), to_buyer)?;
    let to_owners = message!(
        "{name} did not respond to the offer for request #{number} in time.",
        name = order.customer_name,
        number = id
    );
    notify_owners(tx, context, about_order(&order), &title, &to_owners)?;
    Ok(true)
}
