//! Orders of built products.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_catalogue::Product;
use tierway_kernel::{Money, Role};
use tierway_orders::{MonthIndex, NewLine, NewOrder, OrderOrigin, Payment, Shipping};

use super::products::quantity;

/// `pieces` single pieces of a product at its customer price.
pub fn line_of(product: &Product, pieces: i64) -> NewLine {
    let price = product.customer_price.expect("built products have a customer price");
    NewLine {
        product_id: product.id,
        sku: product.sku.clone(),
        name: product.name.clone(),
        tier: "unit",
        tier_label: None,
        category: product.category.clone(),
        unit_cost: product.manufacturer_cost,
        quantity: quantity(pieces),
        pieces: quantity(pieces),
        price,
        total: price.times(pieces).expect("an amount within the limit"),
        net: price.times(pieces).expect("an amount within the limit"),
        tax: Money::ZERO,
        tax_class_id: None,
        price_source: "role",
        image: product.image.clone(),
    }
}

/// An order of `buyer`, referred as the account says, with these products and pieces; no tax, no shipping cost.
/// It reserves nothing by itself.
pub fn order_of(buyer: &User, lines: &[(&Product, i64)]) -> NewOrder {
    let lines: Vec<NewLine> = lines.iter().map(|(product, pieces)| line_of(product, *pieces)).collect();
    let goods_total = tierway_orders::goods_total(&lines).expect("an amount within the limit");
    NewOrder {
        customer_id: buyer.id,
        customer_name: buyer.full_name(),
        seller_id: None,
        referrer_id: buyer.referred_by,
        channel: "online".to_owned(),
        notes: None,
        payment_method: Some("Bank".to_owned()),
        shipping: Shipping {
            method: Some("Standard Shipping".to_owned()),
            address: Some("1 Jalan Test, 50000 Kuala Lumpur".to_owned()),
            ..Shipping::default()
        },
        goods_total,
        tax: Money::ZERO,
        taxes: tierway_orders::OrderTaxes::default(),
        shipping_cost: Money::ZERO,
        total: goods_total,
        is_quote: false,
        origin: OrderOrigin {
            role: buyer.role,
            region: None,
            cohort: buyer
                .referred_by
                .filter(|_| buyer.role == Role::Customer)
                .map(|_| MonthIndex::at(tierway_kernel::BusinessZone::UTC, buyer.created_at)),
        },
        lines,
    }
}

/// A quote request over a stated amount.
pub fn quote_of(buyer: &User, amount: Money) -> NewOrder {
    NewOrder { is_quote: true, goods_total: amount, total: amount, ..order_of(buyer, &[]) }
}

/// A payment under these numbers.
pub fn payment(receipt: &str, invoice: &str, paid_at: DateTime<Utc>) -> Payment {
    Payment {
        method: Some("Bank".to_owned()),
        reference: Some("TT 4711".to_owned()),
        receipt_number: receipt.to_owned(),
        invoice_number: invoice.to_owned(),
        recorded_by: None,
        paid_at,
    }
}
