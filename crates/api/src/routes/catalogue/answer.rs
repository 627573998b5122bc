//! Mapping of use case results to responses.

use tierway_application::catalogue::{DeleteOutcome, DetailedProduct, ProductView};
use tierway_catalogue::{Attributes, Offer, Product, card_image_url, image_url, thumb_image_url};
use tierway_inventory::StockVisibility;

use super::dto::{
    AttributesResponse, DeleteProductResponse, ImageResponse, ProductDetailsResponse, ProductPackaging, ProductPrices,
    ProductResponse, ProductSize, ProductStock, TierOffer,
};
use super::names::ProductStatus;
use crate::language;
use crate::wire::{WireMeasure, WireMoney};

impl From<DeleteOutcome> for DeleteProductResponse {
    fn from(outcome: DeleteOutcome) -> DeleteProductResponse {
        let message = match outcome {
            DeleteOutcome::Deleted => "The product was deleted.",
            DeleteOutcome::Discontinued => {
                "This product has transactions and cannot be deleted. It has been moved to Discontinued Items."
            }
        };
        DeleteProductResponse { outcome: outcome.into(), message: language::render(message) }
    }
}

impl From<ProductView> for ProductResponse {
    fn from(view: ProductView) -> ProductResponse {
        let stock = ProductStock::of(&view);
        let prices = ProductPrices::of(&view);
        let product = view.product;
        ProductResponse {
            id: product.id.0,
            image_url: product.image.as_deref().map(image_url),
            card_image_url: product.image.as_deref().map(card_image_url),
            thumb_image_url: product.image.as_deref().map(thumb_image_url),
            is_active: product.is_active,
            status: if product.is_active { ProductStatus::Active } else { ProductStatus::Discontinued },
            size: ProductSize::of(&product),
            prices,
            packaging: ProductPackaging::of(&product),
            stock,
            created_at: product.created_at,
            updated_at: product.updated_at,
            sku: product.sku,
            name: product.name,
            description: product.description,
            category: product.category,
        }
    }
}

impl From<DetailedProduct> for ProductDetailsResponse {
    fn from(detailed: DetailedProduct) -> ProductDetailsResponse {
        let details = detailed.details;
        let sees_cost = detailed.view.prices.manufacturer_cost.is_some();
        ProductDetailsResponse {
            tax_class_id: detailed.view.product.tax_class_id.filter(|_| sees_cost).map(|class| class.0),
            version: detailed.view.product.version(),
            product: detailed.view.into(),
            barcode: details.barcode,
            needs_lots: details.needs_lots,
            images: details.images.iter().map(|image| ImageResponse::of(image)).collect(),
            attributes: details.attributes.into(),
            compliance_sheet_url: detailed.sheet.as_deref().map(image_url),
        }
    }
}

impl ImageResponse {
    /// The addresses of a picture as it is stored.
    pub fn of(image: &str) -> ImageResponse {
        ImageResponse {
            image_url: image_url(image),
            card_image_url: card_image_url(image),
            thumb_image_url: thumb_image_url(image),
        }
    }
}

impl From<Attributes> for AttributesResponse {
    fn from(attributes: Attributes) -> AttributesResponse {
        AttributesResponse {
            flavour: attributes.flavour,
            nicotine_strength: attributes.nicotine_strength.map(WireMeasure),
            volume: attributes.volume.map(WireMeasure),
            puff_count: attributes.puff_count.map(|puffs| puffs.get()),
            device_type: attributes.device_type,
        }
    }
}

impl ProductSize {
    fn of(product: &Product) -> ProductSize {
        ProductSize {
            weight: product.weight.map(WireMeasure),
            weight_unit: product.weight_unit.clone(),
            length: product.length.map(WireMeasure),
            width: product.width.map(WireMeasure),
            height: product.height.map(WireMeasure),
            dimension_unit: product.dimension_unit.clone(),
        }
    }
}

impl ProductPackaging {
    fn of(product: &Product) -> ProductPackaging {
        let words = product.packaging.clone();
        ProductPackaging {
            unit_price_unit: words.unit_price_unit,
            custom_unit_type: words.custom_unit_type,
            pack_quantity: product.pack.quantity.map(|quantity| quantity.get()),
            pack_quantity_unit: words.pack_quantity_unit,
            pack_unit: words.pack_unit,
            custom_pack_unit_type: words.custom_pack_unit_type,
            custom_pack_name: words.custom_pack_name,
            bulk_quantity: product.bulk.quantity.map(|quantity| quantity.get()),
            bulk_quantity_unit: words.bulk_quantity_unit,
            bulk_unit: words.bulk_unit,
            custom_bulk_unit_type: words.custom_bulk_unit_type,
            custom_bulk_name: words.custom_bulk_name,
        }
    }
}

impl ProductPrices {
    fn of(view: &ProductView) -> ProductPrices {
        let prices = &view.prices;
        ProductPrices {
            manufacturer_cost: prices.manufacturer_cost.map(WireMoney),
            wholesaler_price: prices.wholesaler_price.map(WireMoney),
            agent_price: prices.agent_price.map(WireMoney),
            customer_price: prices.customer_price.map(WireMoney),
            suggested_dealer_min_price: prices.suggested_dealer_min_price.map(WireMoney),
            suggested_dealer_max_price: prices.suggested_dealer_max_price.map(WireMoney),
            unit_price: prices.unit_price.map(WireMoney),
            pack_price: prices.pack_price.map(WireMoney),
            bulk_price: prices.bulk_price.map(WireMoney),
            dealer_price: prices.dealer_price.map(WireMoney),
            your_price: prices.your_price.map(WireMoney),
            store_price: prices.store_price.map(WireMoney),
            tier_offers: prices.offers.iter().map(TierOffer::from).collect(),
        }
    }
}

impl From<&Offer> for TierOffer {
    fn from(offer: &Offer) -> TierOffer {
        TierOffer { tier: offer.tier.into(), pieces: offer.pieces.get(), price: WireMoney(offer.price) }
    }
}

impl ProductStock {
    fn of(view: &ProductView) -> ProductStock {
        let level = &view.level;
        let figures = view.visibility == StockVisibility::Figures;
        let figure = |figure: i64| figures.then_some(figure);
        ProductStock {
            in_stock: level.available() > 0,
            stock_available: (view.visibility != StockVisibility::InStock).then(|| level.available()),
            stock_in: figure(level.stock_in),
            stock_out: figure(level.stock_out),
            stock_balance: figure(level.balance()),
            stock_reserved: figure(level.reserved),
            stock_held: figure(level.held),
            quantity_unit: view.product.packaging.quantity_unit.clone().filter(|_| figures),
            location: view.location.as_ref().map(ToString::to_string),
            last_stock_update: level.updated_at.filter(|_| figures),
        }
    }
}
