//! `GET /api/orders/{id}`.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_inventory::{ShelfLocation, handles_goods};
use tierway_kernel::{Money, OrderId, Permission, ProductId, UserId};
use tierway_orders::{
    Fulfilment, Order, OrderEvent, OrderLine, OrderVisibility, Pick, TradeDocumentKind, delivered_at, may_return,
    order_documents, owes_bank_transfer, refundable, visibility,
};

use super::fulfilment::fulfilment;
use super::quoted::with_quote;
use super::returns::{ReturnView, Seen, actors, people, views_of};
use super::view::{OrderView, view, view_with};
use crate::{Context, Failure, Settings, Transaction};

/// An order with its history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDetails {
    /// The order with its lines.
    pub order: OrderView,
    /// Its history, oldest first; none under [`OrderVisibility::Totals`].
    pub events: Vec<OrderEvent>,
    /// Names of those who acted; only company staff see who of them did.
    pub names: HashMap<UserId, String>,
    /// Its shipments, returns and payments; nothing under [`OrderVisibility::Totals`].
    pub fulfilment: Fulfilment,
    /// Its returns as the viewer sees them.
    pub returns: Vec<ReturnView>,
    /// The refundable amount; `None` without permission to refund.
    pub refundable: Option<Money>,
    /// Whether the viewer can return goods of it now.
    pub can_return: bool,
    /// The last day on which goods of it can be returned, once they have left.
    pub return_until: Option<NaiveDate>,
    /// Documents of the whole order that the viewer can download.
    pub papers: Vec<TradeDocumentKind>,
    /// The account to pay to, while it waits for a bank transfer.
    pub bank_details: Option<String>,
    /// Picks of which pieces were not found, oldest first; only for company staff.
    pub short_picks: Vec<Pick>,
}

/// One order. What the actor may not see is not found.
pub fn get_order(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<OrderDetails, Failure> {
    context.require(Permission::GetOrder)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    match visibility(&order, &context.actor) {
        OrderVisibility::Hidden => Err(Failure::NotFound("This order")),
        OrderVisibility::Totals => Ok(OrderDetails {
            order: view(order, Vec::new(), OrderVisibility::Totals, &context.actor),
            events: Vec::new(),
            names: HashMap::new(),
            fulfilment: Fulfilment::default(),
            returns: Vec::new(),
            refundable: None,
            can_return: false,
            return_until: None,
            papers: Vec::new(),
            bank_details: None,
            short_picks: Vec::new(),
        }),
        OrderVisibility::Full => full(tx, context, order),
    }
}

fn full(tx: &mut dyn Transaction, context: &Context, order: Order) -> Result<OrderDetails, Failure> {
    let viewer = &context.actor;
    let lines = tx.orders().lines(order.id)?;
    let events = tx.orders().events(order.id)?;
    let fulfilment = fulfilment(tx, order.id)?;
    let progress = fulfilment.progress();
    let short_picks = short_picks(tx, context, order.id)?;
    let names = names(tx, context, &events, &fulfilment, &short_picks)?;
    let seen = Seen { order: &order, lines: &lines, fulfilment: &fulfilment, names: &names };
    let returns = views_of(&seen, viewer);
    let may_refund = viewer.require(Permission::RefundOrder).is_ok();
    let settings = Settings::load(tx)?;
    let bank_details = settings.company.bank_details.filter(|_| owes_bank_transfer(&order));
    let (delivered, period) = (delivered_at(&events), settings.return_period);
    let in_time = may_return(&order, viewer, delivered, period, context.now).is_ok();
    let return_until = delivered.map(|delivered| period.last_day(delivered));
    let can_return = in_time && lines.iter().any(|line| progress.returnable(line) > 0);
    let refundable = may_refund.then(|| refundable(&order, &lines, &fulfilment));
    let papers = order_documents(&order, &progress, viewer);
    let locations = locations(tx, context, &lines)?;
    let order = with_quote(tx, view_with(order, lines, progress, OrderVisibility::Full, viewer), viewer)?;
    let order = OrderView { locations, ..order };
    Ok(OrderDetails {
        order,
        events,
        names,
        fulfilment,
        returns,
        refundable,
        can_return,
        return_until,
        papers,
        bank_details,
        short_picks,
    })
}

/// Where the products of these lines are picked; empty unless the viewer handles goods.
fn locations(
    tx: &mut dyn Transaction,
    context: &Context,
    lines: &[OrderLine],
) -> Result<HashMap<ProductId, ShelfLocation>, Failure> {
    if !handles_goods(&context.actor) {
        return Ok(HashMap::new());
    }
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    Ok(tx.stock().locations(&ids)?)
}

/// Short picks; empty unless the viewer handles goods.
fn short_picks(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<Vec<Pick>, Failure> {
    if handles_goods(&context.actor) { Ok(tx.picks().short_of(id)?) } else { Ok(Vec::new()) }
}

/// Names of all who acted, for company staff.
fn names(
    tx: &mut dyn Transaction,
    context: &Context,
    events: &[OrderEvent],
    fulfilment: &Fulfilment,
    short_picks: &[Pick],
) -> Result<HashMap<UserId, String>, Failure> {
    let acted = events.iter().map(|event| event.actor_id);
    let sent = fulfilment.shipments.iter().map(|one| one.entry.created_by);
    let recorded = fulfilment.payments.iter().map(|one| one.entry.recorded_by);
    let picked = short_picks.iter().map(|pick| pick.decided_by);
    people(
        tx,
        context,
        acted.chain(sent).chain(recorded).chain(picked).chain(fulfilment.returns.iter().flat_map(actors)),
    )
}
