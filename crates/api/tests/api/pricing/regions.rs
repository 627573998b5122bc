//! The table of regions.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::support::living;
use crate::support::TestApp;

const REGIONS: &str = "/api/regions";

fn counts(table: &Value) -> Vec<(u64, u64)> {
    let regions = table["regions"].as_array().unwrap().iter();
    regions.map(|region| (region["dealerCount"].as_u64().unwrap(), region["agentCount"].as_u64().unwrap())).collect()
}

#[actix_web::test]
async fn regions_count_who_lives_there() {
    let app = TestApp::start().await;
    living(&app, Role::Dealer, "tex", "USA").await;
    let zoe = living(&app, Role::Dealer, "zoe", "Germany").await;
    living(&app, Role::Agent, "aya", "Japan").await;
    living(&app, Role::Dealer, "lost", "Atlantis").await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let table = wholesaler.get(REGIONS).await.expect(200);
    assert_eq!(table["version"], 1);
    assert_eq!(counts(&table), [(1, 0), (0, 0), (1, 0), (0, 1)]);
    assert_eq!((&table["dealersElsewhere"], &table["agentsElsewhere"]), (&json!(1), &json!(0)));
    let names: Vec<&Value> = table["regions"].as_array().unwrap().iter().map(|region| &region["name"]).collect();
    assert_eq!(names, ["USA", "Canada", "Europe", "Asia"]);

    let members = wholesaler.get("/api/regions/europe/members").await;
    assert_eq!(members.total(), 1);
    let member = &members.expect(200)[0];
    assert_eq!((&member["id"], &member["fullName"]), (&json!(zoe.id()), &json!("Zoe Test")));
    assert_eq!((&member["country"], &member["companyName"]), (&json!("Germany"), &json!("Zoe Trading")));
    assert!(member.get("email").is_none(), "no contact data");
    let sentence = "Your role does not allow this.";
    wholesaler.get("/api/regions/asia/members?role=agent").await.refused(403, sentence);
    let admin = app.signed_in_as(Role::Admin).await;
    assert_eq!(admin.get("/api/regions/asia/members?role=agent").await.expect(200)[0]["fullName"], "Aya Test");
    admin.get("/api/regions/mars/members").await.problem(404);
    admin.get("/api/regions/asia/members?role=customer").await.problem(400);
}

#[actix_web::test]
async fn members_come_page_by_page() {
    let app = TestApp::start().await;
    for name in ["ada", "bob", "cid"] {
        living(&app, Role::Dealer, name, "Canada").await;
    }
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let first = wholesaler.get("/api/regions/canada/members?limit=2").await;
    let names = |answer: &Value| -> Vec<String> {
        answer.as_array().unwrap().iter().map(|one| one["fullName"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!((first.total(), names(&first.expect(200))), (3, vec!["Cid Test".to_owned(), "Bob Test".to_owned()]));
    // Whoever joins in the meantime moves nobody to another page.
    living(&app, Role::Dealer, "dan", "Canada").await;
    living(&app, Role::Dealer, "eve", "Germany").await;
    let rest = wholesaler.get(&first.next().unwrap()).await;
    assert_eq!(names(&rest.expect(200)), ["Ada Test"]);
    assert!(rest.next().is_none());
}

#[actix_web::test]
async fn the_table_is_replaced_by_who_saw_it() {
    let app = TestApp::start().await;
    living(&app, Role::Dealer, "quinn", "Canada").await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let body = json!({ "version": 1, "regions": {
        "usa": [{ "country": " Canada ", "zone": "kuala lumpur" }, { "country": "United States" }],
        "canada": [{ "country": "Canada" }],
    } });
    let table = wholesaler.put(REGIONS, body.clone()).await.expect(200);
    assert_eq!(table["version"], 2);
    let places = json!([{ "country": "Canada", "zone": "kuala lumpur" }, { "country": "United States" }]);
    assert_eq!((&table["regions"][0]["places"], &table["regions"][3]["places"]), (&places, &json!([])));
    assert_eq!(counts(&table), [(1, 0), (0, 0), (0, 0), (0, 0)], "the zone goes before its country");
    let sentence = "The regions were changed in the meantime. Please reload them.";
    wholesaler.put(REGIONS, body).await.refused(409, sentence);
    let twice = json!({ "version": 2, "regions": {
        "usa": [{ "country": "Canada" }], "asia": [{ "country": "CANADA", "zone": " " }]
    } });
    wholesaler.put(REGIONS, twice).await.field_refused("regions.asia[0]", "CANADA already belongs to USA.");
    let nameless = json!({ "version": 2, "regions": { "europe": [{ "country": "" }] } });
    wholesaler.put(REGIONS, nameless).await.field_refused("regions.europe[0].country", "Please enter a country.");
    assert_eq!(wholesaler.get(REGIONS).await.expect(200)["version"], 2);
}
