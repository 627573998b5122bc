//! `POST /api/purchase-orders`.

use std::collections::{BTreeMap, HashMap};

use chrono::{Datelike as _, Days, NaiveDate};
use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_kernel::{FieldError, Money, Permission, ProductId, Quantity, SupplierId, message, too_long};
use tierway_orders::{NumberKind, format_number};
use tierway_workforce::{
    MAX_PURCHASE_LINES, NewPurchase, NewPurchaseLine, PurchasePermission, Supplier, SupplierTerms, Supply,
    check_approval, check_permission, purchase_pieces, purchase_total, suggest,
};

use super::get_order::{PurchaseView, view};
use super::notify::request_approval;
use super::suppliers::known_products;
use super::terms::{best_sources, supplies, terms};
use crate::{Context, Failure, Settings, Transaction};

/// Longest note, in characters.
pub const LONGEST_NOTE: usize = 2000;

/// Items to order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchaseInput {
    /// Supplier of all lines without their own.
    pub supplier_id: Option<SupplierId>,
    /// What.
    pub lines: Vec<PurchaseLineInput>,
    /// Expected date; from the supplier's lead time if not given.
    pub expected_on: Option<NaiveDate>,
    /// For the supplier.
    pub note: Option<String>,
}

/// A product that is to be ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PurchaseLineInput {
    /// Which.
    pub product_id: ProductId,
    /// Quantity; the suggested one if not given.
    pub pieces: Option<i64>,
    /// Supplier; the best one if not given.
    pub supplier_id: Option<SupplierId>,
    /// Unit cost; if not given, the supplier's listed cost, otherwise the product's.
    pub cost: Option<Money>,
}

/// Makes a draft for each supplier of the lines, by ascending supplier.
pub fn create_purchase_orders(
    tx: &mut dyn Transaction,
    context: &Context,
    input: &PurchaseInput,
) -> Result<Vec<PurchaseView>, Failure> {
    context.require(Permission::CreatePurchaseOrders)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let note = checked_note(input.note.as_deref())?;
    let settings = Settings::load(tx)?;
    let today = settings.business_zone.day(context.now);
    check_day(today, input.expected_on)?;
    let known = Known::load(tx, context, &settings, input)?;
    let groups = known.group(tx, &settings, input)?;
    let mut views = Vec::with_capacity(groups.len());
    for (supplier, lines) in groups {
        let lead_days = supplier.draft.lead_days.unwrap_or(settings.purchasing.lead_days);
        let arrives = today.checked_add_days(Days::new(lead_days.unsigned_abs()));
        let total = checked_total(&lines)?;
        let year = today.year();
        let serial = tx.orders().next_number(NumberKind::PurchaseOrder, year)?;
        let new = NewPurchase {
            number: format_number(NumberKind::PurchaseOrder, year, serial),
            supplier_id: supplier.id,
            expected_on: input.expected_on.or(arrives),
            note: note.clone(),
            total,
            created_by: context.actor.id(),
        };
        let order = tx.purchases().add(&new, &lines, context.now)?;
        let name = &supplier.draft.name;
        let shown = settings.currency.show(total);
        let log = message!(
            "Created purchase order {number} for {total} with {supplier}",
            number = new.number,
            total = shown,
            supplier = name
        );
        context.log(tx, ActivityAction::Stock, log)?;
        let limit = settings.purchasing.approval_limit;
        if check_approval(&context.actor, new.created_by, total, limit).is_err() {
            request_approval(tx, context, &order, name)?;
        }
        views.push(view(tx, context, order.id)?);
    }
    Ok(views)
}

/// Stored data of the requested products.
struct Known {
    products: HashMap<ProductId, Product>,
    sources: Vec<SupplierTerms>,
    best: HashMap<ProductId, SupplierTerms>,
    supplies: HashMap<ProductId, Supply>,
}

impl Known {
    fn load(
        tx: &mut dyn Transaction,
        context: &Context,
        settings: &Settings,
        input: &PurchaseInput,
    ) -> Result<Known, Failure> {
        if input.lines.is_empty() || input.lines.len() > MAX_PURCHASE_LINES {
            return Err(Failure::field(
                "lines",
                message!("Please choose 1 to {most} products.", most = MAX_PURCHASE_LINES),
            ));
        }
        let ids: Vec<ProductId> = input.lines.iter().map(|line| line.product_id).collect();
        let sources = tx.suppliers().sources(&ids)?;
        let needs_figures = input.lines.iter().any(|line| line.pieces.is_none());
        let supplies = if needs_figures { supplies(tx, context, settings)? } else { Vec::new() };
        Ok(Known {
            products: known_products(tx, &ids)?,
            best: best_sources(sources.clone()),
            sources,
            supplies: supplies.into_iter().map(|supply| (supply.product_id, supply)).collect(),
        })
    }

    fn source(&self, product: ProductId, supplier: SupplierId) -> Option<&SupplierTerms> {
        let key = (product, supplier);
        self.sources.iter().find(|source| (source.product.product_id, source.product.supplier_id) == key)
    }

    /// The lines of each supplier.
    fn group(
        &self,
        tx: &mut dyn Transaction,
        settings: &Settings,
        input: &PurchaseInput,
    ) -> Result<Vec<(Supplier, Vec<NewPurchaseLine>)>, Failure> {
        let mut errors = Vec::new();
        let mut groups: BTreeMap<SupplierId, Vec<(usize, NewPurchaseLine)>> = BTreeMap::new();
        for (index, line) in input.lines.iter().enumerate() {
            match self.line(settings, input, line) {
                Ok((supplier, new)) => {
                    let group = groups.entry(supplier).or_default();
                    if group.iter().any(|(_, other)| other.product_id == new.product_id) {
                        errors.push(at(index, "productId", "This product is listed twice."));
                    }
                    group.push((index, new));
                }
                Err((field, text)) => errors.push(at(index, field, text)),
            }
        }
        let ids: Vec<SupplierId> = groups.keys().copied().collect();
        let mut suppliers: HashMap<SupplierId, Supplier> =
            tx.suppliers().by_ids(&ids)?.into_iter().map(|supplier| (supplier.id, supplier)).collect();
        let mut found = Vec::with_capacity(groups.len());
        for (id, lines) in groups {
            let first = lines.first().map_or(0, |(index, _)| *index);
            match suppliers.remove(&id) {
                None => errors.push(at(first, "supplierId", "This supplier was not found.")),
                Some(supplier) if !supplier.draft.is_active => {
                    errors.push(at(first, "supplierId", "This supplier is inactive."));
                }
                Some(supplier) => found.push((supplier, lines.into_iter().map(|(_, line)| line).collect())),
            }
        }
        if errors.is_empty() { Ok(found) } else { Err(Failure::Fields(errors)) }
    }

    fn line(
        &self,
        settings: &Settings,
        input: &PurchaseInput,
        line: &PurchaseLineInput,
    ) -> Result<(SupplierId, NewPurchaseLine), (&'static str, &'static str)> {
        let product = self.products.get(&line.product_id).ok_or(("productId", "This product was not found."))?;
        let best = self.best.get(&line.product_id);
        let chosen = line.supplier_id.or(input.supplier_id).or_else(|| best.map(|best| best.product.supplier_id));
        let supplier = chosen.ok_or(("supplierId", "No supplier is known for this product. Please choose one."))?;
        let source = self.source(line.product_id, supplier);
        let pieces = match line.pieces {
            Some(pieces) => pieces,
            None => self.suggested(settings, line.product_id, source),
        };
        let pieces =
            Quantity::positive(pieces).map_err(|_| ("pieces", "The pieces must be a whole number of at least 1."))?;
        let cost = line.cost.or_else(|| source.map(|source| source.product.cost)).unwrap_or(product.manufacturer_cost);
        let cost = cost.non_negative().map_err(|_| ("cost", "An amount must not be negative."))?;
        let supplier_sku = source.and_then(|source| source.product.supplier_sku.clone());
        Ok((supplier, NewPurchaseLine { product_id: line.product_id, supplier_sku, pieces, cost }))
    }

    /// As many as are suggested; where there is enough, the fewest that can be ordered.
    fn suggested(&self, settings: &Settings, product: ProductId, source: Option<&SupplierTerms>) -> i64 {
        let terms = terms(settings, source);
        let suggestion = self.supplies.get(&product).and_then(|supply| suggest(supply, &terms));
        suggestion.map_or_else(|| purchase_pieces(1, terms.pack_size, terms.minimum), |found| found.pieces)
    }
}

fn at(index: usize, field: &str, text: &'static str) -> FieldError {
    FieldError::new(format!("lines[{index}].{field}"), text)
}

/// The total of lines.
pub(super) fn checked_total(lines: &[NewPurchaseLine]) -> Result<Money, Failure> {
    purchase_total(lines).ok_or_else(|| Failure::field("lines", "The total of this purchase order is too large."))
}

/// The note trimmed; an empty one is none.
pub(super) fn checked_note(note: Option<&str>) -> Result<Option<String>, Failure> {
    match note.map(str::trim).filter(|note| !note.is_empty()) {
        Some(note) if note.chars().count() > LONGEST_NOTE => Err(Failure::field("note", too_long(LONGEST_NOTE))),
        note => Ok(note.map(str::to_owned)),
    }
}

/// Nothing is expected in the past, nor in ten years.
pub(super) fn check_day(today: NaiveDate, day: Option<NaiveDate>) -> Result<(), Failure> {
    let is_near = |day: NaiveDate| day >= today && (day - today).num_days() <= 3_650;
    match day {
        Some(day) if !is_near(day) => Err(Failure::field("expectedOn", "Please enter a future date.")),
        _ => Ok(()),
    }
}
