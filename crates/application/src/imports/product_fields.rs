//! Product fields as text, for imports and exports. The two are inverse, so that importing an export changes nothing.

use tierway_catalogue::{
    DIMENSION_UNITS, ImageInput, Packaging, Product, ProductDetails, ProductDraft, WEIGHT_UNITS, image_url,
    is_own_image, read_image,
};
use tierway_kernel::{Measure, Money, Quantity};

use super::number;

/// A product as a form would send it.
pub fn draft_of(product: Product, details: ProductDetails) -> ProductDraft {
    ProductDraft {
        sku: product.sku,
        name: product.name,
        description: product.description,
        category: product.category,
        is_active: product.is_active,
        weight: product.weight,
        weight_unit: product.weight_unit,
        length: product.length,
        width: product.width,
        height: product.height,
        dimension_unit: product.dimension_unit,
        manufacturer_cost: product.manufacturer_cost,
        agent_price: product.agent_price,
        customer_price: product.customer_price,
        suggested_dealer_min_price: product.suggested_dealer_min_price,
        suggested_dealer_max_price: product.suggested_dealer_max_price,
        unit_price: product.unit_price,
        pack: product.pack,
        bulk: product.bulk,
        packaging: product.packaging,
        details,
    }
}

/// Sets a field to a value from a file. An empty text clears the field; status, lots, units and cost, which are never
/// empty, then stay as they are.
pub fn set(draft: &mut ProductDraft, key: &str, text: &str, public_url: &str) -> Result<(), &'static str> {
    let text = text.trim();
    match key {
        "sku" => draft.sku = text.to_owned(),
        "name" => draft.name = text.to_owned(),
        "description" => draft.description = text.to_owned(),
        "category" => draft.category = text.to_owned(),
        "barcode" => draft.details.barcode = word(text),
        "status" => draft.is_active = if text.is_empty() { draft.is_active } else { status(text)? },
        "needsLots" => {
            draft.details.needs_lots = if text.is_empty() { draft.details.needs_lots } else { yes_no(text)? }
        }
        "images" => draft.details.images = images(text, public_url)?,
        "weight" => draft.weight = measure(text)?,
        "weightUnit" => unit(&mut draft.weight_unit, text, &WEIGHT_UNITS),
        "length" => draft.length = measure(text)?,
        "width" => draft.width = measure(text)?,
        "height" => draft.height = measure(text)?,
        "dimensionUnit" => unit(&mut draft.dimension_unit, text, &DIMENSION_UNITS),
        "manufacturerCost" => draft.manufacturer_cost = money(text)?.unwrap_or(draft.manufacturer_cost),
        "agentPrice" => draft.agent_price = money(text)?,
        "customerPrice" => draft.customer_price = money(text)?,
        "suggestedDealerMinPrice" => draft.suggested_dealer_min_price = money(text)?,
        "suggestedDealerMaxPrice" => draft.suggested_dealer_max_price = money(text)?,
        "unitPrice" => draft.unit_price = money(text)?,
        "packPrice" => draft.pack.price = money(text)?,
        "packQuantity" => draft.pack.quantity = quantity(text)?,
        "bulkPrice" => draft.bulk.price = money(text)?,
        "bulkQuantity" => draft.bulk.quantity = quantity(text)?,
        "flavour" => draft.details.attributes.flavour = word(text),
        "nicotineStrength" => draft.details.attributes.nicotine_strength = measure(text)?,
        "volume" => draft.details.attributes.volume = measure(text)?,
        "puffCount" => draft.details.attributes.puff_count = quantity(text)?,
        "deviceType" => draft.details.attributes.device_type = word(text),
        key => {
            if let Some(place) = packaging(&mut draft.packaging, key) {
                *place = word(text);
            }
        }
    }
    Ok(())
}

/// A field as a file has it.
pub fn text(draft: &ProductDraft, key: &str, public_url: &str) -> String {
    let shown = |measure: Option<Measure>| measure.map(|measure| measure.to_string()).unwrap_or_default();
    let amount = |money: Option<Money>| money.map(|money| money.to_string()).unwrap_or_default();
    let pieces = |quantity: Option<Quantity>| quantity.map(|quantity| quantity.to_string()).unwrap_or_default();
    let details = &draft.details;
    match key {
        "sku" => draft.sku.clone(),
        "name" => draft.name.clone(),
        "description" => draft.description.clone(),
        "category" => draft.category.clone(),
        "barcode" => details.barcode.clone().unwrap_or_default(),
        "status" => if draft.is_active { "active" } else { "discontinued" }.to_owned(),
        "needsLots" => if details.needs_lots { "yes" } else { "no" }.to_owned(),
        "images" => addresses(&details.images, public_url),
        "weight" => shown(draft.weight),
        "weightUnit" => draft.weight_unit.clone(),
        "length" => shown(draft.length),
        "width" => shown(draft.width),
        "height" => shown(draft.height),
        "dimensionUnit" => draft.dimension_unit.clone(),
        "manufacturerCost" => draft.manufacturer_cost.to_string(),
        "agentPrice" => amount(draft.agent_price),
        "customerPrice" => amount(draft.customer_price),
        "suggestedDealerMinPrice" => amount(draft.suggested_dealer_min_price),
        "suggestedDealerMaxPrice" => amount(draft.suggested_dealer_max_price),
        "unitPrice" => amount(draft.unit_price),
        "packPrice" => amount(draft.pack.price),
        "packQuantity" => pieces(draft.pack.quantity),
        "bulkPrice" => amount(draft.bulk.price),
        "bulkQuantity" => pieces(draft.bulk.quantity),
        "flavour" => details.attributes.flavour.clone().unwrap_or_default(),
        "nicotineStrength" => shown(details.attributes.nicotine_strength),
        "volume" => shown(details.attributes.volume),
        "puffCount" => pieces(details.attributes.puff_count),
        "deviceType" => details.attributes.device_type.clone().unwrap_or_default(),
        key => packaging(&mut draft.packaging.clone(), key).and_then(|word| word.clone()).unwrap_or_default(),
    }
}

fn packaging<'a>(words: &'a mut Packaging, key: &str) -> Option<&'a mut Option<String>> {
    Some(match key {
        "quantityUnit" => &mut words.quantity_unit,
        "unitPriceUnit" => &mut words.unit_price_unit,
        "customUnitType" => &mut words.custom_unit_type,
        "packQuantityUnit" => &mut words.pack_quantity_unit,
        "packUnit" => &mut words.pack_unit,
        "customPackUnitType" => &mut words.custom_pack_unit_type,
        "customPackName" => &mut words.custom_pack_name,
        "bulkQuantityUnit" => &mut words.bulk_quantity_unit,
        "bulkUnit" => &mut words.bulk_unit,
        "customBulkUnitType" => &mut words.custom_bulk_unit_type,
        "customBulkName" => &mut words.custom_bulk_name,
        _ => return None,
    })
}

fn word(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

fn given<T>(text: &str, read: impl FnOnce(&str) -> Result<T, &'static str>) -> Result<Option<T>, &'static str> {
    if text.is_empty() { Ok(None) } else { read(text).map(Some) }
}

fn money(text: &str) -> Result<Option<Money>, &'static str> {
    given(text, number::money)
}

fn measure(text: &str) -> Result<Option<Measure>, &'static str> {
    given(text, number::measure)
}

fn quantity(text: &str) -> Result<Option<Quantity>, &'static str> {
    given(text, number::quantity)
}

/// A unit in its canonical form; the draft's validation rejects others.
fn unit(place: &mut String, text: &str, known: &[&str]) {
    if let Some(unit) = known.iter().find(|unit| unit.eq_ignore_ascii_case(text)) {
        *place = (*unit).to_owned();
    } else if !text.is_empty() {
        *place = text.to_owned();
    }
}

fn status(text: &str) -> Result<bool, &'static str> {
    match text.to_lowercase().as_str() {
        "active" => Ok(true),
        "discontinued" | "inactive" => Ok(false),
        other => number::truth(other).ok_or("The status must be active or discontinued."),
    }
}

fn yes_no(text: &str) -> Result<bool, &'static str> {
    number::truth(text).ok_or("This must be yes or no.")
}

/// The picture URLs, separated by spaces.
fn addresses(images: &[String], public_url: &str) -> String {
    let own = |image: &String| match image_url(image) {
        path if path.starts_with('/') => format!("{public_url}{path}"),
        elsewhere => elsewhere,
    };
    images.iter().map(own).collect::<Vec<String>>().join(" ")
}

/// The own pictures a text names.
pub fn own_pictures(text: &str, public_url: &str) -> Vec<String> {
    images(text, public_url).unwrap_or_default().into_iter().filter(|image| is_own_image(image)).collect()
}

fn images(text: &str, public_url: &str) -> Result<Vec<String>, &'static str> {
    let read = |address: &str| match read_image(address, public_url) {
        Ok(ImageInput::Own(key)) => Ok(key.to_owned()),
        Ok(ImageInput::Elsewhere(address)) => Ok(address.to_owned()),
        Ok(ImageInput::Remove | ImageInput::Upload(_)) | Err(_) => {
            Err("Pictures must be https URLs or URLs of uploaded pictures, separated by spaces.")
        }
    };
    text.split_whitespace().map(read).collect()
}

#[cfg(test)]
#[path = "product_fields_tests.rs"]
mod tests;
