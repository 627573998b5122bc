//! `/api/suppliers`.

use std::collections::HashMap;

use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_kernel::{
    FieldError, Message, Money, Page, PageRequest, Permission, ProductId, StoreError, SupplierId, message, too_long,
};
use tierway_workforce::{
    MAX_SUPPLIER_PRODUCTS, PurchaseError, PurchasePermission, Supplier, SupplierDraft, SupplierFilter, SupplierProduct,
    SupplierTerms, check_permission, chosen_source, may_purchase,
};

use super::terms::BATCH;
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Longest number of a product at its supplier, in characters.
const LONGEST_SUPPLIER_SKU: usize = 100;

/// A supplier with its products.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierView {
    /// The supplier.
    pub supplier: Supplier,
    /// Its products with name and SKU, by name.
    pub products: Vec<(SupplierProduct, String, String)>,
    /// Whether the viewer sees what things cost.
    pub sees_costs: bool,
}

pub(super) const NOT_THERE: Failure = Failure::NotFound("This supplier");

/// Suppliers in the order of the filter.
pub fn list_suppliers(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &SupplierFilter,
    page: &PageRequest,
) -> Result<Page<Supplier>, Failure> {
    context.require(Permission::ListSuppliers)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    Ok(tx.suppliers().list(filter, page)?)
}

/// One supplier.
pub fn get_supplier(tx: &mut dyn Transaction, context: &Context, id: SupplierId) -> Result<SupplierView, Failure> {
    context.require(Permission::GetSupplier)?;
    check_permission(&context.actor, PurchasePermission::View)?;
    view(tx, context, id)
}

/// Adds a supplier.
pub fn add_supplier(
    tx: &mut dyn Transaction,
    context: &Context,
    draft: &SupplierDraft,
) -> Result<SupplierView, Failure> {
    context.require(Permission::AddSupplier)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let draft = draft.clone().checked().map_err(Failure::Fields)?;
    let supplier = tx.suppliers().add(&draft, context.now).map_err(taken)?;
    context.log(tx, ActivityAction::Stock, message!("Added the supplier {name}", name = supplier.draft.name))?;
    view(tx, context, supplier.id)
}

/// Changes a supplier if it still has `version` and matches `seen`.
pub fn update_supplier(
    tx: &mut dyn Transaction,
    context: &Context,
    id: SupplierId,
    version: i64,
    change: impl FnOnce(SupplierDraft) -> SupplierDraft,
    seen: Seen<'_, SupplierView>,
) -> Result<SupplierView, Failure> {
    context.require(Permission::UpdateSupplier)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let known = tx.suppliers().by_id(id)?.ok_or(NOT_THERE)?;
    check_seen(seen, || view(tx, context, id))?;
    let draft = change(known.draft.clone()).checked().map_err(Failure::Fields)?;
    let saved = tx.suppliers().save(&Supplier { draft, version, ..known }, context.now).map_err(taken)?;
    if !saved {
        return Err(PurchaseError::Changed.into());
    }
    let found = view(tx, context, id)?;
    context.log(
        tx,
        ActivityAction::Stock,
        message!("Changed the supplier {name}", name = found.supplier.draft.name),
    )?;
    Ok(found)
}

/// Replaces a supplier's products, if the supplier still has `version`.
pub fn set_supplier_products(
    tx: &mut dyn Transaction,
    context: &Context,
    id: SupplierId,
    version: i64,
    products: &[SupplierProduct],
) -> Result<SupplierView, Failure> {
    context.require(Permission::SetSupplierProducts)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let known = tx.suppliers().by_id(id)?.ok_or(NOT_THERE)?;
    check(tx, products)?;
    // Increment the version first, so that concurrent lists are not mixed.
    if !tx.suppliers().save(&Supplier { version, ..known }, context.now)? {
        return Err(PurchaseError::Changed.into());
    }
    let preferred: Vec<ProductId> =
        products.iter().filter(|product| product.is_preferred).map(|product| product.product_id).collect();
    lock_choice(tx, &preferred)?;
    tx.suppliers().set_products(id, products)?;
    let found = view(tx, context, id)?;
    let text = message!(
        "Set {count} products of the supplier {name}",
        count = products.len(),
        name = found.supplier.draft.name
    );
    context.log(tx, ActivityAction::Stock, text)?;
    Ok(found)
}

/// Orders a product from this supplier first, at `cost` if one is given: the next suggestion and the next purchase order without
/// a supplier name it.
pub fn set_product_supplier(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    supplier: SupplierId,
    cost: Option<Money>,
) -> Result<SupplierTerms, Failure> {
    context.require(Permission::SetProductSupplier)?;
    check_permission(&context.actor, PurchasePermission::Buy)?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let refused = |text: &'static str| Failure::field("supplierId", text);
    let supplier = tx.suppliers().by_id(supplier)?.ok_or_else(|| refused("This supplier was not found."))?;
    if !supplier.draft.is_active {
        return Err(refused("This supplier is inactive."));
    }
    let sold = tx.suppliers().products(supplier.id)?;
    let known = sold.iter().find(|row| row.product_id == id);
    if known.is_none() && sold.len() >= MAX_SUPPLIER_PRODUCTS {
        let text = message!("A supplier can have at most {most} products.", most = MAX_SUPPLIER_PRODUCTS);
        return Err(Failure::field("supplierId", text));
    }
    let source = chosen_source(supplier.id, id, known, cost, product.manufacturer_cost);
    // Incremented, so that a list of its products that somebody is editing does not undo this.
    if !tx.suppliers().save(&supplier, context.now)? {
        return Err(PurchaseError::Changed.into());
    }
    lock_choice(tx, &[id])?;
    tx.suppliers().prefer(&source)?;
    let SupplierDraft { name: supplier, lead_days, .. } = supplier.draft;
    let log = message!("Chose {supplier} as the supplier of {product}", supplier, product = product.name);
    context.log(tx, ActivityAction::Stock, log)?;
    Ok(SupplierTerms { product: source, supplier_name: supplier, lead_days })
}

/// Holds the choice of these products' first suppliers until the transaction ends: a product has one, whoever chooses at the
/// same time.
fn lock_choice(tx: &mut dyn Transaction, products: &[ProductId]) -> Result<(), Failure> {
    tx.stock().lock_all(products)?;
    Ok(())
}

fn check(tx: &mut dyn Transaction, products: &[SupplierProduct]) -> Result<(), Failure> {
    if products.len() > MAX_SUPPLIER_PRODUCTS {
        let text = message!("A supplier can have at most {most} products.", most = MAX_SUPPLIER_PRODUCTS);
        return Err(Failure::field("products", text));
    }
    let ids: Vec<ProductId> = products.iter().map(|product| product.product_id).collect();
    let known = known_products(tx, &ids)?;
    let mut errors = Vec::new();
    for (index, product) in products.iter().enumerate() {
        let mut fault =
            |field: &str, text: Message| errors.push(FieldError::new(format!("products[{index}].{field}"), text));
        if !known.contains_key(&product.product_id) {
            fault("productId", "This product was not found.".into());
        } else if ids[..index].contains(&product.product_id) {
            fault("productId", "This product is listed twice.".into());
        }
        if product.pack_size.get() < 1 {
            fault("packSize", "The pack size must be a whole number of at least 1.".into());
        }
        if product.minimum_pieces.get() < 1 {
            fault("minimumPieces", "The minimum must be a whole number of at least 1.".into());
        }
        if product.supplier_sku.as_deref().is_some_and(|sku| sku.chars().count() > LONGEST_SUPPLIER_SKU) {
            fault("supplierSku", too_long(LONGEST_SUPPLIER_SKU));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(Failure::Fields(errors)) }
}

/// The products with these ids.
pub(super) fn known_products(
    tx: &mut dyn Transaction,
    ids: &[ProductId],
) -> Result<HashMap<ProductId, Product>, Failure> {
    let mut known = HashMap::with_capacity(ids.len());
    for batch in ids.chunks(BATCH) {
        known.extend(tx.products().by_ids(batch)?.into_iter().map(|product| (product.id, product)));
    }
    Ok(known)
}

fn view(tx: &mut dyn Transaction, context: &Context, id: SupplierId) -> Result<SupplierView, Failure> {
    let supplier = tx.suppliers().by_id(id)?.ok_or(NOT_THERE)?;
    let rows = tx.suppliers().products(id)?;
    let ids: Vec<ProductId> = rows.iter().map(|row| row.product_id).collect();
    let known = known_products(tx, &ids)?;
    let named = |row: SupplierProduct| {
        let product = known.get(&row.product_id)?;
        Some((row, product.name.clone(), product.sku.clone()))
    };
    let mut products: Vec<_> = rows.into_iter().filter_map(named).collect();
    products.sort_by(|a, b| (&a.1, a.0.product_id).cmp(&(&b.1, b.0.product_id)));
    Ok(SupplierView { supplier, products, sees_costs: may_purchase(&context.actor, PurchasePermission::SeeCosts) })
}

fn taken(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("suppliers.name_key") => {
            Failure::field("name", "There is already a supplier with this name.")
        }
        other => other.into(),
    }
}
