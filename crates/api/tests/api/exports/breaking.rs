//! An export whose database query fails midway.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::{Role, StoreError};
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_product, product_draft};

use crate::support::TestApp;

/// Does so many works and fails from then on.
struct FailingStore {
    store: Fresh,
    left: AtomicI64,
}

impl Store for FailingStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        if self.left.fetch_sub(1, Ordering::SeqCst) > 0 {
            self.store.submit(access, work);
        } else {
            work.finish(Err(StoreError::Unavailable));
        }
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.store.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, timeout: std::time::Duration) {
        self.store.await_change(topic, seen, timeout);
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }
}

#[actix_web::test]
async fn a_csv_table_that_breaks_off_does_not_end_as_a_whole_one() {
    let store = Arc::new(FailingStore { store: Fresh::new(), left: AtomicI64::new(i64::MAX) });
    let app = TestApp::over(store.clone()).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    app.write(|tx| {
        for number in 0..1203 {
            add_product(tx, &product_draft(&format!("Thing {number:04}")), 0)?;
        }
        Ok(())
    })
    .await;
    let path = "/api/exports/products.csv";
    let whole = owner.get(path).await.body;
    let (mut refused, mut broken) = (0, 0);
    for works in 0..100 {
        store.left.store(works, Ordering::SeqCst);
        let answer = owner.get(path).await;
        // The body of an answer that breaks off is an error, which the support reads as none.
        match (answer.status.as_u16(), answer.body.is_empty()) {
            (200, true) => broken += 1,
            (200, false) => {
                assert_eq!(answer.body, whole);
                assert!(refused > 0 && broken > 0, "{refused} refused, {broken} broken off");
                return;
            }
            (503, false) => refused += 1,
            other => panic!("{other:?}: {}", answer.text()),
        }
    }
    panic!("never read whole");
}
