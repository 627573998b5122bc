//! Mapping of use case results to responses.

use tierway_application::orders::{CartQuote, OrderDetails, OrderView, QuotedLine};
use tierway_catalogue::{card_image_url, thumb_image_url};
use tierway_kernel::Language;
use tierway_orders::{OrderLine, OrderTaxes, OrderVisibility, Payment};

use super::dto::{
    OrderDetailResponse, OrderFacts, OrderHistoryEntry, OrderItem, OrderPayment, OrderResponse, OrderShipping,
    OrderShortPick,
};
use super::fulfilment_dto::OrderFulfilment;
use super::quote::{CartQuoteItem, CartQuoteResponse};
use crate::language;
use crate::routes::catalogue::names::TierName;
use crate::routes::quotes::dto::OrderQuote;
use crate::routes::taxes::sums::{TaxLine, TaxReliefResponse};
use crate::wire::WireMoney;

impl From<OrderView> for OrderResponse {
    fn from(view: OrderView) -> OrderResponse {
        let order = &view.order;
        OrderResponse {
            id: order.id.0,
            customer_name: order.customer_name.clone(),
            status: order.status.into(),
            payment_status: order.payment_status.into(),
            total_amount: WireMoney(order.total),
            total: WireMoney(order.total),
            created_at: order.created_at,
            details: (view.visibility == OrderVisibility::Full).then(|| OrderFacts::of(&view)),
        }
    }
}

impl OrderFacts {
    fn of(view: &OrderView) -> OrderFacts {
        let (order, taxes) = (&view.order, view.taxes.as_ref());
        OrderFacts {
            customer_id: order.customer_id.0,
            seller_id: order.seller_id.map(|id| id.0),
            channel: order.channel.clone(),
            is_quote: order.is_quote,
            goods_total: WireMoney(order.goods_total),
            tax: WireMoney(order.tax),
            taxes: taxes.map(|taxes| TaxLine::all(&taxes.sums)).filter(|taxes| !taxes.is_empty()),
            prices_include_tax: taxes.map(OrderTaxes::prices_include_tax),
            tax_statement: taxes.and_then(|taxes| taxes.place.as_ref()?.statement.clone()),
            relief: taxes.and_then(TaxReliefResponse::of),
            shipping_cost: WireMoney(order.shipping_cost),
            notes: order.notes.clone(),
            payment: OrderPayment::of(order.payment_method.as_deref(), order.payment.as_ref()),
            shipping: OrderShipping {
                shipping_method: order.shipping.method.clone(),
                shipping_address: order.shipping.address.clone(),
                shipping_notes: order.shipping.notes.clone(),
                tracking_number: order.shipping.tracking_number.clone(),
                delivery_note: order.shipping.delivery_note.clone(),
                shipping_number: order.shipping.shipping_number.clone(),
                courier: order.shipping.courier.into(),
            },
            processed_by: order.processed_by.map(|id| id.0),
            completed_at: order.completed_at,
            updated_at: order.updated_at,
            version: order.version,
            refunded_total: WireMoney(view.progress.refunded),
            items: view.lines.iter().map(|line| OrderItem::of(line, view)).collect(),
            quote: view.quote.as_ref().map(|quote| OrderQuote::of(quote, view.line_prices)),
            ship_unpaid: view.ship_unpaid.map(Into::into),
            allowed_transitions: view.allowed.iter().map(|status| (*status).into()).collect(),
        }
    }
}

impl OrderPayment {
    fn of(method: Option<&str>, payment: Option<&Payment>) -> OrderPayment {
        OrderPayment {
            payment_method: method.map(str::to_owned),
            payment_reference: payment.and_then(|payment| payment.reference.clone()),
            paid_at: payment.map(|payment| payment.paid_at),
            receipt_number: payment.map(|payment| payment.receipt_number.clone()),
            invoice_number: payment.map(|payment| payment.invoice_number.clone()),
        }
    }
}

impl OrderItem {
    fn of(line: &OrderLine, view: &OrderView) -> OrderItem {
        let (prices, progress) = (view.line_prices, view.progress.line(line.id));
        OrderItem {
            id: line.id.0,
            product_id: line.product_id.0,
            sku: line.sku.clone(),
            name: line.name.clone(),
            thumb_image_url: line.image.as_deref().map(thumb_image_url),
            tier: TierName::of_line(&line.tier),
            tier_label: line.tier_label.clone(),
            quantity: line.quantity.get(),
            pieces: line.pieces.get(),
            shipped_pieces: progress.shipped,
            shippable_pieces: view.progress.shippable(&view.order, line),
            returned_pieces: progress.returned,
            returnable_pieces: view.progress.returnable(line),
            location: view.locations.get(&line.product_id).map(ToString::to_string),
            price: prices.then_some(WireMoney(line.price)),
            total: prices.then_some(WireMoney(line.total)),
        }
    }
}

impl OrderDetailResponse {
    /// The order with its history in a language.
    pub(super) fn of(details: OrderDetails, language: Language) -> OrderDetailResponse {
        let full = details.order.visibility == OrderVisibility::Full;
        let fulfilment = full.then(|| OrderFulfilment::of(&details));
        let names = details.names;
        let history = details.events.into_iter().map(|event| {
            let name = event.actor_id.and_then(|id| names.get(&id).cloned());
            OrderHistoryEntry {
                id: event.id.0,
                from: event.from.map(Into::into),
                to: event.to.into(),
                actor_id: event.actor_id.filter(|_| name.is_some()).map(|id| id.0),
                actor_name: name,
                note: event.note.map(|note| note.render(language)),
                created_at: event.created_at,
            }
        });
        let history = full.then(|| history.collect());
        let short = details.short_picks.iter().map(|pick| OrderShortPick {
            line_id: pick.entry.line_id.0,
            wave_id: pick.wave_id.0,
            pieces: pick.entry.pieces.get(),
            picked_pieces: pick.picked,
            reason: pick.reason.map(Into::into),
            note: pick.note.clone(),
            picked_by: pick.decided_by.and_then(|id| names.get(&id).cloned()),
            decided_at: pick.decided_at,
        });
        let short: Vec<OrderShortPick> = short.collect();
        OrderDetailResponse {
            order: details.order.into(),
            history,
            fulfilment,
            short_picks: Some(short).filter(|short| !short.is_empty()),
            bank_details: details.bank_details,
        }
    }
}

impl From<CartQuote> for CartQuoteResponse {
    fn from(quote: CartQuote) -> CartQuoteResponse {
        CartQuoteResponse {
            items: quote.lines.into_iter().map(CartQuoteItem::from).collect(),
            goods_total: WireMoney(quote.totals.goods),
            tax: WireMoney(quote.totals.tax),
            taxes: TaxLine::all(&quote.taxes.sums),
            prices_include_tax: quote.taxes.prices_include_tax(),
            relief: TaxReliefResponse::of(&quote.taxes),
            shipping_cost: WireMoney(quote.totals.shipping),
            total: WireMoney(quote.totals.total),
            can_order: quote.can_order,
        }
    }
}

impl From<QuotedLine> for CartQuoteItem {
    fn from(line: QuotedLine) -> CartQuoteItem {
        let priced = line.priced;
        CartQuoteItem {
            product_id: line.product_id.0,
            tier: TierName::of_line(line.tier),
            tier_label: line.tier_label,
            quantity: line.quantity,
            card_image_url: line.image.as_deref().map(card_image_url),
            pieces: priced.as_ref().map(|line| line.pieces.get()),
            price: priced.as_ref().map(|line| WireMoney(line.price)),
            total: priced.as_ref().map(|line| WireMoney(line.total)),
            sku: line.sku,
            name: line.name,
            available: line.available,
            problem: line.problem.map(language::render),
        }
    }
}
