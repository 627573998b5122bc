//! `PUT /api/products/{id}/location`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::SpecialPrices;
use tierway_inventory::ShelfLocation;
use tierway_kernel::{Permission, ProductId, message};

use crate::catalogue::{ProductView, ViewerProfile, view};
use crate::{Context, Failure, Transaction};

/// Sets where a product is picked; an empty text clears it.
pub fn set_product_location(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    location: &str,
) -> Result<ProductView, Failure> {
    context.require(Permission::SetProductLocation)?;
    let level = tx.stock().level(id)?.ok_or(Failure::NotFound("This product"))?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let location = ShelfLocation::parse_optional(location)?;
    if location != tx.stock().locations(&[id])?.remove(&id) {
        tx.stock().set_location(id, location.as_ref())?;
        let (name, sku) = (&product.name, &product.sku);
        let log = match &location {
            Some(place) => {
                message!("Set the location of {name} ({sku}) to {place}", name, sku, place = place.to_string())
            }
            None => message!("Cleared the location of {name} ({sku})", name, sku),
        };
        context.log(tx, ActivityAction::Stock, log)?;
    }
    // Staff have no prices of their own.
    let viewer = ViewerProfile::of(&context.actor, None);
    Ok(ProductView { location, ..view(product, Some(level), &viewer, &SpecialPrices::default()) })
}
