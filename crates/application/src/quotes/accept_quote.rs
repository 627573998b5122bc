//! `POST /api/orders/{id}/quote/accept`: an offer becomes an order.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{NotForSale, Tier};
use tierway_kernel::{FieldError, OrderId, Permission, ProductId, message};
use tierway_orders::{NewLine, OrderVisibility, accept_quote as accept};

use super::{lock_own_quote, save_both};
use crate::orders::OrderView;
use crate::orders::quoted::add_taxes;
use crate::orders::reserving::reserve;
use crate::orders::view::view;
use crate::orders::{about_order, notify_new_order, notify_owners};
use crate::{Context, Failure, Settings, Transaction};

/// Accepts the offer seen at order `version`, at its prices, and reserves the stock. The order is locked first, so that
/// of two concurrent responses one succeeds; with too little stock nothing changes.
pub fn accept_quote(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    version: i64,
) -> Result<OrderView, Failure> {
    context.require(Permission::AcceptQuote)?;
    let (order, quote) = lock_own_quote(tx, context, id)?;
    let buyer = tx.users().by_id(order.customer_id)?.ok_or(Failure::NotSignedIn)?;
    let settings = Settings::load(tx)?;
    settings.compliance().check_order(&buyer, settings.business_zone.day(context.now))?;
    let (accepted, next) = accept(&order, &quote, version, context.now)?;
    let mut lines = next.order_lines()?;
    check_sold(tx, &mut lines)?;
    tx.orders().add_lines(id, &lines)?;
    let index = |product: ProductId| lines.iter().position(|line| line.product_id == product).unwrap_or_default();
    reserve(tx, context, &lines, |product| format!("lines[{}].quantity", index(product)))?;
    save_both(tx, context, (&accepted, order.status), (&next, quote.state), &message!("Quotation accepted"))?;
    let total = settings.currency.show(order.total);
    let log = message!("Accepted the quotation of order #{order} for {total}", order = id, total = total);
    context.log(tx, ActivityAction::Order, log)?;
    let title = message!("Offer for #{number} accepted", number = id);
    let message = message!(
        "{name} accepted the offer for request #{number}: {total}.",
        name = order.customer_name,
        number = id,
        total = total
    );
    notify_owners(tx, context, about_order(&accepted), &title, &message)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    notify_new_order(tx, context, &order, &settings.currency)?;
    let lines = tx.orders().lines(id)?;
    let mut seen = view(order, lines, OrderVisibility::Full, &context.actor);
    add_taxes(tx, std::slice::from_mut(&mut seen))?;
    Ok(OrderView { quote: Some(next), ..seen })
}

/// Products discontinued since the offer are rejected; the others get current product data.
fn check_sold(tx: &mut dyn Transaction, lines: &mut [NewLine]) -> Result<(), Failure> {
    let ids: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    let products = tx.products().by_ids(&ids)?;
    for line in lines.iter_mut() {
        let Some(product) = products.iter().find(|product| product.id == line.product_id) else { continue };
        line.tier_label = Tier::parse(line.tier).and_then(|tier| product.tier_label(tier)).map(str::to_owned);
        line.category.clone_from(&product.category);
        line.unit_cost = product.manufacturer_cost;
    }
    let is_sold = |line: &NewLine| products.iter().any(|product| product.id == line.product_id && product.is_active);
    let gone = lines.iter().enumerate().filter(|(_, line)| !is_sold(line));
    let errors: Vec<FieldError> = gone
        .map(|(index, line)| {
            let sentence = NotForSale::Discontinued(line.name.clone());
            FieldError::new(format!("lines[{index}].productId"), sentence)
        })
        .collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Fields(errors)) }
}
