//! The business time zone applies to figures, lists, earnings and files.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::commissions::earning::{paid, without_hold};
use crate::orders::shop::{admin, product, referred};
use crate::support::{Client, TestApp};

const LATE: &str = "2026-03-31T23:30:00Z";

async fn set(owner: &Client, zone: &str) -> crate::support::Answer {
    owner.patch("/api/settings", json!({ "values": [{ "key": "businessTimeZone", "value": zone }] })).await
}

/// How many orders count on a day: in figures, in trade, in the conversion, in the list and in the file.
async fn counted(owner: &Client, day: &str) -> [u64; 5] {
    let get =
        async |path: &str| -> Value { owner.get(&format!("{path}?from={day}&to={day}")).await.expect(200).clone() };
    let sales = get("/api/analytics/sales").await;
    let series = sales["series"].as_array().unwrap();
    assert_eq!((series.len(), &series[0]["start"]), (1, &json!(day)));
    let number = |value: &Value| value.as_u64().unwrap();
    let trade = get("/api/analytics/trade").await;
    let conversion = get("/api/analytics/conversion").await;
    let list = get("/api/orders").await;
    let file = owner.get(&format!("/api/exports/orders.csv?from={day}&to={day}")).await;
    let rows = file.text().lines().count() as u64 - 1;
    [
        number(&sales["total"]["orders"]),
        number(&trade["orders"]),
        number(&conversion["orders"]["placed"]),
        list.as_array().unwrap().len() as u64,
        rows,
    ]
}

#[actix_web::test]
async fn an_order_late_in_the_evening_of_utc_counts_on_the_day_of_the_business() {
    let app = TestApp::start().await;
    app.fakes().clock.set("2026-03-31T15:00:00Z".parse().unwrap());
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    without_hold(&owner, "10.00").await;
    let unknown = "Please choose a time zone by its name, such as Europe/London or Asia/Kuala_Lumpur.";
    set(&owner, "Asia/Atlantis").await.field_refused("businessTimeZone", unknown);
    app.fakes().clock.set(LATE.parse().unwrap());
    paid(&owner, &buyer, mango, 2).await;
    let both = async |days: [&str; 2]| [counted(&owner, days[0]).await, counted(&owner, days[1]).await];
    let days = ["2026-03-31", "2026-04-01"];
    assert_eq!(both(days).await, [[1; 5], [0; 5]], "UTC");
    app.run_jobs().await;
    assert_eq!(both(days).await, [[1; 5], [0; 5]], "UTC, summed up");

    set(&owner, "Asia/Kuala_Lumpur").await.expect(200);
    assert_eq!(app.guest().get("/api/settings/public").await.expect(200)["businessTimeZone"], "Asia/Kuala_Lumpur");
    assert_eq!(both(days).await, [[0; 5], [1; 5]], "half past seven in the morning, before the sums are made anew");
    assert!(app.run_jobs().await > 0, "the job comes forward");
    assert_eq!(both(days).await, [[0; 5], [1; 5]], "with the sums of the new days");
    let file = owner.get("/api/exports/orders.csv").await;
    let text = file.text();
    assert!(text.contains("Placed at (Asia/Kuala_Lumpur)") && text.contains("2026-04-01 07:30:00"), "{text}");
    assert!(file.header("content-disposition").contains("orders-2026-04-01.csv"));
    let last = owner.get("/api/analytics/sales").await.expect(200)["to"].clone();
    assert_eq!(last, "2026-04-01", "today");

    // What was entered keeps its month; what is entered now stands in that of the business.
    paid(&owner, &buyer, mango, 4).await;
    let series = agent.get("/api/commissions/summary").await.expect(200)["series"].clone();
    let point = |month: &str, commission: &str| json!({ "month": month, "commission": commission, "bonus": "0.00" });
    assert_eq!(series[10], point("2026-03", "0.50"));
    assert_eq!(series[11]["month"], "2026-04");
    let earned = series[11]["commission"].clone();
    assert_ne!(earned, "0.00");
    let bonus = agent.get("/api/commissions/summary").await.expect(200)["bonus"].clone();
    assert_eq!((&bonus["month"], &bonus["basis"]), (&json!("2026-04"), &earned));

    set(&owner, "America/New_York").await.expect(200);
    assert_eq!(both(days).await, [[2; 5], [0; 5]], "the evening before");
    app.run_jobs().await;
    assert_eq!(both(days).await, [[2; 5], [0; 5]]);
    let series = agent.get("/api/commissions/summary").await.expect(200)["series"].clone();
    assert_eq!(series[11], point("2026-03", "0.50"), "entries keep the month they were entered in");
    let faults = app.read(tierway_application::analytics::sales_faults).await;
    assert_eq!(faults, Vec::<String>::new());
}
