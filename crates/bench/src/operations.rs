//! The operations whose statements are recorded: run through the product's own use cases on the product's own store,
//! twice each with different subjects, and turned into templates. Each runs once before, and all at one moment of the
//! product's clock: what the product looks at now and then only (whether there are webhooks, once a second) a server
//! under load has looked at already, and so neither recording holds it.

use std::fmt;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::catalogue::{ProductFilters, ProductQuery, get_product, list_products};
use tierway_application::orders::{CartItem, PlaceOrder, place_order, update_order};
use tierway_application::{Access, Claim, Client, Context, Services, Store, transact_blocking};
use tierway_kernel::{Actor, Language, PageRequest, ProductId, Role, SignedIn, UserId};
use tierway_orders::{OrderPatch, Shipping};

use crate::Result;
use crate::bare::Link;
use crate::fill::Filled;
use crate::parameters::parameter_types;
use crate::record::{Recorded, listen};
use crate::template::{Subject, Template};

/// The operations as templates.
pub struct Operations {
    /// A guest's list of 50 products.
    pub list: Template,
    /// One product for a guest.
    pub product: Template,
    /// One product for a customer, whose session is read first.
    pub own_product: Template,
    /// An order of 3 lines under an idempotency key.
    pub order: Template,
}

/// The product's inside, opened in this process.
pub struct Inside<'a> {
    /// Its store.
    pub store: &'a Arc<dyn Store>,
    /// Its outside ports.
    pub services: &'a Arc<Services>,
    /// What is in the database.
    pub filled: &'a Filled,
    /// The moment at which everything happens.
    pub now: DateTime<Utc>,
}

type Take = (Vec<Recorded>, Subject);

impl Inside<'_> {
    /// Records all operations; `link` tells PostgreSQL's parameter types and is `None` on SQLite.
    pub fn operations(&self, mut link: Option<&mut Link>) -> Result<Operations> {
        let mut template = |operation: fn(&Self, usize) -> Result<Take>| {
            operation(self, 5)?;
            let (one, other) = (operation(self, 3)?, operation(self, 7)?);
            let typing = &mut |text: &str| link.as_deref_mut().map(|link| parameter_types(link, text)).transpose();
            Template::new((&one.0, &one.1), (&other.0, &other.1), typing)
        };
        Ok(Operations {
            list: template(Self::list)?,
            product: template(Self::product)?,
            own_product: template(Self::own_product)?,
            order: template(Self::order)?,
        })
    }

    fn context(&self, actor: Actor) -> Context {
        let client = Client { address: Some("127.0.0.1".to_owned()), user_agent: None };
        Context {
            actor,
            viewed_by: None,
            now: self.now,
            client,
            language: Language::En,
            services: Arc::clone(self.services),
        }
    }

    /// Every customer has ordered and paid before, as most who order have: one who has not may hold so many pieces only.
    pub fn establish_customers(&self) -> Result<()> {
        for customer in &self.filled.customers {
            let (buyer, admin) = (self.context(signed_in(UserId(*customer), Role::Customer)), self.admin());
            let command = order([0, 1, 2].map(|at| self.filled.products[at]));
            transact_blocking(self.store.as_ref(), Access::Write, move |tx| {
                let id = place_order(tx, &buyer, &command)?.order.id;
                let paid = OrderPatch { record_payment: true, ..OrderPatch::default() };
                update_order(tx, &admin, id, &paid, None)
            })?;
        }
        Ok(())
    }

    fn admin(&self) -> Context {
        self.context(signed_in(UserId(self.filled.admin), Role::Admin))
    }

    fn list(&self, _tenth: usize) -> Result<Take> {
        let context = self.context(Actor::Guest);
        let query = ProductQuery {
            filters: ProductFilters::default(),
            low_stock: false,
            sku: None,
            barcode: None,
            order: None,
            store: None,
            page: PageRequest::first(50),
        };
        let store = Arc::clone(self.store);
        let (page, statements) = listen(|| {
            let page = transact_blocking(store.as_ref(), Access::Read, move |tx| list_products(tx, &context, &query))?;
            Ok(page)
        })?;
        if page.items.len() != 50 {
            return Err(format!("the list has {} products instead of 50", page.items.len()).into());
        }
        Ok((statements, Subject::default()))
    }

    fn product(&self, tenth: usize) -> Result<Take> {
        let id = self.filled.products[self.filled.products.len() * tenth / 10];
        let ((), statements) = listen(|| self.read_product(id, Actor::Guest))?;
        Ok((statements, Subject { products: vec![id], ..Subject::default() }))
    }

    fn own_product(&self, tenth: usize) -> Result<Take> {
        let id = self.filled.products[self.filled.products.len() * tenth / 10];
        let customer = self.customer(tenth);
        let hash = self.filled.sessions[self.filled.sessions.len() * tenth / 10].clone();
        let ((), statements) = listen(|| {
            let asked = hash.clone();
            transact_blocking(self.store.as_ref(), Access::Read, move |tx| Ok(tx.sessions().find(&asked)?.is_some()))?;
            self.read_product(id, signed_in(customer, Role::Customer))
        })?;
        // The key of the session is what this operation is repeated under.
        Ok((statements, Subject { products: vec![id], key: Some(hash), ..Subject::default() }))
    }

    fn read_product(&self, id: i64, actor: Actor) -> Result<()> {
        let context = self.context(actor);
        transact_blocking(self.store.as_ref(), Access::Read, move |tx| get_product(tx, &context, ProductId(id), None))?;
        Ok(())
    }

    fn customer(&self, tenth: usize) -> UserId {
        UserId(self.filled.customers[self.filled.customers.len() * tenth / 10])
    }

    fn order(&self, tenth: usize) -> Result<Take> {
        let at = self.filled.products.len() * tenth / 10;
        let products = [0, 11, 29].map(|step| self.filled.products[at + step]);
        let customer = self.customer(tenth);
        let context = self.context(signed_in(customer, Role::Customer));
        let key = format!("recorded-{tenth}");
        let (command, claimed) = (order(products), key.clone());
        let (id, statements) = listen(|| {
            let id = transact_blocking(self.store.as_ref(), Access::Write, move |tx| {
                // The frame of `Call::write_once`: claim the key, work, keep the answer.
                let fingerprint = "0".repeat(64);
                if tx.idempotency().claim(customer, &claimed, &fingerprint, context.now)? == Claim::New {
                    let made = place_order(tx, &context, &command)?;
                    tx.idempotency().store_response(customer, &claimed, 201, &"x".repeat(1500))?;
                    return Ok(Some(made.order.id));
                }
                Ok(None)
            })?;
            Ok(id)
        })?;
        let order = id.map(|id| id.0);
        Ok((statements, Subject { products: products.to_vec(), customer: Some(customer.0), order, key: Some(key) }))
    }
}

fn signed_in(id: UserId, role: Role) -> Actor {
    Actor::User(SignedIn { id, role, position: None, verified: true, referred_by: None })
}

/// The order of [`crate::scenario::order_body`].
fn order(products: [i64; 3]) -> PlaceOrder {
    let item = |at: usize, tier: Option<&str>, quantity| CartItem {
        product_id: ProductId(products[at]),
        tier: tier.map(str::to_owned),
        quantity,
        expected_price: None,
    };
    PlaceOrder {
        items: Some(vec![item(0, None, 1), item(1, Some("pack"), 2), item(2, None, 3)]),
        shipping: Shipping {
            method: Some("Standard Shipping".to_owned()),
            address: Some("1 Quay Street".to_owned()),
            ..Shipping::default()
        },
        ..PlaceOrder::default()
    }
}

impl fmt::Display for Operations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, template) in [
            ("list", &self.list),
            ("product, guest", &self.product),
            ("product, customer", &self.own_product),
            ("order", &self.order),
        ] {
            writeln!(f, "{name}:")?;
            template.steps.iter().try_for_each(|step| writeln!(f, "  {}", step.pieces.join("?")))?;
        }
        Ok(())
    }
}
