//! Sizes of product lists.

use actix_web::http::Method;
use tierway_catalogue::ProductDetails;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, product_draft};

use crate::support::TestApp;

/// Most bytes of a list as it travels.
const MOST: usize = 200_000;
const WORDS: [&str; 24] = [
    "mango",
    "cooling",
    "coil",
    "resistance",
    "ceramic",
    "battery",
    "leak-proof",
    "smooth",
    "airflow",
    "bottle",
    "nicotine",
    "draw",
    "charging",
    "silicone",
    "flavour",
    "indicator",
    "recycled",
    "mouthpiece",
    "mesh",
    "refill",
    "compact",
    "certified",
    "carton",
    "warranty",
];

/// Numbers that repeat too late to be packed.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn text(&mut self, words: usize) -> String {
        let word = |_| WORDS[self.next() as usize % WORDS.len()];
        (0..words).map(word).collect::<Vec<_>>().join(" ")
    }

    /// A key as the hash of a picture makes it.
    fn key(&mut self) -> String {
        let digits: String = (0..8).map(|_| format!("{:08x}", (self.next() << 1) as u32)).collect();
        format!("{digits}.jpg")
    }
}

/// 500 products with ten pictures, texts of about 800 characters and every field filled in: a page of the default length
/// travels to a manufacturer, who sees everything, in less than 200 kB.
#[actix_web::test]
async fn a_list_of_products_with_everything_stays_small() {
    let app = TestApp::start().await;
    app.write(|tx| {
        let mut numbers = Numbers(7);
        for number in 0..500 {
            let mut draft = product_draft(&format!("{} {number}", numbers.text(4)));
            draft.sku = format!("SKU-{:08}", numbers.next());
            draft.description = numbers.text(100);
            draft.agent_price = tierway_kernel::Money::from_minor((numbers.next() % 9000) as i64);
            draft.details =
                ProductDetails { images: (0..10).map(|_| numbers.key()).collect(), ..ProductDetails::default() };
            add_product(tx, &draft, (numbers.next() % 500) as i64 + 1)?;
        }
        Ok(())
    })
    .await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let plain = owner.get("/api/products").await;
    let items = plain.expect(200);
    assert_eq!((items.as_array().unwrap().len(), plain.total()), (200, 500));
    for field in ["imageUrl", "cardImageUrl", "thumbImageUrl", "manufacturerCost", "bulkUnit", "stockReserved"] {
        assert!(items[0].get(field).is_some(), "{field}");
    }
    for encoding in ["br", "gzip"] {
        let packed = owner.request(Method::GET, "/api/products").header("accept-encoding", encoding).send().await;
        assert_eq!(packed.header("content-encoding"), encoding);
        assert!(packed.body.len() < MOST, "{encoding}: {} bytes of {}", packed.body.len(), plain.body.len());
    }
}
