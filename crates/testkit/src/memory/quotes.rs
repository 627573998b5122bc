//! Quotations and messages about orders.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, OrderMessageId, Page, PageRequest, StoreError, UserId};
use tierway_orders::{MessageRepository, OrderMessage, Quote, QuoteRepository, QuoteState};

use super::paging::newest_first;
use super::state::{State, need};
use super::transaction::MemoryTransaction;

fn check_lines(state: &State, quote: &Quote) -> Result<(), StoreError> {
    quote.lines.iter().try_for_each(|line| need(state.products.contains(line.product_id.0), "product"))
}

impl QuoteRepository for MemoryTransaction {
    fn add(&mut self, quote: &Quote, _now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        need(state.orders.contains(quote.order_id.0), "order")?;
        need(!state.quotes.contains_key(&quote.order_id), "room for another quotation")?;
        check_lines(state, quote)?;
        state.quotes.insert(quote.order_id, quote.clone());
        Ok(())
    }

    fn of_order(&mut self, order: OrderId) -> Result<Option<Quote>, StoreError> {
        Ok(self.state.quotes.get(&order).cloned())
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Quote>, StoreError> {
        Ok(self.state.quotes.values().filter(|quote| orders.contains(&quote.order_id)).cloned().collect())
    }

    fn save(&mut self, quote: &Quote, from: QuoteState) -> Result<bool, StoreError> {
        let state = self.write()?;
        check_lines(state, quote)?;
        let stands = state.quotes.get(&quote.order_id).is_some_and(|kept| kept.state == from);
        if stands {
            state.quotes.insert(quote.order_id, quote.clone());
        }
        Ok(stands)
    }

    fn ended(&mut self, now: DateTime<Utc>, limit: u32) -> Result<Vec<OrderId>, StoreError> {
        let open = self.state.quotes.values().filter(|quote| quote.state == QuoteState::Offered);
        let mut ended: Vec<_> = open.filter(|quote| quote.has_ended(now)).collect();
        ended.sort_by_key(|quote| (quote.valid_until, quote.order_id));
        Ok(ended.into_iter().take(limit as usize).map(|quote| quote.order_id).collect())
    }
}

impl MessageRepository for MemoryTransaction {
    fn add(
        &mut self,
        order: OrderId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<OrderMessage, StoreError> {
        let state = self.write()?;
        state.need_user(author)?;
        need(state.orders.contains(order.0), "order")?;
        let message = |id| OrderMessage {
            id: OrderMessageId(id),
            order_id: order,
            author_id: author,
            text: text.to_owned(),
            created_at: now,
        };
        Ok(state.messages.add(message))
    }

    fn of_order(&mut self, order: OrderId, page: &PageRequest) -> Result<Page<OrderMessage>, StoreError> {
        let rows = self.state.messages.rows().filter(|message| message.order_id == order).cloned().collect();
        Ok(newest_first(rows, page, |message: &OrderMessage| (message.created_at, message.id.0)))
    }
}
