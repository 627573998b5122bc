//! Random changes in random order: a cached response always equals the response of a server with an empty cache.

use std::collections::BTreeMap;

use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{User, Verification};
use tierway_application::Random as _;
use tierway_catalogue::{OwnPrices, Region};
use tierway_kernel::{Money, ProductId, Role, UserId};
use tierway_testkit::FakeRandom;
use tierway_testkit::builders::at;

use super::watched::Watched;
use crate::orders::shop::{admin, product, referred, units};
use crate::pricing::support::{PRICES, living, one};
use crate::support::{Answer, Client, TestApp};

const CHANGES: &str = "/api/wholesaler/price-changes";
const STEPS: usize = 64;
/// How many answers are compared after each step.
const COMPARED: usize = 30;

/// Chances.
struct Chance(FakeRandom);

impl Chance {
    fn below(&self, end: usize) -> usize {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        usize::try_from(u64::from_le_bytes(bytes) % end as u64).unwrap()
    }

    fn of<'a, T>(&self, some: &'a [T]) -> &'a T {
        &some[self.below(some.len())]
    }

    fn price(&self) -> String {
        format!("{}.{:02}", 10 + self.below(12), self.below(100))
    }
}

/// The shop and the people in it.
struct Shop {
    app: TestApp,
    chance: Chance,
    owner: Client,
    /// Dealers with a public store.
    store: User,
    mover: Client,
    waiting: Client,
    turncoat: Client,
    clerk: Client,
    buyer: Client,
    others: Vec<Client>,
    products: Vec<i64>,
}

impl Shop {
    async fn open(app: TestApp, seed: u64) -> Shop {
        let mut products = Vec::new();
        for name in ["Mint", "Mango Ice", "Coil"] {
            products.push(product(&app, name, 4).await);
        }
        let agent = living(&app, Role::Agent, "abel", "USA").await;
        let others = vec![
            app.guest(),
            living(&app, Role::Dealer, "dana", "USA").await,
            living(&app, Role::Dealer, "dora", "Japan").await,
            referred(&app, &agent, "fay").await,
            agent,
            living(&app, Role::Wholesaler, "wanda", "USA").await,
        ];
        let store = living(&app, Role::Dealer, "stan", "USA").await.user().clone();
        Shop {
            chance: Chance(FakeRandom::seeded(seed)),
            owner: admin(&app).await,
            store,
            mover: living(&app, Role::Dealer, "mona", "USA").await,
            waiting: living(&app, Role::Dealer, "will", "USA").await,
            turncoat: living(&app, Role::Customer, "tom", "USA").await,
            clerk: app.signed_in_employee("Driver").await,
            buyer: living(&app, Role::Customer, "cleo", "Canada").await,
            others,
            products,
            app,
        }
    }

    fn product(&self) -> i64 {
        *self.chance.of(&self.products)
    }

    fn viewers(&self) -> Vec<Client> {
        let some = [&self.owner, &self.mover, &self.waiting, &self.turncoat, &self.clerk, &self.buyer];
        some.into_iter().chain(&self.others).cloned().collect()
    }

    fn paths(&self) -> Vec<String> {
        let (store, first, last) = (self.store.id, self.products[0], self.products[self.products.len() - 1]);
        vec![
            "/api/products".to_owned(),
            "/api/products?limit=2&sort=price".to_owned(),
            "/api/products?q=mint".to_owned(),
            "/api/products?inStock=true".to_owned(),
            "/api/products?sort=stock".to_owned(),
            "/api/products?store=agent".to_owned(),
            format!("/api/products?store=dealer:{store}"),
            "/api/products/facets".to_owned(),
            format!("/api/products/facets?store=dealer:{store}"),
            format!("/api/products/{first}"),
            format!("/api/products/{last}"),
            format!("/api/products/{first}?store=dealer:{store}"),
            "/api/categories".to_owned(),
            "/api/settings/public".to_owned(),
        ]
    }

    /// Changes something: each kind in turn, and one by chance in between. Its name, and whether it was taken.
    async fn step(&mut self, number: usize) -> (&'static str, bool) {
        let kind = if number.is_multiple_of(2) { number / 2 } else { self.chance.below(16) };
        match kind % 16 {
            0 => ("price", self.set_price(None).await),
            1 => {
                let later = *self.chance.of(&[300, 900, 60_000]);
                ("planned price", self.set_price(Some(Duration::milliseconds(later))).await)
            }
            2 | 3 => {
                let time = *self.chance.of(&[200, 700, 45_000]);
                self.app.fakes().clock.advance(Duration::milliseconds(time));
                ("time", true)
            }
            4 => ("undoing", self.undo().await),
            5 => ("regions", self.move_region().await),
            6 => ("address", self.move_house().await),
            7 => ("role", self.change_role().await),
            8 => ("approval", self.review().await),
            9 => ("product", self.change_product().await),
            10 => ("on sale", self.turn_product().await),
            11 => ("new product", self.add_product().await),
            12 => ("stock", self.move_stock().await),
            13 => ("order", self.order().await),
            14 => ("store", self.change_store().await),
            _ => ("setting or position", self.set_something().await),
        }
    }

    async fn set_price(&self, later: Option<Duration>) -> bool {
        let price = if self.chance.below(5) == 0 { Value::Null } else { json!(self.chance.price()) };
        let region = *self.chance.of(&["usa", "asia"]);
        let mut body = one(self.chance.of::<&str>(&["dealer", "agent"]), self.product(), region, price);
        if let Some(later) = later {
            body["effectiveFrom"] = json!(self.app.now() + later);
        }
        self.owner.put(PRICES, body).await.status.is_success()
    }

    async fn undo(&self) -> bool {
        let list = self.owner.get(CHANGES).await.expect(200);
        let Some(change) = list.get(self.chance.below(3)) else { return false };
        self.owner.post(&format!("{CHANGES}/{}/undo", change["id"]), json!({})).await.status.is_success()
    }

    async fn move_region(&self) -> bool {
        let to = *self.chance.of(&[Region::Usa, Region::Asia]);
        self.app
            .write(move |tx| {
                let mut table = tx.prices().regions()?;
                table.places.iter_mut().filter(|place| place.country == "Japan").for_each(|place| place.region = to);
                Ok(tx.prices().set_regions(table.version, &table.places)?)
            })
            .await
    }

    async fn move_house(&self) -> bool {
        let (id, country) = (self.mover.user().id, *self.chance.of(&["USA", "Japan", "Atlantis"]));
        self.app
            .write(move |tx| {
                let mut user = tx.users().by_id(id)?.unwrap();
                user.profile.country = Some(country.to_owned());
                tx.users().save_profile(&user)?;
                Ok(true)
            })
            .await
    }

    /// Customer, agent in waiting, and back; signed in again, since another role ends the sessions.
    async fn change_role(&mut self) -> bool {
        let id = self.turncoat.user().id;
        let user = self.app.read(move |tx| Ok(tx.users().by_id(id)?.unwrap())).await;
        let role = if user.role == Role::Customer { "agent" } else { "customer" };
        let changed = self.owner.put(&format!("/api/users/{id}/role"), json!({ "role": role })).await;
        self.turncoat = self.app.sign_in(user).await;
        changed.status.is_success()
    }

    async fn review(&self) -> bool {
        let id = self.waiting.user().id;
        self.app
            .write(move |tx| {
                let (from, to) = match tx.users().by_id(id)?.unwrap().verification {
                    Verification::Approved => (Verification::Approved, Verification::Pending),
                    other => (other, Verification::Approved),
                };
                Ok(tx.users().set_verification(id, from, to, None)?)
            })
            .await
    }

    async fn change_product(&self) -> bool {
        let name = *self.chance.of(&["Mint", "Mint Ice", "Lemon"]);
        let prices: [String; 4] = std::array::from_fn(|_| self.chance.price());
        let body = json!({
            "name": name, "category": self.chance.of(&["Pods", "E-Liquids"]), "manufacturerCost": prices[0],
            "customerPrice": prices[1], "agentPrice": prices[2], "suggestedDealerMinPrice": prices[3],
        });
        self.owner.put(&format!("/api/products/{}", self.product()), body).await.status.is_success()
    }

    async fn turn_product(&self) -> bool {
        let path = format!("/api/products/{}", self.product());
        let restored = self.owner.post(&format!("{path}/restore"), json!({})).await.status.is_success();
        restored || self.owner.delete(&format!("{path}/delete")).await.status.is_success()
    }

    async fn add_product(&mut self) -> bool {
        let name = format!("Mint {}", self.products.len());
        let body = json!({ "name": name, "category": "Pods", "manufacturerCost": "4", "customerPrice": "9" });
        let made = self.owner.post("/api/products", body).await;
        if let Some(id) = made.json()["id"].as_i64().filter(|_| made.status.is_success()) {
            self.products.push(id);
        }
        made.status.is_success()
    }

    async fn move_stock(&self) -> bool {
        let (kind, quantity) = (*self.chance.of(&["in", "out"]), 1 + self.chance.below(4));
        let body = json!({ "productId": self.product(), "type": kind, "quantity": quantity, "reason": "adjustment" });
        self.owner.post("/api/inventory/transactions", body).await.status.is_success()
    }

    /// Of the first product that can be bought.
    async fn order(&self) -> bool {
        for product in &self.products {
            if self.buyer.post("/api/orders", units(*product, 1)).await.status.is_success() {
                return true;
            }
        }
        false
    }

    /// The dealer asks another price or closes, or opens again.
    async fn change_store(&self) -> bool {
        let (dealer, product) = (self.store.id, ProductId(self.product()));
        let minor = i64::try_from(1_600 + self.chance.below(900)).unwrap();
        match self.chance.below(3) {
            0 => {
                let is_open = self.app.read(move |tx| Ok(tx.users().by_id(dealer)?.unwrap().is_active)).await;
                let what = if is_open { "deactivate" } else { "activate" };
                self.owner.post(&format!("/api/users/{dealer}/{what}"), json!({})).await.status.is_success()
            }
            removes => {
                let own = (removes == 1).then(|| OwnPrices::of_piece(Money::of(minor)));
                self.app.write(move |tx| Ok(tx.prices().set_dealer_price(dealer, product, own, None, at(0))?)).await
            }
        }
    }

    async fn set_something(&self) -> bool {
        let clerk: UserId = self.clerk.user().id;
        match self.chance.below(2) {
            0 => {
                let name = format!("Company {}", self.chance.below(100));
                let body = json!({ "values": [{ "key": "companyName", "value": name }] });
                self.owner.patch("/api/settings", body).await.status.is_success()
            }
            _ => {
                let position = *self.chance.of(&["Driver", "Manager", "Purchaser"]);
                self.app.write(move |tx| Ok(tx.employees().set_position(clerk, position, None)?)).await
            }
        }
    }
}

/// The visible part of a response.
fn content(answer: &Answer) -> (u16, String, String, String) {
    let body = if answer.status.is_success() { answer.text().to_owned() } else { String::new() };
    (answer.status.as_u16(), body, answer.header("x-total-count").to_owned(), answer.header("link").to_owned())
}

async fn kept_answers_are_fresh(seed: u64) {
    let (app, store) = Watched::start().await;
    let mut shop = Shop::open(app, seed).await;
    let (mut taken, mut kept) = (BTreeMap::new(), 0);
    let mut history = Vec::new();
    for number in 0..STEPS {
        let (what, is_taken) = shop.step(number).await;
        *taken.entry(what).or_insert(0) += usize::from(is_taken);
        history.push((what, is_taken));
        let fresh = shop.app.anew().await;
        let (viewers, paths) = (shop.viewers(), shop.paths());
        for _ in 0..COMPARED {
            let (who, path) = (shop.chance.below(viewers.len()), shop.chance.of(&paths));
            let asked = store.asked();
            let answer = content(&viewers[who].get(path).await);
            kept += usize::from(store.asked() == asked);
            let expected = content(&fresh.guest().with_cookie(viewers[who].cookie()).get(path).await);
            assert_eq!(answer, expected, "viewer {who} at {path} of seed {seed} after {history:?}");
        }
    }
    assert!(kept > STEPS, "{kept} answers were kept ones");
    let never: Vec<_> = taken.iter().filter(|(_, count)| **count == 0).collect();
    assert!(taken.len() == 15 && never.is_empty(), "{taken:?}");
}

#[actix_web::test]
async fn kept_answers_are_fresh_whatever_changes() {
    kept_answers_are_fresh(1).await;
}

#[actix_web::test]
async fn kept_answers_are_fresh_whatever_changes_in_another_order() {
    kept_answers_are_fresh(20_260).await;
}
