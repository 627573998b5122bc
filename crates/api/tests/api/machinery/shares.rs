//! Slow reports block only other reports.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use futures_util::future::{join, join_all};
use tierway_application::{Access, Share, Transaction, Verdict, Work};
use tierway_kernel::{Role, StoreError};
use tierway_testkit::Fresh;

use crate::orders::shop;
use crate::support::TestApp;

const REPORTS: usize = 8;
/// Whoever hears nothing for so long never will.
const NEVER: Duration = Duration::from_secs(60);

/// Work that goes on once nobody holds the other end.
struct Held(mpsc::Receiver<()>);

impl Work for Held {
    fn run(&mut self, _: &mut dyn Transaction) -> Verdict {
        // Nothing is ever sent.
        let _released = self.0.recv();
        Verdict::Commit
    }

    fn finish(self: Box<Self>, _: Result<(), StoreError>) {}
}

#[actix_web::test]
async fn slow_reports_leave_sessions_lists_and_orders_alone() {
    let fresh = Fresh::new();
    let store = Arc::clone(&fresh.store);
    let app = TestApp::over(Arc::clone(&store)).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let lamp = shop::product(&app, "Lamp", 10).await;
    let mut holders = Vec::new();
    for _ in 0..REPORTS {
        let (holder, held) = mpsc::channel();
        holders.push(holder);
        store.submit_to(Share::Reports, Access::Read, Box::new(Held(held)));
    }
    let paths = ["/api/analytics/sales", "/api/exports/orders.csv", "/api/analytics/trade", "/api/analytics/metrics"];
    let reports = join_all((0..REPORTS).map(|number| admin.get(paths[number % paths.len()])));
    let others = async {
        // All of them stand behind what holds their threads.
        while store.load().reports.taken + store.load().reports.waiting < 2 * REPORTS as u64 {
            actix_web::rt::time::sleep(Duration::from_millis(1)).await;
        }
        buyer.get("/api/auth/me").await.expect(200);
        buyer.get("/api/products").await.expect(200);
        shop::order(&buyer, lamp, 1).await;
        drop(holders);
    };
    let (reports, ()) =
        actix_web::rt::time::timeout(NEVER, join(reports, others)).await.expect("somebody waits for ever");
    for report in reports {
        assert_eq!(report.status, 200);
    }
}
