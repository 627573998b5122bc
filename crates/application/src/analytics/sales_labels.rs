//! Labels of sales groups.

use std::collections::HashMap;

use tierway_catalogue::Region;
use tierway_kernel::{ProductId, UserId};
use tierway_orders::SalesDimension;

use crate::{Failure, Transaction};

/// How many names are read at once.
const AT_ONCE: usize = 500;

/// The current names for these keys. Keys that are names themselves, and those of deleted things, are omitted.
pub(super) fn labels(
    tx: &mut dyn Transaction,
    side: SalesDimension,
    keys: &[String],
) -> Result<HashMap<String, String>, Failure> {
    let mut names = match side {
        SalesDimension::Dealer | SalesDimension::Buyer | SalesDimension::Agent => people(tx, &ids(keys))?,
        SalesDimension::Product => products(tx, &ids(keys))?,
        SalesDimension::Region => {
            Region::ALL.map(|region| (region.as_str().to_owned(), region.label().to_owned())).into_iter().collect()
        }
        SalesDimension::All | SalesDimension::Channel | SalesDimension::Role | SalesDimension::Category => {
            HashMap::new()
        }
    };
    names.insert(String::new(), nobody(side).to_owned());
    Ok(names)
}

fn ids(keys: &[String]) -> Vec<i64> {
    keys.iter().filter_map(|key| key.parse().ok()).collect()
}

/// The label of sales without a key.
fn nobody(side: SalesDimension) -> &'static str {
    match side {
        SalesDimension::All => "All",
        SalesDimension::Channel => "No channel",
        SalesDimension::Region => "No region",
        SalesDimension::Role => "No role",
        SalesDimension::Dealer => "Company",
        SalesDimension::Buyer => "Retail customers",
        SalesDimension::Agent => "No agent",
        SalesDimension::Product => "No product",
        SalesDimension::Category => "No category",
    }
}

fn people(tx: &mut dyn Transaction, ids: &[i64]) -> Result<HashMap<String, String>, Failure> {
    let mut names = HashMap::with_capacity(ids.len());
    for ids in ids.chunks(AT_ONCE) {
        let ids: Vec<UserId> = ids.iter().copied().map(UserId).collect();
        for user in tx.users().by_ids(&ids)? {
            let name = Some(user.full_name()).filter(|name| !name.is_empty()).unwrap_or(user.username);
            names.insert(user.id.to_string(), name);
        }
    }
    Ok(names)
}

fn products(tx: &mut dyn Transaction, ids: &[i64]) -> Result<HashMap<String, String>, Failure> {
    let mut names = HashMap::with_capacity(ids.len());
    for ids in ids.chunks(AT_ONCE) {
        let ids: Vec<ProductId> = ids.iter().copied().map(ProductId).collect();
        names.extend(tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id.to_string(), product.name)));
    }
    Ok(names)
}
