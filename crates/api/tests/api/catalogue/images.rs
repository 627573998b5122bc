//! Pictures of products.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::orders::shop::admin;
use crate::support::{Answer, Client, TestApp};

const NO_IMAGE: &str = "Please select an image file.";
const MOST: usize = 5 * 1024 * 1024;

fn png(bytes: usize) -> String {
    let mut content = vec![0; bytes];
    content[..4].copy_from_slice(&[0x89, b'P', b'N', b'G']);
    format!("data:image/png;base64,{}", STANDARD.encode(content))
}

async fn create(owner: &Client, image: Value) -> Answer {
    owner.post("/api/products", json!({ "name": "Coil", "category": "Parts", "imageUrl": image })).await
}

#[actix_web::test]
async fn five_megabytes_are_taken_and_one_byte_more_is_not() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let made = create(&owner, json!(png(MOST))).await.expect(201);
    let url = made["imageUrl"].as_str().unwrap();
    assert!(url.starts_with("/media/") && url.ends_with(".jpg"), "{url}");
    assert_eq!(app.guest().get(url).await.body.len(), MOST);
    assert!(made["cardImageUrl"].as_str().unwrap().ends_with("-card.jpg"));
    assert!(made["thumbImageUrl"].as_str().unwrap().ends_with("-thumb.jpg"));
    let refused = create(&owner, json!(png(MOST + 1))).await;
    refused.field_refused("imageUrl", "Please select an image under 5MB.");
    let refused = create(&owner, json!(png(2 * MOST))).await;
    refused.field_refused("imageUrl", "Please select an image under 5MB.");
    assert_eq!(owner.get("/api/products").await.total(), 1);
}

#[actix_web::test]
async fn what_is_no_picture_is_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let svg = STANDARD.encode("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>");
    for image in [
        format!("data:image/svg+xml;base64,{svg}"),
        format!("data:image/png;base64,{svg}"),
        "data:image/png;base64,%%%".to_owned(),
        "data:image/png,abc".to_owned(),
        "javascript:alert(1)".to_owned(),
        "http://example.com/a.png".to_owned(),
        "/media/../../etc/passwd".to_owned(),
    ] {
        create(&owner, json!(image)).await.field_refused("imageUrl", NO_IMAGE);
    }
}

#[actix_web::test]
async fn a_picture_is_kept_replaced_or_removed() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let made = create(&owner, json!(png(64))).await.expect(201);
    let path = format!("/api/products/{}", made["id"]);
    let own = made["imageUrl"].clone();
    let put = |image: Option<Value>| {
        let mut body = json!({ "name": "Coil", "category": "Parts" });
        if let Some(image) = image {
            body["imageUrl"] = image;
        }
        owner.put(&path, body)
    };
    async fn image(answer: impl Future<Output = Answer>) -> Value {
        answer.await.expect(200)["imageUrl"].clone()
    }
    assert_eq!(image(put(None)).await, own, "not sent: it stays");
    assert_eq!(image(put(Some(own.clone()))).await, own, "its own address: it stays");
    let absolute = format!("{}{}", tierway_testkit::fakes::PUBLIC_URL, own.as_str().unwrap());
    assert_eq!(image(put(Some(json!(absolute)))).await, own, "with the product's own host");
    let elsewhere = json!("https://cdn.example/coil.png");
    assert_eq!(image(put(Some(elsewhere.clone()))).await, elsewhere);
    assert_eq!(image(put(Some(json!(null)))).await, json!(null), "null removes it");
    assert_eq!(image(put(Some(own.clone()))).await, own);
    assert_eq!(image(put(Some(json!("")))).await, json!(null), "an empty text removes it");
}

#[actix_web::test]
async fn several_pictures_keep_their_order() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let body =
        json!({ "name": "Coil", "category": "Parts", "images": [png(64), "https://cdn.example/b.png", png(65)] });
    let made = owner.post("/api/products", body).await.expect(201);
    let urls = |product: &Value| -> Vec<Value> {
        product["images"].as_array().unwrap().iter().map(|image| image["imageUrl"].clone()).collect()
    };
    let [first, elsewhere, last] = urls(&made).try_into().unwrap();
    assert_eq!((&made["imageUrl"], &elsewhere), (&first, &json!("https://cdn.example/b.png")));
    assert_eq!(made["images"][0]["thumbImageUrl"], made["thumbImageUrl"]);
    assert_eq!(made["images"][1]["cardImageUrl"], elsewhere);

    let path = format!("/api/products/{}", made["id"]);
    let put = async |change: Value| {
        let mut body = json!({ "name": "Coil", "category": "Parts" });
        body.as_object_mut().unwrap().append(&mut change.as_object().unwrap().clone());
        owner.put(&path, body).await.expect(200)
    };
    assert_eq!(urls(&put(json!({})).await).len(), 3, "not sent: they stay");
    let turned = put(json!({ "images": [last, first, last], "imageUrl": "https://cdn.example/no.png" })).await;
    assert_eq!(urls(&turned), [last.clone(), first.clone()], "images count, each once");
    assert_eq!(app.guest().get(&path).await.expect(200)["imageUrl"], last);
    let older = put(json!({ "imageUrl": "https://cdn.example/new.png" })).await;
    assert_eq!(
        urls(&older),
        [json!("https://cdn.example/new.png"), first.clone()],
        "an older program knows the first one"
    );
    assert_eq!(urls(&put(json!({ "imageUrl": null })).await), [first]);
    let none = put(json!({ "images": [] })).await;
    assert_eq!((urls(&none), none.get("imageUrl")), (vec![], None));
}

#[actix_web::test]
async fn each_wrong_picture_is_named_and_too_many_are_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let create = async |images: Value| {
        owner.post("/api/products", json!({ "name": "Coil", "category": "Parts", "images": images })).await
    };
    create(json!([png(64), "http://cdn.example/a.png"])).await.field_refused("images[1]", NO_IMAGE);
    create(json!([png(MOST + 1)])).await.field_refused("images[0]", "Please select an image under 5MB.");
    let many = vec!["https://cdn.example/a.png"; 11];
    create(json!(many)).await.field_refused("images", "A product has at most 10 pictures.");
    let gone = "This picture no longer exists. Please upload it again.";
    create(json!(["/media/0123456789abcdef0123456789abcdef.png"])).await.field_refused("images", gone);
    assert_eq!(owner.get("/api/products").await.total(), 0);
}
