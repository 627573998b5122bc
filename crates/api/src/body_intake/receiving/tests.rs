#![allow(clippy::unwrap_used, reason = "tests")]

use actix_web::test::TestRequest;
use futures_util::stream;
use tierway_testkit::{Fakes, Fresh};

use super::*;
use crate::ApiConfig;

/// A product with these rules, and a request to it.
fn receiving(change: impl FnOnce(&mut BodyLimits)) -> (Fresh, Receiving) {
    let fresh = Fresh::sqlite();
    let mut config = ApiConfig::for_public_url("http://localhost");
    change(&mut config.body_intake);
    let app = App::new(Arc::clone(&fresh.store), Arc::new(Fakes::new().services()), config);
    let request = TestRequest::default().app_data(web::Data::new(app)).to_http_request();
    let receiving = Receiving::begin(&request).unwrap();
    (fresh, receiving)
}

fn chunks(count: usize, length: usize) -> impl Stream<Item = Result<Bytes, ()>> + Unpin {
    stream::iter((0..count).map(move |number| Ok(Bytes::from(vec![u8::try_from(number % 251).unwrap(); length]))))
}

fn refusals() -> Refusals<'static> {
    Refusals {
        too_large: &|| Problem::malformed("large"),
        unreadable: &|| Problem::malformed("broken"),
        at_once: false,
    }
}

#[actix_web::test]
async fn a_long_body_waits_on_disk_and_comes_back_as_it_was() {
    let (_fresh, mut receiving) = receiving(|rules| rules.in_memory = 1000);
    let held = receiving.collect(&mut chunks(50, 400), 20_000, refusals()).await.unwrap();
    assert!(held.file.is_some() && held.buffer.len() <= 1000, "{} bytes in memory", held.buffer.len());
    let on_disk = Arc::clone(&receiving.app.body_intake.on_disk);
    assert!(on_disk.load(Ordering::Relaxed) >= 19_000);
    assert_eq!(held.len(), 20_000);
    let bytes = load(held).await.unwrap();
    assert!(
        bytes.len() == 20_000
            && bytes.chunks(400).enumerate().all(|(at, chunk)| chunk.iter().all(|b| usize::from(*b) == at))
    );
    assert_eq!(on_disk.load(Ordering::Relaxed), 0, "given back");
}

#[actix_web::test]
async fn a_body_that_is_too_long_keeps_nothing() {
    let (_fresh, mut receiving) = receiving(|rules| rules.in_memory = 1000);
    let refused = receiving.collect(&mut chunks(60, 400), 20_000, refusals()).await.err().unwrap();
    assert_eq!(refused.detail, "large");
    assert_eq!(receiving.app.body_intake.on_disk.load(Ordering::Relaxed), 0);
}

#[actix_web::test]
async fn bodies_on_disk_have_a_limit_together() {
    let (_fresh, mut receiving) = receiving(|rules| (rules.in_memory, rules.most_on_disk) = (1000, 10_000));
    let _first = receiving.collect(&mut chunks(20, 400), 20_000, refusals()).await.unwrap();
    let refused = receiving.collect(&mut chunks(20, 400), 20_000, refusals()).await.err().unwrap();
    assert_eq!(refused.status, 503);
}

#[actix_web::test]
async fn whole_bodies_share_the_memory_until_they_are_answered() {
    let (_fresh, first) = receiving(|rules| {
        (rules.in_memory, rules.most_memory, rules.timeout) = (1000, 40_000, Duration::from_millis(20));
    });
    let other = TestRequest::default().app_data(first.app.clone()).to_http_request();
    let second = Receiving::begin(&other).unwrap();
    first.share(10_000).await.unwrap();
    assert_eq!(second.share(10_000).await.unwrap_err().status, 503);
    second.share(1000).await.unwrap();
    drop(first);
    second.share(10_000).await.unwrap();
}

#[actix_web::test]
async fn who_sends_nothing_or_next_to_nothing_is_told_so() {
    let (_fresh, mut silent) = receiving(|rules| rules.idle = Duration::from_millis(20));
    let mut never = stream::pending::<Result<Bytes, ()>>();
    assert_eq!(silent.collect(&mut never, 20_000, refusals()).await.err().unwrap().status, 408);

    let (_fresh, mut slow) =
        receiving(|rules| (rules.grace, rules.least_rate) = (Duration::from_millis(40), 1_000_000));
    let mut drops = Box::pin(stream::unfold((), |()| async {
        tokio::time::sleep(Duration::from_millis(2)).await;
        Some((Ok::<_, ()>(Bytes::from_static(b"x")), ()))
    }));
    assert_eq!(slow.collect(&mut drops, usize::MAX, refusals()).await.err().unwrap().status, 408);
}
