//! Orders, a row each.

use tierway_accounts::ActivityAction;
use tierway_kernel::{BusinessZone, PageRequest, Permission, message};
use tierway_orders::{OrderFilter, OrderLine, OrderVisibility, PaymentStatus};

use super::{Export, Rows, time, titles_in};
use crate::orders::{OrderView, list_orders};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Columns of every order.
const TOTALS: [&str; 6] = ["Order", "Placed at ({zone})", "Customer", "Status", "Payment", "Total"];
/// Columns that hold something where the viewer sees an order whole: own orders, and company staff all.
const WHOLE: [&str; 16] = [
    "Goods",
    "Tax",
    "Shipping cost",
    "Channel",
    "Items",
    "Pieces",
    "Payment method",
    "Paid at ({zone})",
    "Receipt number",
    "Invoice number",
    "Shipping method",
    "Shipping address",
    "Tracking number",
    "Delivery note",
    "Shipping number",
    "Notes",
];

/// Orders under the filters of their list.
pub struct OrderTable {
    /// Which orders, of those the viewer may see.
    pub filter: OrderFilter,
}

/// Logs an export of orders.
pub fn note_order_export(tx: &mut dyn Transaction, context: &Context, ending: &str) -> Result<(), Failure> {
    context.require(Permission::ExportOrders)?;
    context.log(tx, ActivityAction::Order, message!("Exported orders to a {ending} file.", ending = ending.to_owned()))
}

impl Export for OrderTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &[TOTALS.as_slice(), &WHOLE].concat())
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportOrders)?;
        let zone = business_zone(tx)?;
        Ok(list_orders(tx, context, &self.filter, page)?.map(|view| row(view, zone)))
    }
}

fn row(view: OrderView, zone: BusinessZone) -> Vec<Cell> {
    let order = &view.order;
    let paid = if order.payment_status == PaymentStatus::Paid { "paid" } else { "unpaid" };
    let mut row = vec![
        Cell::Whole(order.id.0),
        time(zone, order.created_at),
        Cell::Text(order.customer_name.clone()),
        Cell::Text(order.status.as_str().to_owned()),
        Cell::Text(paid.to_owned()),
        Cell::Money(order.total),
    ];
    match view.visibility {
        OrderVisibility::Full => row.extend(rest(&view, zone)),
        // A table has as many cells in each row as it has headings.
        OrderVisibility::Totals | OrderVisibility::Hidden => row.extend(WHOLE.map(|_| Cell::Empty)),
    }
    row
}

fn rest(view: &OrderView, zone: BusinessZone) -> Vec<Cell> {
    let (order, shipping, payment) = (&view.order, &view.order.shipping, view.order.payment.as_ref());
    vec![
        Cell::Money(order.goods_total),
        Cell::Money(order.tax),
        Cell::Money(order.shipping_cost),
        Cell::Text(order.channel.clone()),
        Cell::Text(items(view)),
        Cell::Whole(view.lines.iter().map(|line| line.pieces.get()).sum()),
        Cell::text(order.payment_method.clone()),
        payment.map_or(Cell::Empty, |payment| time(zone, payment.paid_at)),
        Cell::text(payment.map(|payment| payment.receipt_number.clone())),
        Cell::text(payment.map(|payment| payment.invoice_number.clone())),
        Cell::text(shipping.method.clone()),
        Cell::text(shipping.address.clone()),
        Cell::text(shipping.tracking_number.clone()),
        Cell::text(shipping.delivery_note.clone()),
        Cell::text(shipping.shipping_number.clone()),
        Cell::text(order.notes.clone()),
    ]
}

/// The lines in words; with prices if the viewer sees line prices.
fn items(view: &OrderView) -> String {
    let line = |line: &OrderLine| {
        let price = if view.line_prices { format!(" at {}", line.price) } else { String::new() };
        format!("{} {} {} ({}){price}", line.quantity, line.tier, line.name, line.sku)
    };
    view.lines.iter().map(line).collect::<Vec<String>>().join("; ")
}
