//! Batches: creation, picking order, traceability.

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, product_draft};

use crate::orders::shop::{admin, change, order, product, stock};
use crate::support::{Client, TestApp};

pub const MOVEMENTS: &str = "/api/inventory/transactions";

/// A movement into or out of a batch.
pub fn movement(product: i64, kind: &str, quantity: i64, more: Value) -> Value {
    let mut body = json!({ "productId": product, "type": kind, "quantity": quantity });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// Takes pieces into a batch; the batch's id.
pub async fn fill(owner: &Client, product: i64, pieces: i64, code: &str, expires: Option<&str>) -> i64 {
    let more = json!({ "lotCode": code, "expiresOn": expires });
    let made = owner.post(MOVEMENTS, movement(product, "in", pieces, more)).await.expect(201);
    made["lotId"].as_i64().unwrap()
}

/// Code and balance of each batch of a product that has pieces, first to expire first.
pub async fn shelf(client: &Client, product: i64) -> Vec<(String, i64)> {
    let lots = client.get(&format!("/api/lots?productId={product}")).await.expect(200);
    let plain = |lot: &Value| (lot["code"].as_str().unwrap().to_owned(), lot["balance"].as_i64().unwrap());
    lots.as_array().unwrap().iter().map(plain).collect()
}

async fn kept_in_lots(app: &TestApp) -> i64 {
    let mut draft = product_draft("Liquid");
    draft.details.needs_lots = true;
    app.write(move |tx| Ok(add_product(tx, &draft, 0)?)).await.id.0
}

fn codes(rows: &[(&str, i64)]) -> Vec<(String, i64)> {
    rows.iter().map(|(code, pieces)| ((*code).to_owned(), *pieces)).collect()
}

#[actix_web::test]
async fn stock_in_makes_a_batch_and_joins_it() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    let dates = json!({ "lotCode": " B-7 ", "producedOn": "2026-03-01", "expiresOn": "2027-03-01" });
    let made = owner.post(MOVEMENTS, movement(id, "in", 10, dates.clone())).await.expect(201);
    assert_eq!(
        (&made["lotCode"], &made["lotBalanceAfter"], &made["balanceAfter"]),
        (&json!("B-7"), &json!(10), &json!(10))
    );
    assert_eq!(made.get("movements"), None, "one batch, one row");
    let joined = owner.post(MOVEMENTS, movement(id, "in", 5, json!({ "lotCode": "b-7" }))).await.expect(201);
    assert_eq!((&joined["lotId"], &joined["lotBalanceAfter"]), (&made["lotId"], &json!(15)));
    let lot = owner.get(&format!("/api/lots/{}", made["lotId"])).await.expect(200);
    assert_eq!((&lot["code"], &lot["stockIn"], &lot["balance"]), (&json!("B-7"), &json!(15), &json!(15)));
    assert_eq!(
        (&lot["producedOn"], &lot["expiresOn"], &lot["state"]),
        (&json!("2026-03-01"), &json!("2027-03-01"), &json!("open"))
    );
    assert_eq!((&lot["productName"], &lot["isHeld"]), (&json!("Coil"), &json!(false)));
    let events = lot["events"].as_array().unwrap();
    assert_eq!(
        (events.len(), &events[0]["event"], &events[0]["actorName"]),
        (1, &json!("created"), &json!(owner.user().full_name()))
    );
    let ledger = owner.get(&format!("{MOVEMENTS}?lotId={}", made["lotId"])).await;
    assert_eq!(ledger.total(), 2);
    assert_eq!(ledger.expect(200)[0]["lotCode"], "B-7");
    owner.get("/api/lots/999").await.problem(404);
}

#[actix_web::test]
async fn wrong_batches_are_refused_with_their_field() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (id, other) = (product(&app, "Coil", 20).await, product(&app, "Tank", 20).await);
    let lot = fill(&owner, id, 5, "B-7", Some("2027-03-01")).await;
    let needy = kept_in_lots(&app).await;
    let wrong = "Please enter a date such as 2027-03-31.";
    for (product, kind, pieces, more, field, sentence) in [
        (needy, "in", 1, json!({}), "lotCode", "This product is tracked by batch. Please enter the batch code."),
        (
            id,
            "in",
            1,
            json!({ "expiresOn": "2027-03-01" }),
            "lotCode",
            "Please enter the batch code these dates belong to.",
        ),
        (id, "in", 1, json!({ "lotCode": "x".repeat(61) }), "lotCode", "A batch code can have at most 60 characters."),
        (id, "in", 1, json!({ "lotCode": "C", "producedOn": "1.3.2026" }), "producedOn", wrong),
        (id, "in", 1, json!({ "lotCode": "C", "expiresOn": "soon" }), "expiresOn", wrong),
        (
            id,
            "in",
            1,
            json!({ "lotCode": "C", "producedOn": "2026-03-04" }),
            "producedOn",
            "The production date cannot be in the future.",
        ),
        (
            id,
            "in",
            1,
            json!({ "lotCode": "C", "producedOn": "2026-03-01", "expiresOn": "2026-02-28" }),
            "expiresOn",
            "The expiry date cannot be before the production date.",
        ),
        (
            id,
            "in",
            1,
            json!({ "lotCode": "C", "expiresOn": "1999-01-01" }),
            "expiresOn",
            "Please enter a date between 2000 and 2999.",
        ),
        (
            id,
            "in",
            1,
            json!({ "lotCode": "B-7", "expiresOn": "2027-03-02" }),
            "expiresOn",
            "Batch B-7 has a different expiry date: 1 March 2027.",
        ),
        (id, "out", 1, json!({ "lotCode": "C" }), "lotCode", "This product has no batch C."),
        (other, "out", 1, json!({ "lotCode": "B-7" }), "lotCode", "This product has no batch B-7."),
        (id, "out", 6, json!({ "lotCode": "B-7" }), "quantity", "Only 5 units of this batch are in stock."),
    ] {
        owner.post(MOVEMENTS, movement(product, kind, pieces, more)).await.field_refused(field, sentence);
    }
    owner.post(MOVEMENTS, movement(other, "out", 1, json!({ "lotId": lot }))).await.problem(404);
    let path = format!("/api/products/{needy}/stock");
    let set = |body: Value| owner.patch(&path, body);
    let sentence = "This product is tracked by batch. Please enter the batch code.";
    set(json!({ "stockBalance": 5 })).await.field_refused("lotCode", sentence);
    set(json!({ "stockBalance": 5, "lotCode": "N-1" })).await.expect(200);
    set(json!({ "stockBalance": 3 })).await.expect(200);
    assert_eq!(shelf(&owner, needy).await, codes(&[("N-1", 3)]));
    assert_eq!((stock(&app, id).await, stock(&app, other).await), ((25, 0), (20, 0)), "nothing else moved");
}

#[actix_web::test]
async fn what_expires_first_leaves_first() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 4).await;
    fill(&owner, id, 5, "late", Some("2027-03-01")).await;
    fill(&owner, id, 5, "soon", Some("2026-04-01")).await;
    fill(&owner, id, 5, "never", None).await;
    assert_eq!(shelf(&owner, id).await, codes(&[("soon", 5), ("late", 5), ("never", 5)]));
    let out = owner.post(MOVEMENTS, movement(id, "out", 7, json!({}))).await.expect(201);
    assert_eq!((&out["quantity"], &out["balanceAfter"], out.get("lotId")), (&json!(7), &json!(12), None));
    let rows = out["movements"].as_array().unwrap();
    let plain: Vec<_> = rows
        .iter()
        .map(|row| (&row["lotCode"], &row["quantity"], &row["balanceAfter"], &row["lotBalanceAfter"]))
        .collect();
    assert_eq!(
        plain,
        [(&json!("soon"), &json!(5), &json!(14), &json!(0)), (&json!("late"), &json!(2), &json!(12), &json!(3)),]
    );
    let told = owner.post(MOVEMENTS, movement(id, "out", 5, json!({ "lotCode": "NEVER" }))).await.expect(201);
    assert_eq!((&told["lotCode"], &told["balanceAfter"]), (&json!("never"), &json!(7)));
    let rest = owner.post(MOVEMENTS, movement(id, "out", 7, json!({}))).await.expect(201);
    let rows = rest["movements"].as_array().unwrap();
    assert_eq!((rows.len(), rows[1].get("lotId")), (2, None), "pieces without a batch leave last");
    assert_eq!(shelf(&owner, id).await, codes(&[]));
}

#[actix_web::test]
async fn orders_ship_by_expiry_and_come_back_into_the_same_batches() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 2).await;
    let soon = fill(&owner, id, 3, "soon", Some("2026-04-01")).await;
    let late = fill(&owner, id, 3, "late", Some("2027-03-01")).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let first = order(&buyer, id, 4).await;
    let second = order(&buyer, id, 4).await;
    change(&owner, first, json!({ "status": "shipped" })).await;
    assert_eq!(shelf(&owner, id).await, codes(&[("late", 2)]));
    change(&owner, second, json!({ "status": "shipped" })).await;
    assert_eq!((shelf(&owner, id).await, stock(&app, id).await), (codes(&[]), (0, 0)));

    let recalled = owner.get(&format!("/api/lots/{late}/recall")).await.expect(200);
    let plain: Vec<_> = recalled
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["orderId"].as_i64().unwrap(), row["pieces"].as_i64().unwrap()))
        .collect();
    assert_eq!(plain, [(first, 1), (second, 2)]);
    assert_eq!(
        (&recalled[0]["customerName"], &recalled[0]["email"]),
        (&json!(buyer.user().full_name()), &json!(buyer.user().email))
    );
    let staff = app.signed_in_as(Role::Employee).await;
    let seen = staff.get(&format!("/api/lots/{late}/recall")).await.expect(200);
    assert_eq!((&seen[0]["status"], seen[0].get("email"), seen[0].get("phone")), (&json!("shipped"), None, None));

    change(&owner, first, json!({ "status": "ready", "notes": "came back" })).await;
    assert_eq!(shelf(&owner, id).await, codes(&[("soon", 3), ("late", 1)]));
    assert_eq!(stock(&app, id).await, (4, 4));
    assert_eq!(owner.get(&format!("/api/lots/{soon}/recall")).await.expect(200), json!([]));
    change(&owner, first, json!({ "status": "shipped" })).await;
    change(&owner, second, json!({ "status": "ready", "notes": "came back" })).await;
    assert_eq!((shelf(&owner, id).await, stock(&app, id).await), (codes(&[("late", 2)]), (4, 4)));
    assert_eq!(app.read(tierway_application::inventory::ledger_faults).await, Vec::<String>::new());
}

#[actix_web::test]
async fn lists_show_what_is_asked_for() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (id, other) = (product(&app, "Coil", 0).await, product(&app, "Tank", 0).await);
    fill(&owner, id, 5, "B-1", Some("2026-03-20")).await;
    fill(&owner, id, 5, "B-2", Some("2026-06-01")).await;
    let gone = fill(&owner, other, 5, "C-1", Some("2026-05-01")).await;
    fill(&owner, other, 5, "B-3", None).await;
    owner.post(MOVEMENTS, movement(other, "out", 5, json!({ "lotId": gone }))).await.expect(201);
    let listed = |query: &'static str| {
        let owner = owner.clone();
        async move {
            let lots = owner.get(&format!("/api/lots{query}")).await.expect(200);
            lots.as_array().unwrap().iter().map(|lot| lot["code"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        }
    };
    assert_eq!(listed("").await, ["B-1", "B-2", "B-3"]);
    assert_eq!(listed("?state=all&sort=newest").await, ["B-3", "C-1", "B-2", "B-1"]);
    assert_eq!(listed("?state=all&sort=code").await, ["B-1", "B-2", "B-3", "C-1"]);
    assert_eq!(listed("?state=all&sort=-code").await, ["C-1", "B-3", "B-2", "B-1"]);
    assert_eq!(listed("?sort=-expiry").await, ["B-3", "B-2", "B-1"], "what never expires comes before what does");
    let first = owner.get("/api/lots?sort=-code&limit=2").await;
    let second = owner.get(&first.next().unwrap()).await.expect(200);
    assert_eq!((&first.json()[1]["code"], &second[0]["code"]), (&json!("B-2"), &json!("B-1")));
    owner.get("/api/lots?sort=pieces").await.refused(400, "The parameter sort is invalid.");
    assert_eq!(listed("?state=empty").await, ["C-1"]);
    assert_eq!(listed("?state=expiring").await, ["B-1"], "thirty days unless set otherwise");
    assert_eq!(listed("?state=expiring&expiresWithinDays=100").await, ["B-1", "B-2"]);
    assert_eq!(listed("?expiresWithinDays=18").await, ["B-1"]);
    assert_eq!(listed("?state=held").await, Vec::<String>::new());
    assert_eq!(listed("?state=all&q=c-").await, ["C-1"]);
    let page = owner.get("/api/lots?limit=2").await;
    assert_eq!((page.total(), page.next().is_some()), (3, true));
    let next = owner.get(&page.next().unwrap()).await.expect(200);
    assert_eq!((next.as_array().unwrap().len(), &next[0]["code"]), (1, &json!("B-3")));
    owner.get("/api/lots?state=lost").await.problem(400);
    app.signed_in_as(Role::Warehouse).await.get("/api/lots").await.expect(200);
    app.signed_in_as(Role::Wholesaler).await.get("/api/lots").await.problem(403);
}
