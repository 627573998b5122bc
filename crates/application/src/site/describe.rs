//! Metadata of public pages.

use tierway_catalogue::{Product, ProductFilter, ProductSort, StoreFront};
use tierway_kernel::{PageRequest, Permission, ProductId, UserId};

use crate::catalogue::{DetailedProduct, get_product};
use crate::pricing::{DealerStore, get_dealer_store};
use crate::settings::{PublicSettings, get_public_settings};
use crate::{Context, Failure, Transaction};

/// The subject named in the page's URL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// Nothing stored.
    Nothing,
    /// The catalogue from its beginning.
    Catalogue,
    /// A product, as a dealer's store sells it where one is named.
    Product(ProductId, Option<UserId>),
    /// The store of a dealer.
    Store(UserId),
}

/// What that is.
#[derive(Debug, Clone)]
pub enum Described {
    /// A page without dynamic data.
    Nothing,
    /// The first products of the catalogue, by name.
    Catalogue(Vec<Product>),
    /// A product.
    Product(Box<DetailedProduct>),
    /// The store of a dealer.
    Store(DealerStore),
}

/// How many products of the catalogue are described.
const FIRST_PRODUCTS: u32 = 3;

/// Metadata of a page.
#[derive(Debug, Clone)]
pub struct PageFacts {
    /// The company, its logo, its rates.
    pub settings: PublicSettings,
    /// The subject of the page; `None` if it is not visible to the caller.
    pub described: Option<Described>,
}

/// The subject of the page, as visible to the caller.
pub fn describe(tx: &mut dyn Transaction, context: &Context, subject: Subject) -> Result<PageFacts, Failure> {
    let settings = get_public_settings(tx, context)?;
    let described = match subject {
        Subject::Nothing => Ok(Described::Nothing),
        Subject::Catalogue => first_products(tx, context).map(Described::Catalogue),
        Subject::Product(id, dealer) => get_product(tx, context, id, dealer.map(StoreFront::Dealer))
            .map(|product| Described::Product(Box::new(product))),
        Subject::Store(dealer) => get_dealer_store(tx, context, dealer).map(Described::Store),
    };
    match described {
        Ok(described) => Ok(PageFacts { settings, described: Some(described) }),
        Err(Failure::NotFound(_)) => Ok(PageFacts { settings, described: None }),
        Err(failure) => Err(failure),
    }
}

fn first_products(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<Product>, Failure> {
    context.require(Permission::ListProducts)?;
    let filter = ProductFilter { is_active: Some(true), ..ProductFilter::default() };
    let page = PageRequest::first(FIRST_PRODUCTS);
    Ok(tx.products().list(&filter, ProductSort::Name, &page)?.items)
}
