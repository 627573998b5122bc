//! Responses are shared between users of the same profile, and with no one else (decision 71).

use actix_web::http::Method;
use chrono::Duration;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::{at, new_customer, new_dealer};

use super::watched::Watched;
use crate::integration::tokens::{get, make};
use crate::orders::shop::{admin, order, product, referred};
use crate::pricing::support::{PRICES, living, one, set};
use crate::support::{Client, TestApp};

const LIST: &str = "/api/products";

/// Somebody whom `referrer` referred and who lives there.
async fn friend(app: &TestApp, referrer: &Client, name: &str, country: &str) -> Client {
    let mut new = NewUser { referred_by: Some(referrer.user().id), ..new_customer(name) };
    new.profile.country = Some(country.to_owned());
    let user = app.account(new).await;
    app.sign_in(user).await
}

/// Everybody with the name of what they share.
async fn viewers(app: &TestApp) -> Vec<(&'static str, Client)> {
    let (abel, alma) = (living(app, Role::Agent, "abel", "USA").await, living(app, Role::Agent, "alma", "USA").await);
    let dana = living(app, Role::Dealer, "dana", "USA").await;
    let pending = NewUser { verification: Verification::Pending, ..new_dealer("newcomer") };
    let pending = app.account(pending).await;
    let pending = app.sign_in(pending).await;
    let looking = admin(app).await;
    looking.post(&format!("/api/users/{}/view-as", dana.id()), json!({})).await.expect(200);
    vec![
        ("nobody", app.guest()),
        ("dealers of the USA", dana),
        ("dealers of the USA", living(app, Role::Dealer, "dirk", "USA").await),
        ("dealers of the USA", looking),
        ("dealers of Asia", living(app, Role::Dealer, "dora", "Japan").await),
        ("dealers of nowhere", living(app, Role::Dealer, "dean", "Atlantis").await),
        ("waiting dealers", pending),
        ("friends in the USA", friend(app, &abel, "fay", "USA").await),
        ("friends in the USA", friend(app, &alma, "finn", "USA").await),
        ("friends in the USA", friend(app, &living(app, Role::Dealer, "dave", "USA").await, "fred", "USA").await),
        ("friends in Asia", friend(app, &abel, "fumi", "Japan").await),
        ("agents of the USA", abel),
        ("agents of the USA", alma),
        ("sub-agents of the USA", living(app, Role::SubAgent, "sue", "USA").await),
        ("customers", living(app, Role::Customer, "cleo", "USA").await),
        ("customers", living(app, Role::Customer, "chie", "Japan").await),
        ("wholesalers", living(app, Role::Wholesaler, "wanda", "USA").await),
        ("staff", app.signed_in_employee("Driver").await),
        ("staff", app.signed_in_as(Role::Warehouse).await),
        ("who buys in", app.signed_in_employee("Manager").await),
        ("who buys in", app.signed_in_employee("Purchaser").await),
        ("owners", admin(app).await),
        ("owners", app.signed_in_as(Role::Manufacturer).await),
    ]
}

#[actix_web::test]
async fn people_of_one_profile_share_and_no_others_do() {
    let (app, store) = Watched::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    for (audience, region, price) in
        [("dealer", "usa", "12.11"), ("dealer", "asia", "12.22"), ("agent", "usa", "11.11"), ("agent", "asia", "11.22")]
    {
        set(&owner, audience, mint, region, price).await;
    }
    let viewers = viewers(&app).await;
    // Who they are and where they live is known from here on.
    for (_, viewer) in &viewers {
        viewer.get(&format!("{LIST}/{mint}")).await.expect(200);
    }
    let mut fresh = Vec::new();
    for (place, (_, viewer)) in viewers.iter().enumerate() {
        fresh.push(viewer.get(&format!("{LIST}?own={place}")).await.expect(200));
    }
    for (first, (one, maker)) in viewers.iter().enumerate() {
        for (second, (other, taker)) in viewers.iter().enumerate() {
            let path = format!("{LIST}?pair={first}-{second}");
            let before = store.asked();
            assert_eq!(maker.get(&path).await.expect(200), fresh[first]);
            assert_eq!(store.asked(), before + 1, "{one} asks for it first");
            assert_eq!(taker.get(&path).await.expect(200), fresh[second], "{other} after {one}");
            assert_eq!(store.asked() == before + 1, one == other, "{other} after {one}");
        }
    }
    // What they share differs between any two kinds that differ in prices or stock.
    let prices = |place: usize| fresh[place][0]["yourPrice"].clone();
    assert_eq!(
        [prices(1), prices(4), prices(7), prices(10)].map(|price| price.as_str().unwrap().to_owned()),
        ["12.11", "12.22", "11.11", "11.22"]
    );
}

#[actix_web::test]
async fn what_is_kept_costs_the_database_nothing() {
    let (app, store) = Watched::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyers = [living(&app, Role::Dealer, "dana", "USA").await, app.signed_in_as(Role::Customer).await, app.guest()];
    let card = format!("{LIST}/{mint}");
    let paths =
        [LIST, &card, "/api/products?q=mint", "/api/products/facets", "/api/categories", "/api/settings/public"];
    for buyer in &buyers {
        for path in paths {
            buyer.get(path).await.expect(200);
        }
        let asked = store.asked();
        for path in paths {
            buyer.get(path).await.expect(200);
        }
        assert_eq!(store.asked(), asked);
    }
}

#[actix_web::test]
async fn a_buyers_answer_has_a_tag_and_comes_compressed() {
    let app = TestApp::start().await;
    for number in 0..20 {
        product(&app, &format!("Mint {number}"), 10).await;
    }
    let dealer = living(&app, Role::Dealer, "dana", "USA").await;
    let plain = dealer.get(LIST).await;
    let tag = plain.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    let known = dealer.request(Method::GET, LIST).header("if-none-match", &tag).send().await;
    assert_eq!((known.status.as_u16(), known.body.len(), known.header("cache-control")), (304, 0, "no-store"));
    for _ in 0..2 {
        let small = dealer.request(Method::GET, LIST).header("accept-encoding", "gzip, br").send().await;
        let mut body = Vec::new();
        brotli::BrotliDecompress(&mut small.body.as_ref(), &mut body).unwrap();
        assert_eq!((small.header("content-encoding"), body.as_slice()), ("br", plain.body.as_ref()));
    }
    let zipped = dealer.request(Method::GET, LIST).header("accept-encoding", "gzip").send().await;
    assert_eq!(zipped.header("content-encoding"), "gzip");
    // The tag of one kind of buyer is not another's.
    let customer = app.signed_in_as(Role::Customer).await;
    assert_eq!(customer.request(Method::GET, LIST).header("if-none-match", &tag).send().await.status, 200);
    order(&dealer, plain.json()[0]["id"].as_i64().unwrap(), 1).await;
    assert_eq!(dealer.request(Method::GET, LIST).header("if-none-match", &tag).send().await.status, 200, "one is sold");
}

#[actix_web::test]
async fn of_many_who_ask_at_once_one_makes_it() {
    let (app, store) = Watched::start().await;
    product(&app, "Mint", 100).await;
    let dealers = [living(&app, Role::Dealer, "dana", "USA").await, living(&app, Role::Dealer, "dirk", "USA").await];
    for dealer in &dealers {
        dealer.get("/api/products?warm=1").await.expect(200);
    }
    let before = store.asked();
    store.hold();
    let all = join_all((0..40).map(|number| {
        let path = if number < 30 { LIST } else { "/api/products?limit=7" };
        let client = dealers[number % 2].clone();
        async move { client.get(path).await }
    }));
    let later = async {
        // Everybody has asked by now: nothing else runs on this thread.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        store.release();
    };
    let (answers, ()) = futures_util::future::join(all, later).await;
    let bodies: Vec<Value> = answers.iter().map(|answer| answer.expect(200)).collect();
    assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
    assert_eq!(store.asked(), before + 2, "one for each of the two addresses");
}

#[actix_web::test]
async fn who_waits_for_an_answer_that_fails_asks_for_themselves() {
    let (app, store) = Watched::start().await;
    store.hold();
    let answers = join_all((0..5).map(|_| {
        let guest = app.guest();
        async move { guest.get("/api/products/987654").await }
    }));
    let later = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        store.release();
    };
    let (answers, ()) = futures_util::future::join(answers, later).await;
    answers.iter().for_each(|answer| drop(answer.problem(404)));
    let id = product(&app, "Mint", 1).await;
    app.guest().get(&format!("{LIST}/{id}")).await.expect(200);
}

#[actix_web::test]
async fn a_price_that_starts_later_shows_when_it_starts() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    let (dealer, agent) =
        (living(&app, Role::Dealer, "dana", "USA").await, living(&app, Role::Agent, "abel", "USA").await);
    let path = format!("{LIST}/{mint}");
    let pays = async |client: &Client| {
        let (card, list) = (client.get(&path).await.expect(200), client.get(LIST).await.expect(200));
        assert_eq!(card["yourPrice"], list[0]["yourPrice"]);
        card["yourPrice"].clone()
    };
    // Within the second for which other instances' changes may go unnoticed: only the plan itself tells.
    let mut plan = one("dealer", mint, "usa", json!("11.50"));
    plan["effectiveFrom"] = json!(at(0) + Duration::milliseconds(500));
    owner.put(PRICES, plan).await.expect(200);
    assert_eq!((pays(&dealer).await, pays(&agent).await), (json!("16.00"), json!("13.00")));
    app.fakes().clock.advance(Duration::milliseconds(499));
    assert_eq!(pays(&dealer).await, "16.00");
    app.fakes().clock.advance(Duration::milliseconds(1));
    assert_eq!((pays(&dealer).await, pays(&agent).await), (json!("11.50"), json!("13.00")));
}

#[actix_web::test]
async fn a_dealers_store_is_the_same_for_all_customers_and_closes_at_once() {
    let (app, store) = Watched::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    let dealer = living(&app, Role::Dealer, "dana", "USA").await;
    let customers =
        [living(&app, Role::Customer, "cleo", "USA").await, living(&app, Role::Customer, "chie", "Japan").await];
    let path = format!("{LIST}?store=dealer:{}", dealer.id());
    let price = async |client: &Client| client.get(&path).await.expect(200)[0]["storePrice"].clone();
    for customer in &customers {
        customer.get(&format!("{LIST}/{mint}")).await.expect(200);
    }
    assert_eq!(price(&customers[0]).await, "16.00");
    let asked = store.asked();
    assert_eq!(price(&customers[1]).await, "16.00");
    assert_eq!(store.asked(), asked, "they share it");
    let own = format!("/api/dealer-pricing/{}/{mint}", dealer.id());
    dealer.put(&own, json!({ "customPrice": "18.50" })).await.expect(200);
    assert_eq!((price(&customers[0]).await, price(&app.guest()).await), (json!("18.50"), json!("18.50")));
    owner.post(&format!("/api/users/{}/deactivate", dealer.id()), json!({})).await.expect(200);
    for client in [&customers[0], &customers[1], &app.guest()] {
        client.get(&path).await.problem(404);
    }
    owner.post(&format!("/api/users/{}/activate", dealer.id()), json!({})).await.expect(200);
    assert_eq!(price(&customers[1]).await, "18.50");
}

#[actix_web::test]
async fn a_token_sees_what_its_owner_sees_and_no_more_than_its_scopes_open() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    set(&admin(&app).await, "dealer", mint, "usa", "12.11").await;
    let dealer = living(&app, Role::Dealer, "dana", "USA").await;
    let agent = living(&app, Role::Agent, "abel", "USA").await;
    let seen = dealer.get(LIST).await.expect(200);
    let (reads, _) = make(&dealer, &["products:read"]).await;
    let (orders, _) = make(&dealer, &["orders:read"]).await;
    let (others, _) = make(&agent, &["products:read"]).await;
    assert_eq!(get(&app, &reads, LIST).await.expect(200), seen);
    assert_eq!(get(&app, &others, LIST).await.expect(200), agent.get(LIST).await.expect(200));
    assert_ne!(get(&app, &others, LIST).await.expect(200), seen);
    get(&app, &orders, LIST).await.refused(403, "This API token lacks the scope products:read.");
    get(&app, "tw_nonsense", LIST).await.problem(401);
}

#[actix_web::test]
async fn people_who_become_others_see_what_those_see() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    set(&owner, "agent", mint, "usa", "11.11").await;
    set(&owner, "agent", mint, "asia", "11.22").await;
    let agent = living(&app, Role::Agent, "abel", "USA").await;
    let friend = referred(&app, &agent, "fay").await;
    let path = format!("{LIST}/{mint}");
    let pays = async |client: &Client| client.get(&path).await.expect(200)["yourPrice"].clone();
    assert_eq!((pays(&agent).await, pays(&friend).await), (json!("11.11"), json!("11.22")));
    for (country, price) in [("USA", "11.11"), ("Atlantis", "13.00"), ("Japan", "11.22")] {
        friend.patch(&format!("/api/users/{}", friend.id()), json!({ "country": country })).await.expect(200);
        assert_eq!(pays(&friend).await, price, "{country}");
    }
    // An approval that is taken back hides the prices at once, in the same session.
    let id = agent.user().id;
    let becomes = async |from, to| app.write(move |tx| Ok(tx.users().set_verification(id, from, to, None)?)).await;
    assert!(becomes(Verification::Approved, Verification::Pending).await);
    assert_eq!(pays(&agent).await, Value::Null);
    assert!(becomes(Verification::Pending, Verification::Approved).await);
    assert_eq!(pays(&agent).await, "11.11");
}
