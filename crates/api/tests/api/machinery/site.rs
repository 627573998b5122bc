//! Metadata for crawlers and link previews: the head of each public page, and 404 for unknown ones.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;
use tierway_accounts::{NewUser, Verification};
use tierway_application::Topic;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, at, new_dealer, product_draft};

use crate::support::{Answer, TestApp};

/// Some patterns of the front end.
const ROUTES: [&str; 13] = [
    "/",
    "/products",
    "/products/:productId",
    "/store/dealer",
    "/store/agent",
    "/store/:store",
    "/terms",
    "/login",
    "/orders/:orderId",
    "/stock",
    "/stock-counts/:countId",
    "/purchasing",
    "/dashboard/manufacturer/products/:productId?",
];

/// A product with a front end that knows its addresses.
pub async fn with_site() -> (TempDir, TestApp) {
    let directory = tempfile::tempdir().unwrap();
    let root = directory.path().to_owned();
    fs::create_dir(root.join(".vite")).unwrap();
    fs::write(root.join(".vite/routes.json"), json!(ROUTES).to_string()).unwrap();
    let page =
        "<!doctype html><html><head><!--head--><title>Own words</title><!--/head--></head><body>app</body></html>";
    fs::write(root.join("index.html"), page).unwrap();
    let app = TestApp::start_with(|config| config.frontend_dir = Some(root)).await;
    (directory, app)
}

async fn open(app: &TestApp, path: &str, status: u16) -> Answer {
    let page = app.guest().get(path).await;
    assert_eq!(page.status, status, "{path}");
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{path}");
    assert!(page.text().ends_with("<body>app</body></html>"), "{path} has the app");
    page
}

/// What the tag of this kind and name says.
fn meta<'p>(page: &'p Answer, kind: &str, name: &str) -> &'p str {
    let begin = format!("<meta {kind}=\"{name}\" content=\"");
    let found = page.text().split(&begin).nth(1).and_then(|rest| rest.split('"').next());
    found.unwrap_or_default()
}

fn title(page: &Answer) -> &str {
    page.text().split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap_or_default()
}

fn canonical(page: &Answer) -> &str {
    page.text().split("rel=\"canonical\" href=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

fn data(page: &Answer) -> Option<Value> {
    let text = page.text().split("<script type=\"application/ld+json\">").nth(1)?.split("</script>").next()?;
    Some(serde_json::from_str(text).unwrap())
}

/// A product on sale with a name that tries to get out of its place.
async fn hostile(app: &TestApp) -> i64 {
    app.write(|tx| {
        let mut draft = product_draft("Mango \"Ice\" </title><script>alert(1)</script>");
        draft.description =
            "Sweet & cold.\n  \"><img src=x onerror=alert(2)></script><script>alert(3)</script>".to_owned();
        draft.sku = "MNG-1".to_owned();
        draft.details.barcode = Some("4006381333931".to_owned());
        draft.details.images = vec!["https://cdn.example/a.png?x=1&y=\"2".to_owned()];
        tx.changed(Topic::Catalogue);
        Ok(add_product(tx, &draft, 5)?.id.0)
    })
    .await
}

#[actix_web::test]
async fn a_product_is_told_about_in_its_own_words() {
    let (_directory, app) = with_site().await;
    let id = hostile(&app).await;
    let page = open(&app, &format!("/products/{id}?utm=x"), 200).await;
    let base = &app.fakes().services().public_url;
    let name = "Mango &quot;Ice&quot; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
    assert_eq!(title(&page), format!("{name} · Tierway"));
    assert_eq!(canonical(&page), format!("{base}/products/{id}"));
    assert!(meta(&page, "name", "description").starts_with("Sweet &amp; cold. &quot;&gt;&lt;img"));
    for (kind, tag, text) in [
        ("property", "og:title", name),
        ("property", "og:type", "product"),
        ("property", "og:site_name", "Tierway"),
        ("property", "og:url", &format!("{base}/products/{id}")),
        ("property", "og:image", "https://cdn.example/a.png?x=1&amp;y=&quot;2"),
        ("name", "twitter:card", "summary_large_image"),
        ("name", "twitter:title", name),
    ] {
        assert_eq!(meta(&page, kind, tag), text, "{tag}");
    }
    let told = data(&page).unwrap();
    assert_eq!(
        (&told["@type"], &told["sku"], &told["gtin"]),
        (&json!("Product"), &json!("MNG-1"), &json!("4006381333931"))
    );
    assert_eq!(told["name"], "Mango \"Ice\" </title><script>alert(1)</script>");
    assert!(told.get("offers").is_none(), "guests see no price");
    assert_eq!(page.text().matches("<script").count(), 1, "{}", page.text());
    assert!(!page.text().contains("<img") && !page.text().contains("Own words"));
    let policy = page.header("content-security-policy");
    assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "{policy}");
}

#[actix_web::test]
async fn what_changes_is_told_at_once() {
    let (_directory, app) = with_site().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let body = json!({ "name": "Mango", "category": "E-Liquids", "manufacturerCost": "1" });
    let id = owner.post("/api/products", body).await.expect(201)["id"].as_i64().unwrap();
    let path = format!("/products/{id}");
    let page = open(&app, &path, 200).await;
    assert_eq!((title(&page), meta(&page, "name", "description")), ("Mango · Tierway", "Mango · E-Liquids · Tierway"));
    assert!(!page.text().contains("og:image"));
    let change = json!({ "name": "Papaya", "category": "E-Liquids", "description": "word ".repeat(100) });
    owner.put(&format!("/api/products/{id}"), change).await.expect(200);
    let page = open(&app, &path, 200).await;
    assert_eq!(title(&page), "Papaya · Tierway");
    assert!(meta(&page, "name", "description").ends_with("word…"));
    app.write(|tx| Ok(tx.settings().set("companyName", "Cloud & Co", at(0))?)).await;
    assert_eq!(title(&open(&app, &path, 200).await), "Papaya · Cloud &amp; Co");
}

#[actix_web::test]
async fn a_product_that_guests_do_not_see_is_not_there() {
    let (_directory, app) = with_site().await;
    let id = hostile(&app).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    app.write(move |tx| {
        tx.changed(Topic::Catalogue);
        Ok(tx.products().set_active(tierway_kernel::ProductId(id), false, at(9))?)
    })
    .await;
    for path in [&format!("/products/{id}"), "/products/999", "/products/x", "/products/0"] {
        let page = open(&app, path, 404).await;
        assert_eq!(
            (title(&page), meta(&page, "name", "robots")),
            ("404 Page Not Found · Tierway", "noindex"),
            "{path}"
        );
        assert_eq!((canonical(&page), data(&page)), ("", None), "{path}");
        assert!(!page.text().contains("Mango"), "{path}");
    }
    // Whoever may see it opens the same page, which asks the API.
    assert_eq!(owner.get(&format!("/api/products/{id}")).await.status, 200);
}

#[actix_web::test]
async fn stores_are_told_about_while_they_are_open() {
    let (_directory, app) = with_site().await;
    let mut open_store = new_dealer("dora");
    open_store.profile.company_name = Some("Dora's <Vapes>".to_owned());
    open_store.profile.country = Some("Malaysia".to_owned());
    open_store.profile.zone = Some("Penang".to_owned());
    let dealer = app.account(open_store).await.id.0;
    let waiting = app.account(NewUser { verification: Verification::Pending, ..new_dealer("wait") }).await.id.0;
    let customer = app.person(Role::Customer, "carl").await.id.0;
    for path in ["/store/dealer?q=mint&dealer=", "/store/doras-vapes-", "/store/the-former-name-", "/store/"] {
        let page = open(&app, &format!("{path}{dealer}"), 200).await;
        assert_eq!(title(&page), "Dora&#39;s &lt;Vapes&gt; · Tierway", "{path}");
        assert!(canonical(&page).ends_with(&format!("/store/doras-vapes-{dealer}")), "{path}");
        let text = "Dora&#39;s &lt;Vapes&gt; in Penang, Malaysia sets these prices.";
        assert!(meta(&page, "name", "description").starts_with(text), "{path}");
        assert_eq!(meta(&page, "property", "og:image"), "", "{path}");
    }
    for closed in [waiting.to_string(), customer.to_string(), "999".to_owned(), "x".to_owned()] {
        open(&app, &format!("/store/dealer?dealer={closed}"), 404).await;
        open(&app, &format!("/store/doras-vapes-{closed}"), 404).await;
    }
    let id = hostile(&app).await;
    let of_company = canonical(&open(&app, &format!("/products/{id}?dealer={dealer}"), 200).await).to_owned();
    assert!(of_company.ends_with(&format!("/products/{id}")), "one address for a product");
    open(&app, &format!("/products/{id}?dealer={waiting}"), 404).await;
    app.write(move |tx| Ok(tx.users().set_active(tierway_kernel::UserId(dealer), false)?)).await;
    open(&app, &format!("/store/dealer?dealer={dealer}"), 404).await;
}

#[actix_web::test]
async fn public_pages_have_their_words_and_others_are_not_to_be_found() {
    let (_directory, app) = with_site().await;
    let home = open(&app, "/", 200).await;
    assert_eq!(title(&home), "Tierway · Wholesale vape products");
    assert!(canonical(&home).ends_with('/'));
    let agents = open(&app, "/store/agent", 200).await;
    assert_eq!(meta(&agents, "name", "description"), "You earn $0.50 for every $14.00 your customers spend.");
    assert!(canonical(&open(&app, "/Terms/", 200).await).ends_with("/terms"), "one address, however it is written");
    for private in ["/login", "/orders/7", "/dashboard/manufacturer/products", "/dashboard/manufacturer/products/3"] {
        let page = open(&app, private, 200).await;
        assert_eq!((meta(&page, "name", "robots"), canonical(&page)), ("noindex", ""), "{private}");
    }
}

#[actix_web::test]
async fn an_address_without_a_page_is_not_found_with_the_page() {
    let (_directory, app) = with_site().await;
    for path in ["/no/such/page", "/product", "/products/7/more", "/index.html", "/wp-login.php", "/.vite/routes.json"]
    {
        let page = open(&app, path, 404).await;
        assert_eq!(page.header("cache-control"), "no-cache");
        assert_eq!(meta(&page, "name", "robots"), "noindex", "{path}");
    }
    let head = app.guest().request(actix_web::http::Method::HEAD, "/no/such/page").send().await;
    assert_eq!(head.status, 404);
    app.guest().get("/assets/gone.js").await.refused(404, "Not found.");
}
