//! Accounts and products.

use actix_web::http::Method;
use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Profile};
use tierway_application::commissions::approve_matured;

use tierway_kernel::{Actor, Role, UserId};
use tierway_testkit::builders::new_user;

use super::books::{Books, Person, SHIPPING, TAX, amount};
use super::chance::Chance;
use crate::shop::{admin, product};
use crate::support::{Answer, Client, TestApp};

/// Pieces of each product at the beginning.
pub const SHELF: i64 = 200_000;
/// A country of each region, and one of none.
const PLACES: [(Option<&str>, &str); 5] = [
    (Some("usa"), "Testland West"),
    (Some("canada"), "Testland North"),
    (Some("europe"), "Testland Middle"),
    (Some("asia"), "Testland East"),
    (None, "Nowhere"),
];

pub struct Market {
    pub app: TestApp,
    pub owner: Client,
    pub warehouse: Client,
    pub clients: Vec<Client>,
    pub books: Books,
    pub chance: Chance,
    keys: usize,
}

impl Market {
    /// 5 wholesalers, 20 dealers, 20 agents, 10 sub-agents and 200 customers, of whom agents and sub-agents have referred
    /// about the half.
    pub async fn open(seed: u64) -> Market {
        let app = TestApp::start().await;
        let owner = admin(&app).await;
        let values = json!([
            { "key": "sessionIdleHours", "value": "720" }, { "key": "sessionDays", "value": "90" },
            { "key": "taxBasisPoints", "value": TAX.to_string() }, { "key": "shippingCost", "value": amount(SHIPPING) },
            { "key": "newCustomerPieces", "value": "0" }, { "key": "unpaidOrderHours", "value": "" },
        ]);
        owner.patch("/api/settings", json!({ "values": values })).await.expect(200);
        let warehouse = app.signed_in_as(Role::Warehouse).await;
        let (books, chance) = (Books::default(), Chance::from(seed));
        let mut market = Market { app, owner, warehouse, clients: Vec::new(), books, chance, keys: 0 };
        market.name_regions().await;
        for (role, count) in [(Role::Wholesaler, 5), (Role::Dealer, 20), (Role::Agent, 20)] {
            for number in 0..count {
                market.join(role, number, None).await;
            }
        }
        for number in 0..10 {
            let agent = market.somebody(Role::Agent);
            market.join(Role::SubAgent, number, Some(agent)).await;
        }
        for number in 0..200 {
            let referrer = match market.chance.below(10) {
                0..=2 => Some(market.somebody(Role::Agent)),
                3..=4 => Some(market.somebody(Role::SubAgent)),
                _ => None,
            };
            market.join(Role::Customer, number, referrer).await;
        }
        for name in ["Mango Ice", "Mint", "Coil", "Tank", "Pod", "Battery"] {
            let id = product(&market.app, name, SHELF).await;
            market.books.products.push(id);
        }
        market
    }

    async fn name_regions(&self) {
        let known = self.owner.get("/api/regions").await.expect(200);
        let place = |index: usize| json!([{ "country": PLACES[index].1 }]);
        let regions = json!({ "usa": place(0), "canada": place(1), "europe": place(2), "asia": place(3) });
        self.owner.put("/api/regions", json!({ "version": known["version"], "regions": regions })).await.expect(200);
    }

    async fn join(&mut self, role: Role, number: usize, referrer: Option<usize>) {
        let (region, country) = PLACES[self.chance.below(PLACES.len())];
        let new = new_user(role, &format!("{role}-{number}"));
        let profile = Profile { country: Some(country.to_owned()), zone: None, ..new.profile.clone() };
        let referred_by = referrer.map(|place| UserId(self.books.people[place].id));
        let user = self.app.account(NewUser { profile, referred_by, ..new }).await;
        self.books.people.push(Person { id: user.id.0, role, referrer, region });
        self.clients.push(self.app.sign_in(user).await);
    }

    /// Somebody of a role, as a place in the list of people.
    pub fn somebody(&mut self, role: Role) -> usize {
        let of_role: Vec<usize> =
            (0..self.books.people.len()).filter(|place| self.books.people[*place].role == role).collect();
        of_role[self.chance.below(of_role.len())]
    }

    /// A product.
    pub fn product(&mut self) -> i64 {
        self.books.products[self.chance.below(self.books.products.len())]
    }

    /// Sends what creates money or stock movement, now and then twice under the same key, which must change nothing.
    pub async fn once(&mut self, client: &Client, path: &str, body: Value, status: u16) -> Value {
        self.keys += 1;
        let key = format!("month-{}", self.keys);
        let send = async || -> Answer {
            client.request(Method::POST, path).header("idempotency-key", &key).json(&body).send().await
        };
        let first = send().await;
        let answer = first.expect(status);
        if self.chance.in_hundred(12) {
            let again = send().await;
            assert_eq!(again.header("idempotency-replayed"), "true");
            assert_eq!(again.expect(status), answer, "the same request twice");
        }
        answer
    }

    /// Everybody reads their orders: sessions end after a month without a request.
    pub async fn everybody_looks_in(&self) {
        for client in &self.clients {
            client.get("/api/orders?limit=5").await.expect(200);
        }
    }

    /// The next day begins: commissions whose hold is over are approved, and what is due is done.
    pub async fn morning(&mut self) {
        self.app.fakes().clock.advance(Duration::days(1));
        let context = self.app.fakes().context(Actor::System);
        self.app.write(move |tx| approve_matured(tx, &context).map(|_| ())).await;
        self.app.run_jobs().await;
    }
}
