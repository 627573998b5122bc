//! Stock counts.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::lots::{MOVEMENTS, fill, movement, shelf};
use crate::orders::shop::{admin, order, product, stock};
use crate::support::TestApp;

const PATH: &str = "/api/stock-counts";

fn line(product: i64, lot: Option<i64>, expected: i64, counted: i64) -> Value {
    json!({ "productId": product, "lotId": lot, "expected": expected, "counted": counted })
}

fn count(lines: &[Value]) -> Value {
    json!({ "reason": "Shelf 4", "lines": lines })
}

#[actix_web::test]
async fn a_count_is_seen_before_and_posted_as_adjustments() {
    let app = TestApp::start().await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let owner = admin(&app).await;
    let (coil, tank) = (product(&app, "Coil", 7).await, product(&app, "Tank", 5).await);
    let lot = fill(&owner, coil, 10, "B-7", None).await;
    let lines = [line(coil, Some(lot), 10, 8), line(coil, None, 7, 9), line(tank, None, 5, 5)];
    let seen = staff.post(&format!("{PATH}/preview"), count(&lines)).await.expect(200);
    let plain: Vec<_> = seen
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (&line["balance"], &line["difference"], line.get("problem")))
        .collect();
    assert_eq!(plain, [(&json!(10), &json!(-2), None), (&json!(7), &json!(2), None), (&json!(5), &json!(0), None)]);
    assert_eq!(stock(&app, coil).await, (17, 0), "looking changes nothing");

    let posted = staff.post(PATH, count(&lines)).await.expect(201);
    assert_eq!(
        (&posted["reason"], &posted["lineCount"], &posted["differenceCount"]),
        (&json!("Shelf 4"), &json!(3), &json!(2))
    );
    assert_eq!(
        (&posted["piecesIn"], &posted["piecesOut"], &posted["createdByName"]),
        (&json!(2), &json!(2), &json!(staff.user().full_name()))
    );
    assert_eq!((&posted["lines"][0]["lotCode"], &posted["lines"][0]["difference"]), (&json!("B-7"), &json!(-2)));
    assert_eq!((stock(&app, coil).await, shelf(&owner, coil).await), ((17, 0), vec![("B-7".to_owned(), 8)]));
    let ledger = owner.get(&format!("{MOVEMENTS}?countId={}", posted["id"])).await;
    assert_eq!(ledger.total(), 2);
    let ledger = ledger.expect(200);
    for row in ledger.as_array().unwrap() {
        assert_eq!(
            (&row["reason"], &row["notes"], &row["countId"]),
            (&json!("adjustment"), &json!("Shelf 4"), &posted["id"])
        );
    }
    let read = staff.get(&format!("{PATH}/{}", posted["id"])).await.expect(200);
    assert_eq!(read, posted);
    let list = staff.get(PATH).await;
    assert_eq!(list.total(), 1);
    assert_eq!(list.expect(200)[0]["id"], posted["id"]);
    staff.get(&format!("{PATH}/999")).await.problem(404);
    assert_eq!(app.read(tierway_application::inventory::ledger_faults).await, Vec::<String>::new());
}

#[actix_web::test]
async fn nothing_is_posted_when_one_line_is_wrong() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (coil, tank) = (product(&app, "Coil", 10).await, product(&app, "Tank", 5).await);
    let lot = fill(&owner, coil, 10, "B-7", None).await;
    order(&app.signed_in_as(Role::Customer).await, coil, 15).await;
    let good = line(tank, None, 5, 4);
    let figure = "The quantity must be a whole number from 0 to 1,000,000,000.";
    for (bad, field, sentence) in [
        (line(999, None, 0, 1), "lines[1].productId", "Product not found."),
        (line(tank, Some(lot), 10, 9), "lines[1].lotId", "This batch does not belong to the product."),
        (line(coil, Some(999), 0, 9), "lines[1].lotId", "This batch does not belong to the product."),
        (good.clone(), "lines[1].productId", "This line is counted twice."),
        (line(coil, None, 10, -1), "lines[1].counted", figure),
        (json!({ "productId": coil, "expected": 10, "counted": "many" }), "lines[1].counted", figure),
        (json!({ "productId": coil, "counted": 1 }), "lines[1].expected", figure),
        (json!({ "expected": 1, "counted": 1 }), "lines[1].productId", "Product not found."),
        (
            line(coil, None, 10, 4),
            "lines[1].counted",
            "15 units are reserved for open orders; the count can be at most 5 lower.",
        ),
    ] {
        owner.post(PATH, count(&[good.clone(), bad])).await.field_refused(field, sentence);
    }
    let moved = owner.post(PATH, count(&[good.clone(), line(coil, None, 11, 12)])).await;
    let problem = moved.problem(409);
    assert_eq!(
        problem["errors"],
        json!([{
            "field": "lines[1].expected", "message": "The stock has changed since you counted: it is now 10.",
            "current": "10"
        }])
    );
    let preview = owner.post(&format!("{PATH}/preview"), count(&[line(coil, None, 11, 12)])).await.expect(200);
    assert_eq!(preview[0]["problem"], "The stock has changed since you counted: it is now 10.");
    owner.post(PATH, count(&[])).await.field_refused("lines", "Please count at least one product.");
    let many: Vec<Value> = (0..1001).map(|_| good.clone()).collect();
    owner.post(PATH, count(&many)).await.field_refused("lines", "Please post at most 1000 lines at once.");
    let nameless = json!({ "reason": " ", "lines": [good.clone()] });
    owner.post(PATH, nameless).await.field_refused("reason", "Please enter a reason for the stock count.");
    app.signed_in_as(Role::Dealer).await.post(PATH, count(&[good])).await.problem(403);
    assert_eq!((stock(&app, tank).await, stock(&app, coil).await), ((5, 0), (20, 15)));
    assert_eq!(owner.get(PATH).await.total(), 0);
}

#[actix_web::test]
async fn loose_pieces_are_not_found_where_all_lie_in_batches() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    let lot = fill(&owner, id, 10, "B-7", None).await;
    let sentence = "This product is tracked by batch. Please count each batch separately.";
    owner.post(PATH, count(&[line(id, None, 0, 10)])).await.field_refused("lines[0].lotId", sentence);
    owner.post(&format!("/api/lots/{lot}/hold"), json!({ "reason": "x" })).await.expect(200);
    owner.post(PATH, count(&[line(id, Some(lot), 10, 12)])).await.expect(201);
    owner.post(PATH, count(&[line(id, Some(lot), 12, 1)])).await.expect(201);
    assert_eq!(stock(&app, id).await, (1, 0));
    assert_eq!(app.read(tierway_application::inventory::ledger_faults).await, Vec::<String>::new());
}

#[actix_web::test]
async fn one_key_posts_once() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 10).await;
    let body = count(&[line(id, None, 10, 8)]);
    let send = || owner.request(Method::POST, PATH).header("Idempotency-Key", "count-1").json(&body).send();
    let answers = join_all((0..4).map(|_| send())).await;
    let ids: Vec<_> = answers.iter().map(|answer| answer.expect(201)["id"].clone()).collect();
    assert!(ids.iter().all(|other| *other == ids[0]), "{ids:?}");
    assert_eq!((stock(&app, id).await, owner.get(PATH).await.total()), ((8, 0), 1));
}

#[actix_web::test]
async fn a_counted_product_is_discontinued_instead_of_removed() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    owner.post(PATH, count(&[line(id, None, 0, 0)])).await.expect(201);
    let gone = owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);
    assert_eq!(gone["outcome"], "discontinued");
}

#[actix_web::test]
async fn production_is_counted_live_from_the_ledger() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    for (kind, pieces, reason) in [
        ("in", 1000, "production"),
        ("in", 50, "purchase"),
        ("out", 20, "damage"),
        ("out", 5, "expired"),
        ("out", 9, "sample"),
    ] {
        owner.post(MOVEMENTS, movement(id, kind, pieces, json!({ "reason": reason }))).await.expect(201);
    }
    let placed = order(&app.signed_in_as(Role::Customer).await, id, 30).await;
    crate::orders::shop::change(&owner, placed, json!({ "status": "shipped" })).await;
    let path = "/api/analytics/production";
    let figures = owner.get(path).await.expect(200);
    assert_eq!(
        (&figures["produced"], &figures["scrapped"], &figures["shipped"]),
        (&json!(1000), &json!(25), &json!(30))
    );
    assert_eq!(figures["scrapRate"], 0.025);
    let series = figures["series"].as_array().unwrap();
    assert_eq!((series.len(), &series[29]["start"], &series[29]["produced"]), (30, &json!("2026-03-02"), &json!(1000)));
    assert_eq!(
        figures["products"],
        json!([{ "productId": id, "name": "Coil", "sku": "COIL", "produced": 1000, "scrapped": 25 }])
    );
    let weeks = owner.get(&format!("{path}?from=2026-02-23&to=2026-03-08&bucket=week")).await.expect(200);
    let starts: Vec<_> = weeks["series"].as_array().unwrap().iter().map(|point| point["start"].clone()).collect();
    assert_eq!(starts, ["2026-02-23", "2026-03-02"]);
    let before = owner.get(&format!("{path}?to=2026-03-01&bucket=month")).await.expect(200);
    assert_eq!((&before["produced"], before.get("scrapRate"), &before["products"]), (&json!(0), None, &json!([])));
    owner
        .get(&format!("{path}?from=2026-03-02&to=2026-03-01"))
        .await
        .field_refused("from", "The first day cannot be after the last.");
    owner
        .get(&format!("{path}?from=2000-01-01"))
        .await
        .field_refused("bucket", "Please choose a shorter period or longer intervals.");
    owner.get(&format!("{path}?from=soon")).await.problem(400);
    owner.get(&format!("{path}?bucket=hour")).await.problem(400);
    app.signed_in_as(Role::Warehouse).await.get(path).await.problem(403);
}
