//! `POST /api/cart/quick-order`: lines that were typed or pasted. Nothing is put into the cart.

use std::collections::HashMap;

use tierway_kernel::{FieldError, Message, Money, Permission, ProductId, SignedIn, fold};
use tierway_orders::{MAX_LINES, QuickItem, QuickLine, Taxation, parse_quick_order as parse};

use super::buyer;
use crate::orders::CartItem;
use crate::orders::QuotedLine;
use crate::orders::items::read_items;
use crate::orders::pricing::{price_lines, price_list};
use crate::orders::quote_cart::{available, quote_lines, sums};
use crate::{Context, Failure, Settings, Transaction};

/// A line that was read, with the product it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickProduct {
    /// The line as it was read.
    pub line: QuickLine,
    /// The product: id, SKU and name.
    pub product: Option<(ProductId, String, String)>,
    /// The price per tier unit; `None` if it cannot be bought.
    pub price: Option<Money>,
    /// Pieces that can still be ordered; `None` when it cannot be bought.
    pub available: Option<i64>,
    /// Why it cannot be put into the cart.
    pub problem: Option<Message>,
}

/// Longest text in characters: enough for the longest valid order.
const LONGEST_TEXT: usize = 50_000;

/// Reads the lines of a text and finds their products; SKUs are compared without case.
pub fn parse_quick_order(
    tx: &mut dyn Transaction,
    context: &Context,
    text: &str,
) -> Result<Vec<QuickProduct>, Failure> {
    let buyer = buyer(context, Permission::ParseQuickOrder)?;
    if text.chars().count() > LONGEST_TEXT {
        return Err(Failure::Fields(vec![FieldError::new("text", "This text is too long.")]));
    }
    let lines = parse(text);
    match lines.len() {
        0 => return Err(Failure::field("text", "Please enter at least one line with an SKU.")),
        count if count > MAX_LINES => return Err(Failure::field("text", "Please enter at most 200 lines at once.")),
        _ => {}
    }
    let skus: Vec<String> =
        lines.iter().filter_map(|line| line.read.as_ref().ok()).map(|item| item.sku.clone()).collect();
    let products: HashMap<String, (ProductId, String, String)> = tx
        .products()
        .by_skus(&skus)?
        .into_iter()
        .map(|product| (fold(&product.sku), (product.id, product.sku, product.name)))
        .collect();
    let items: Vec<CartItem> = lines.iter().filter_map(|line| item(line, &products)).collect();
    let quoted = quoted(tx, context, buyer, &items)?;
    let found = lines.into_iter().map(|line| {
        let product = wanted_product(&line, &products).cloned();
        let quote = match (&line.read, &product) {
            (Ok(wanted), Some((id, ..))) => quoted.get(&(*id, wanted.tier)),
            _ => None,
        };
        let problem = match (&line.read, &product) {
            (Err(sentence), _) => Some((*sentence).into()),
            (Ok(_), None) => Some("No product has this SKU.".into()),
            (Ok(_), Some(_)) => quote.and_then(|quote| quote.problem.clone()),
        };
        let priced = quote.and_then(|quote| Some((quote.priced.as_ref()?.price, quote.available)));
        let (price, available) = priced.unzip();
        QuickProduct { line, product, price, available, problem }
    });
    Ok(found.collect())
}

/// The found products, priced together: lines of one product share its stock.
fn quoted(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    items: &[CartItem],
) -> Result<HashMap<(ProductId, &'static str), QuotedLine>, Failure> {
    if items.is_empty() {
        return Ok(HashMap::new());
    }
    let list = price_list(tx, buyer, None, context.now)?;
    let priced = price_lines(tx, list, read_items("text", items)?)?;
    // Only the lines are answered.
    let sums = sums(&priced, &Settings::load(tx)?, &Taxation::standard(0))?;
    let available = available(tx, sums.wanted.keys().copied())?;
    let lines = quote_lines(priced, &sums, &available).lines;
    Ok(lines.into_iter().map(|line| ((line.product_id, line.tier), line)).collect())
}

type Products = HashMap<String, (ProductId, String, String)>;

fn wanted_product<'a>(line: &QuickLine, products: &'a Products) -> Option<&'a (ProductId, String, String)> {
    line.read.as_ref().ok().and_then(|wanted| products.get(&fold(&wanted.sku)))
}

fn item(line: &QuickLine, products: &Products) -> Option<CartItem> {
    let QuickItem { tier, quantity, .. } = line.read.as_ref().ok()?;
    let (product_id, ..) = wanted_product(line, products)?;
    Some(CartItem {
        product_id: *product_id,
        tier: Some((*tier).to_owned()),
        quantity: quantity.get(),
        expected_price: None,
    })
}
