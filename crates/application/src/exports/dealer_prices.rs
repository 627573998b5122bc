//! A dealer's own prices, a row each.

use tierway_catalogue::DealerPriceFilter;
use tierway_kernel::{BusinessZone, Language, PageRequest, Permission, UserId};

use super::{Export, Rows, time, titles_in};
use crate::pricing::{DealerPriceView, StoreSize, list_dealer_prices};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// A pack or bulk price is empty where the product is not sold in that size, or nobody can buy it.
const COLUMNS: [&str; 13] = [
    "SKU",
    "Name",
    "Own price",
    "Lowest price",
    "Highest price",
    "Dealer price",
    "Margin",
    "Own pack price",
    "Pack price in the store",
    "Own bulk price",
    "Bulk price in the store",
    "Blocked because",
    "Set at ({zone})",
];

/// A dealer's own prices under the filters of their list.
pub struct DealerPriceTable {
    /// The dealer.
    pub dealer: UserId,
    /// Which prices.
    pub filter: DealerPriceFilter,
}

impl Export for DealerPriceTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportDealerPrices)?;
        let zone = business_zone(tx)?;
        let prices = list_dealer_prices(tx, context, self.dealer, &self.filter, page)?;
        Ok(prices.map(|view| row(view, zone, context.language)))
    }
}

fn row(view: DealerPriceView, zone: BusinessZone, language: Language) -> Vec<Cell> {
    let in_store = |size: Option<StoreSize>| Cell::money(size.and_then(|size| size.price));
    let (own, product) = (view.price.prices, view.product);
    vec![
        Cell::Text(product.sku),
        Cell::Text(product.name),
        Cell::Money(own.unit),
        Cell::money(product.suggested_dealer_min_price),
        Cell::money(product.suggested_dealer_max_price),
        Cell::money(view.dealer_price),
        Cell::money(view.margin),
        Cell::money(own.pack),
        in_store(view.pack),
        Cell::money(own.bulk),
        in_store(view.bulk),
        Cell::text(view.blocked.map(|reason| reason.render(language))),
        time(zone, view.price.updated_at),
    ]
}
