//! Quotations: requests, messages, offers and outcomes.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::orders::{CartItem, PlaceOrder, quote_cart};
use tierway_application::quotes::{
    OfferQuote, OfferedItem, RequestedItem, accept_quote, add_order_message, decline_quote, offer_quote,
};
use tierway_catalogue::Tier;
use tierway_kernel::{Money, OrderId, Role};
use tierway_orders::{Order, Quote};

use super::event::{Event, QuoteStep, Request};
use super::journey::{Step, Terms, schedule};
use super::world::{Member, World};

use QuoteStep::{Accept, Decline, Offer, Reply, Write};

const REQUESTS: [Request; 5] = [
    Request {
        day: 52,
        role: Role::Wholesaler,
        person: None,
        input: "Please offer a mixed container for the season.",
        steps: &[
            (21, Reply("Thank you. Shall the colours be mixed within the cartons?")),
            (26, Write("One colour a carton, please. We need it within three weeks.")),
            (45, Offer(21)),
            (70, Accept),
        ],
    },
    Request {
        day: 101,
        role: Role::Dealer,
        person: None,
        input: "Please offer the stock for a second shop.",
        steps: &[(24, Offer(14)), (73, Decline("The landlord has changed his mind; there will be no second shop."))],
    },
    Request {
        day: 139,
        role: Role::Wholesaler,
        person: None,
        input: "What would half a container cost, delivered?",
        steps: &[(28, Offer(7))],
    },
    Request {
        day: 176,
        role: Role::Wholesaler,
        person: Some("wholesaler"),
        input: "Please offer a mixed container of pod devices and disposables.",
        steps: &[
            (4, Write("The displays can be left out if that makes it cheaper.")),
            (24, Reply("We have left them out. The offer stands for a month.")),
            (25, Offer(30)),
            (49, Write("Thank you, our buyer decides this week.")),
        ],
    },
    Request {
        day: 181,
        role: Role::Dealer,
        person: Some("dealer"),
        input: "Please offer an opening stock for our mail order.",
        steps: &[(2, Write("Could it be delivered in two parts?"))],
    },
];

/// Of the list price, in hundredths, what buyers would like to pay.
const WANTED: i64 = 88;
/// Of the list price, in hundredths, what is offered.
const OFFERED: i64 = 93;
/// What carriage of an offer costs.
const CARRIAGE: Money = Money::of(24_000);
/// How many products a request names.
const LINES: usize = 3;

impl World<'_> {
    /// Puts the quote requests on the agenda.
    pub fn announce_requests(&mut self) {
        for request in &REQUESTS {
            self.note(self.calendar.at(request.day, 605), Event::Ask(request));
        }
    }

    /// Somebody asks for an offer over packs of what lies on the shelf in plenty.
    pub fn ask(&mut self, now: DateTime<Utc>, request: &'static Request) -> Result<(), Failure> {
        let drawn = self.buyer(request.role);
        let named = request.person.and_then(|name| self.cast.get(name).cloned());
        let Some(buyer) = named.or(drawn) else { return Ok(()) };
        let command = PlaceOrder {
            requested: Some(self.requested(now, &buyer)?),
            notes: Some(request.input.to_owned()),
            ..self.order_form(&buyer)?
        };
        let order = self.place(now, buyer.person.username, &command)?;
        self.summary.requests += 1;
        for (hours, step) in request.steps {
            self.note(now + Duration::hours(*hours), Event::Quote(order, *step));
        }
        Ok(())
    }

    /// A tenth of each of the fullest products, at a price the buyer would like.
    fn requested(&mut self, now: DateTime<Utc>, buyer: &Member) -> Result<Vec<RequestedItem>, Failure> {
        self.read_shelf()?;
        let mut shelf: Vec<_> = self.shelf.iter().filter(|product| product.on_sale).copied().collect();
        shelf.sort_by_key(|product| (-product.available, product.id));
        let item = |product: &super::basket::OnShelf| CartItem {
            product_id: product.id,
            tier: Some(Tier::Pack.as_str().to_owned()),
            quantity: (product.available / 10 / product.row.pack_quantity).max(1),
            expected_price: None,
        };
        let items: Vec<CartItem> = shelf.iter().take(LINES).map(item).collect();
        let context = self.as_member(now, buyer.person.username)?;
        let today = quote_cart(self.tx, &context, &items, None, None)?;
        let wanted = |item: &CartItem| {
            let line = today.lines.iter().find(|line| line.product_id == item.product_id)?;
            share(line.priced.as_ref()?.price, WANTED)
        };
        let asked = items.iter().map(|item| RequestedItem { target_price: wanted(item), item: item.clone() });
        Ok(asked.collect())
    }

    /// A request goes on.
    pub fn quote(&mut self, now: DateTime<Utc>, id: OrderId, step: QuoteStep) -> Result<(), Failure> {
        let buyer = self.buyer_of(id)?;
        let (buyer, owner) = (self.as_member(now, buyer)?, self.as_member(now, "manufacturer")?);
        let (Some(order), Some(quote)) = (self.tx.orders().by_id(id)?, self.tx.quotes().of_order(id)?) else {
            return Ok(());
        };
        match step {
            Write(text) => add_order_message(self.tx, &buyer, id, text).map(drop),
            Reply(text) => add_order_message(self.tx, &owner, id, text).map(drop),
            Offer(days) => offer_quote(self.tx, &owner, id, &offer(&order, &quote, now, days), None).map(drop),
            Decline(reason) => decline_quote(self.tx, &buyer, id, Some(reason)).map(drop),
            Accept if quote.has_ended(now) => Ok(()),
            Accept if !self.has_all(&quote)? => {
                self.note(now + Duration::days(1), Event::Quote(id, Accept));
                Ok(())
            }
            Accept => {
                accept_quote(self.tx, &buyer, id, order.version)?;
                let plan = [Step::Process, Step::ShipPart, Step::Ship, Step::Deliver, Step::Pay];
                let terms = (Terms::OnAccount, false);
                for (time, step) in schedule(&self.calendar, terms, now, &plan, &mut self.chance) {
                    self.note(time, Event::Move(id, step));
                }
                Ok(())
            }
        }
    }

    /// Whether the shelf can promise all that is offered.
    fn has_all(&mut self, quote: &Quote) -> Result<bool, Failure> {
        for line in quote.lines.iter().filter(|line| line.price.is_some()) {
            let level = self.tx.stock().level(line.product_id)?;
            if level.is_none_or(|level| level.available() < line.pieces.get()) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// All that was asked for, below the list price.
fn offer(order: &Order, quote: &Quote, now: DateTime<Utc>, days: i64) -> OfferQuote {
    let line = |line: &tierway_orders::QuoteLine| {
        let price = line.target_price?.ratio(OFFERED, WANTED)?;
        let (tier, quantity) = (Some(line.tier.to_owned()), line.quantity.get());
        let item = CartItem { product_id: line.product_id, tier, quantity, expected_price: None };
        Some(OfferedItem { item, price })
    };
    OfferQuote {
        lines: quote.lines.iter().filter_map(line).collect(),
        valid_until: Some(now + Duration::days(days)),
        note: Some("Prices for this quantity, delivered to your warehouse.".to_owned()),
        shipping_cost: Some(CARRIAGE),
        version: order.version,
    }
}

/// So many hundredths of a price.
fn share(price: Money, hundredths: i64) -> Option<Money> {
    price.ratio(hundredths, 100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::DAYS;

    #[test]
    fn every_request_goes_on_within_the_history_and_ends_as_offered() {
        for request in &REQUESTS {
            assert!(request.steps.is_sorted_by_key(|(hours, _)| *hours));
            let last = request.steps.last().map_or(0, |(hours, _)| *hours);
            assert!(request.day * 24 + 11 + last < DAYS * 24, "{}", request.input);
            let place = |wanted: fn(&QuoteStep) -> bool| request.steps.iter().position(|(_, step)| wanted(step));
            let answered = place(|step| matches!(step, Accept | Decline(_)));
            assert!(answered.is_none() || place(|step| matches!(step, Offer(_))) < answered, "{}", request.input);
        }
    }
}
