//! `/sitemap.xml` and `/robots.txt`.

use tierway_accounts::{NewUser, Verification};
use tierway_application::Topic;
use tierway_kernel::{ProductId, Role};
use tierway_testkit::builders::{add_product, at, new_dealer, product_draft};

use super::site::with_site;
use crate::support::{Answer, TestApp};

fn addresses(map: &Answer) -> Vec<String> {
    assert_eq!((map.status.as_u16(), map.header("content-type")), (200, "application/xml; charset=utf-8"));
    let rest = map.text().split("<loc>").skip(1);
    rest.map(|part| part.split("</loc>").next().unwrap().to_owned()).collect()
}

async fn shelve(app: &TestApp, names: &[&'static str]) -> Vec<i64> {
    let names = names.to_vec();
    app.write(move |tx| {
        tx.changed(Topic::Catalogue);
        Ok(names
            .iter()
            .map(|name| Ok(add_product(tx, &product_draft(name), 1)?.id.0))
            .collect::<Result<_, tierway_kernel::StoreError>>()?)
    })
    .await
}

#[actix_web::test]
async fn the_map_names_what_guests_see_and_nothing_else() {
    let (_directory, app) = with_site().await;
    let base = app.fakes().services().public_url;
    let ids = shelve(&app, &["Mint", "Cola", "Kiwi"]).await;
    let gone = ids[1];
    app.write(move |tx| Ok(tx.products().set_active(ProductId(gone), false, at(5))?)).await;
    let dealer = app.account(new_dealer("dora")).await.id.0;
    app.account(NewUser { verification: Verification::Pending, ..new_dealer("wait") }).await;
    app.account(NewUser { is_active: false, ..new_dealer("gone") }).await;
    app.person(Role::Customer, "carl").await;
    app.write(|tx| {
        tx.changed(Topic::Catalogue);
        Ok(())
    })
    .await;
    let map = app.guest().get("/sitemap.xml").await;
    let found = addresses(&map);
    for path in ["/", "/products", "/dealers", "/become-agent", "/store/dealer", "/store/agent", "/register", "/terms"]
    {
        assert!(found.contains(&format!("{base}{path}")), "{path} in {found:?}");
    }
    let of = |beginning: &str| -> Vec<&str> {
        let whole = format!("{base}{beginning}");
        found.iter().filter_map(|address| address.strip_prefix(whole.as_str())).collect()
    };
    assert_eq!(of("/products/"), [ids[0].to_string(), ids[2].to_string()]);
    assert_eq!(of("/store/dora-trading-"), [dealer.to_string()]);
    assert!(found.iter().all(|address| !address.contains("/dashboard") && !address.contains("/login")), "{found:?}");
    let line = format!("<url><loc>{base}/products/{}</loc><lastmod>", ids[0]);
    assert!(map.text().contains(&line), "{}", map.text());
    assert!(map.text().starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset "));
    assert!(map.text().ends_with("</urlset>\n"));
}

#[actix_web::test]
async fn the_map_follows_the_catalogue_and_the_stores() {
    let (_directory, app) = with_site().await;
    let count = async || addresses(&app.guest().get("/sitemap.xml").await).len();
    let before = count().await;
    let ids = shelve(&app, &["Mint"]).await;
    assert_eq!(count().await, before + 1);
    let dealer = app.account(new_dealer("dora")).await.id;
    app.write(move |tx| Ok((tx.users().set_active(dealer, false)?, tx.users().set_active(dealer, true)?))).await;
    assert_eq!(count().await, before + 2);
    app.write(move |tx| Ok(tx.users().set_active(dealer, false)?)).await;
    assert_eq!(count().await, before + 1, "a store that was closed");
    let part = app.guest().get("/sitemap-products-0.xml").await;
    assert_eq!(addresses(&part), [format!("{}/products/{}", app.fakes().services().public_url, ids[0])]);
    for missing in ["/sitemap-products-1.xml", "/sitemap-stores-0.xml"] {
        app.guest().get(missing).await.refused(404, "Not found.");
    }
    assert!(addresses(&app.guest().get("/sitemap-pages.xml").await).len() >= 8);
}

#[actix_web::test]
async fn robots_are_led_to_the_map_and_away_from_the_rest() {
    let (_directory, app) = with_site().await;
    let robots = app.guest().get("/robots.txt").await;
    assert_eq!((robots.status.as_u16(), robots.header("content-type")), (200, "text/plain; charset=utf-8"));
    let lines: Vec<&str> = robots.text().lines().collect();
    for closed in ["/api/", "/dashboard", "/login", "/orders", "/stock", "/stock-counts", "/purchasing"] {
        assert!(lines.contains(&format!("Disallow: {closed}").as_str()), "{closed}: {lines:?}");
    }
    for open in ["/products", "/terms", "/store", "/register"] {
        assert!(!lines.contains(&format!("Disallow: {open}").as_str()), "{open}: {lines:?}");
    }
    let map = format!("Sitemap: {}/sitemap.xml", app.fakes().services().public_url);
    assert_eq!(lines.last(), Some(&map.as_str()));
}
