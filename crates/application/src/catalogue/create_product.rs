//! `POST /api/products`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{ProductDraft, sku_from};
use tierway_kernel::{Permission, StoreError, TaxClassId, message};

use super::products_changed;
use super::taken::taken;
use super::view::{DetailedProduct, detailed};
use crate::media::claim_pictures;
use crate::taxes::check_class;
use crate::webhooks::{ProductOutcome, emit_product_events};
use crate::{Context, Failure, Transaction};

/// Adds a product with zero stock, in a class for taxes if one is given. A SKU is generated if none is given; on a collision the transaction is repeated with
/// another one.
pub fn create_product(
    tx: &mut dyn Transaction,
    context: &Context,
    draft: &ProductDraft,
    tax_class: Option<TaxClassId>,
) -> Result<DetailedProduct, Failure> {
    context.require(Permission::CreateProduct)?;
    let mut draft = draft.clone().checked()?;
    check_class(tx, tax_class)?;
    let made = draft.sku.is_empty();
    if made {
        let mut random = [0; 6];
        context.services.random.fill(&mut random);
        draft.sku = sku_from(&draft.name, random);
    }
    claim_pictures(tx, "images", &draft.details.images, &[], context.now)?;
    let mut product = tx.products().add(&draft, context.now).map_err(|error| match error {
        StoreError::Taken("products.sku_key") if made => StoreError::Contended.into(),
        other => taken(other),
    })?;
    if tax_class.is_some() {
        tx.products().set_tax_class(product.id, tax_class)?;
        product.tax_class_id = tax_class;
    }
    tx.stock().open(product.id)?;
    let log = message!("Created product {name} ({sku})", name = product.name, sku = product.sku);
    context.log(tx, ActivityAction::Catalogue, log)?;
    products_changed(tx, &[product.id], context.now)?;
    emit_product_events(tx, context, &[(product.clone(), ProductOutcome::Created)])?;
    detailed(tx, product, None, context)
}
