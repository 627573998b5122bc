//! The product form.

use tierway_application::catalogue::ProductChange;
use tierway_catalogue::{
    AttributesChange, DetailsChange, DraftError, ImagesChange, MAX_IMAGES, Packaging, ProductDraft, TierDraft,
};
use tierway_kernel::{FieldError, Measure, Money, TaxClassId};

use crate::dto::*;
use crate::expected::Expected;
use crate::form::BusinessRules;
use crate::numeric::{Numeric, money, whole};

/// A product as the form sends it. Numbers may come as strings or numbers; an empty string or `null` means none.
///
/// Ignored: `wholesalerPrice` (always `manufacturerCost` × 1.2), `stockIn`, `stockOut` and `stockBalance` (derived from
/// the stock ledger; use the stock operations).
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "name": "Mango Ice", "category": "E-Liquids", "description": "Ripe mango with a cool finish.",
    "manufacturerCost": "8.00", "agentPrice": "13.00", "customerPrice": "14.00", "unitPrice": "14.00",
    "packPrice": "120.00", "packQuantity": 10, "packUnit": "Box", "quantityUnit": "Bottle"
}))]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct ProductRequest {
    /// Required; trimmed.
    pub name: Option<String>,
    pub description: Option<String>,
    /// Required; trimmed.
    pub category: Option<String>,
    /// Unique; generated if omitted.
    pub sku: Option<String>,
    /// The first picture, for clients that support only one; `images` takes precedence if both are sent. Empty or
    /// `null` removes it; if omitted, it stays unchanged.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<String>)]
    pub image_url: Option<Option<String>>,
    /// All pictures in order, at most 10. Each is a `/media/` URL returned by `uploadMedia`, a `data:` URL (png, jpeg,
    /// webp or gif, at most 5 MB), or an https URL. If omitted, they stay unchanged.
    #[validate(length(max = form::most(MAX_IMAGES), code = "images"))]
    pub images: Option<Vec<String>>,
    /// EAN-8, UPC-A, EAN-13 or GTIN-14; unique. Empty or `null` removes it; if omitted, it stays unchanged.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<String>, example = "4006381333931")]
    pub barcode: Option<Option<String>>,
    /// Whether the product is tracked by batch, so that each movement in must name one; if omitted, it stays unchanged.
    pub needs_lots: Option<bool>,
    /// Product attributes; omitted ones stay unchanged.
    #[validate(nested)]
    pub attributes: Option<AttributesRequest>,
    /// The class for taxes, by `getTax`. Empty or `null` removes it: the standard rates apply; if omitted, it stays
    /// unchanged.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<Numeric>, example = 2)]
    #[validate(custom(function = form::whole))]
    pub tax_class_id: Option<Option<Numeric>>,
    /// `true` for new products; if omitted on update, it stays unchanged.
    pub is_active: Option<bool>,
    /// On update, the version you saw. If it has changed since, nothing is updated: 409. If omitted, the update
    /// overwrites what others did in the meantime.
    #[schema(example = 1_772_323_200_000_000_i64)]
    pub version: Option<i64>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
    #[validate(custom(function = form::measure))]
    pub weight: Option<Numeric>,
    pub weight_unit: Option<String>,
    #[validate(custom(function = form::measure))]
    pub length: Option<Numeric>,
    #[validate(custom(function = form::measure))]
    pub width: Option<Numeric>,
    #[validate(custom(function = form::measure))]
    pub height: Option<Numeric>,
    pub dimension_unit: Option<String>,
    /// Empty counts as 0.
    #[validate(custom(function = form::amount))]
    pub manufacturer_cost: Option<Numeric>,
    /// Accepted and not used: it is computed.
    pub wholesaler_price: Option<Numeric>,
    #[validate(custom(function = form::amount))]
    pub agent_price: Option<Numeric>,
    #[validate(custom(function = form::amount))]
    pub customer_price: Option<Numeric>,
    #[validate(custom(function = form::amount))]
    pub suggested_dealer_min_price: Option<Numeric>,
    #[validate(custom(function = form::amount))]
    pub suggested_dealer_max_price: Option<Numeric>,
    /// Accepted and not used: it follows from the stock ledger.
    pub stock_balance: Option<Numeric>,
    pub quantity_unit: Option<String>,
    #[validate(custom(function = form::amount))]
    pub unit_price: Option<Numeric>,
    pub unit_price_unit: Option<String>,
    pub custom_unit_type: Option<String>,
    #[validate(custom(function = form::amount))]
    pub pack_price: Option<Numeric>,
    #[validate(custom(function = form::count, message = "The pack quantity must be a whole number of at least 0."))]
    #[validate(custom(function = form::within_limit))]
    pub pack_quantity: Option<Numeric>,
    pub pack_quantity_unit: Option<String>,
    pub pack_unit: Option<String>,
    pub custom_pack_unit_type: Option<String>,
    pub custom_pack_name: Option<String>,
    #[validate(custom(function = form::amount))]
    pub bulk_price: Option<Numeric>,
    #[validate(custom(function = form::count, message = "The bulk quantity must be a whole number of at least 0."))]
    #[validate(custom(function = form::within_limit))]
    pub bulk_quantity: Option<Numeric>,
    pub bulk_quantity_unit: Option<String>,
    pub bulk_unit: Option<String>,
    pub custom_bulk_unit_type: Option<String>,
    pub custom_bulk_name: Option<String>,
}

/// Product attributes. Empty or `null` clears one; if omitted, it stays unchanged.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "flavour": "Mango Ice", "nicotineStrength": 20, "volume": 2, "puffCount": 600, "deviceType": "Disposable" }))]
pub struct AttributesRequest {
    /// At most 60 characters.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<String>)]
    pub flavour: Option<Option<String>>,
    /// Nicotine strength in mg/ml, 0 to 1000.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(function = form::measure))]
    pub nicotine_strength: Option<Option<Numeric>>,
    /// Liquid volume in millilitres.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(function = form::measure))]
    pub volume: Option<Option<Numeric>>,
    /// Number of puffs.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(
        function = form::count,
        message = "The number of puffs must be a whole number of at least 0."
    ))]
    #[validate(custom(function = form::within_limit))]
    pub puff_count: Option<Option<Numeric>>,
    /// Device type, at most 60 characters, for example Disposable, Pod System, Pod, Mod, Tank, Coil, E-Liquid, Battery,
    /// Charger and Accessory.
    #[serde(deserialize_with = "crate::wire::patch::field")]
    #[schema(value_type = Option<String>)]
    pub device_type: Option<Option<String>>,
}

impl AttributesRequest {
    fn change(&self) -> AttributesChange {
        let measure = |sent: &Option<Option<Numeric>>| sent.as_ref().map(|value| measure(value.as_ref()));
        AttributesChange {
            flavour: self.flavour.clone(),
            nicotine_strength: measure(&self.nicotine_strength),
            volume: measure(&self.volume),
            puff_count: self.puff_count.as_ref().map(|value| value.as_ref().and_then(Numeric::quantity)),
            device_type: self.device_type.clone(),
        }
    }
}

impl ProductRequest {
    /// The picture's text, if the form says anything about it; `null` is an empty one.
    pub fn take_image(&mut self) -> Option<String> {
        self.image_url.take().map(Option::unwrap_or_default)
    }

    /// The form as a change; `images` are its processed pictures.
    pub fn change(&self, images: ImagesChange) -> ProductChange {
        let draft = ProductDraft {
            weight: measure(self.weight.as_ref()),
            length: measure(self.length.as_ref()),
            width: measure(self.width.as_ref()),
            height: measure(self.height.as_ref()),
            is_active: self.is_active.unwrap_or(true),
            ..self.priced()
        };
        let details = DetailsChange {
            barcode: self.barcode.clone().map(Option::unwrap_or_default),
            needs_lots: self.needs_lots,
            images,
            attributes: self.attributes.as_ref().map(AttributesRequest::change).unwrap_or_default(),
        };
        ProductChange {
            draft,
            details,
            sets_active: self.is_active.is_some(),
            tax_class: self.tax_class_id.as_ref().map(|class| whole(class.as_ref()).map(TaxClassId)),
            version: self.version,
        }
    }

    /// The prices of the form, on its texts. A price that is empty or cannot be read is none.
    pub fn priced(&self) -> ProductDraft {
        ProductDraft {
            manufacturer_cost: money(self.manufacturer_cost.as_ref()).unwrap_or(Money::ZERO),
            agent_price: money(self.agent_price.as_ref()),
            customer_price: money(self.customer_price.as_ref()),
            suggested_dealer_min_price: money(self.suggested_dealer_min_price.as_ref()),
            suggested_dealer_max_price: money(self.suggested_dealer_max_price.as_ref()),
            unit_price: money(self.unit_price.as_ref()),
            pack: tier(self.pack_price.as_ref(), self.pack_quantity.as_ref()),
            bulk: tier(self.bulk_price.as_ref(), self.bulk_quantity.as_ref()),
            ..self.texts()
        }
    }

    fn texts(&self) -> ProductDraft {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        ProductDraft {
            sku: text(&self.sku),
            name: text(&self.name),
            description: text(&self.description),
            category: text(&self.category),
            weight_unit: text(&self.weight_unit),
            dimension_unit: text(&self.dimension_unit),
            packaging: Packaging {
                quantity_unit: self.quantity_unit.clone(),
                unit_price_unit: self.unit_price_unit.clone(),
                custom_unit_type: self.custom_unit_type.clone(),
                pack_quantity_unit: self.pack_quantity_unit.clone(),
                pack_unit: self.pack_unit.clone(),
                custom_pack_unit_type: self.custom_pack_unit_type.clone(),
                custom_pack_name: self.custom_pack_name.clone(),
                bulk_quantity_unit: self.bulk_quantity_unit.clone(),
                bulk_unit: self.bulk_unit.clone(),
                custom_bulk_unit_type: self.custom_bulk_unit_type.clone(),
                custom_bulk_name: self.custom_bulk_name.clone(),
            },
            ..ProductDraft::default()
        }
    }
}

impl BusinessRules for ProductRequest {
    fn violations(&self) -> Vec<FieldError> {
        match self.change(ImagesChange::Keep).into_draft().checked() {
            Err(DraftError::Fields(fields)) => fields,
            Ok(_) | Err(DraftError::SkuTaken | DraftError::BarcodeTaken) => Vec::new(),
        }
    }
}

fn measure(value: Option<&Numeric>) -> Option<Measure> {
    value.and_then(Numeric::measure)
}

/// A tier of the form.
fn tier(price: Option<&Numeric>, quantity: Option<&Numeric>) -> TierDraft {
    TierDraft { price: money(price), quantity: quantity.and_then(Numeric::quantity) }
}
