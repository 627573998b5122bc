//! The product under test.

use std::rc::Rc;
use std::sync::Arc;

use actix_web::body::BoxBody;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::test::{self, TestRequest};
use actix_web::{App as Http, Error, web};
use chrono::Duration;
use futures_util::future::LocalBoxFuture;
use tierway_adapters::{CatalogueSearch, CleanDocuments, KrillaRenderer, OfficeSheets, SystemClock};
use tierway_api::{ApiConfig, App, configure_app};
use tierway_application::{Access, Failure, Services, Store, StoreClock, StoreLoad, Transaction, transact};
use tierway_kernel::Clock;
use tierway_testkit::Fresh;
use tierway_testkit::{FakeRandom, Fakes};

type Calling = LocalBoxFuture<'static, Result<ServiceResponse<BoxBody>, Error>>;

/// A product of its own for one test, over SQLite or, when `TIERWAY_TEST_POSTGRES` is set, PostgreSQL.
#[derive(Clone)]
pub struct TestApp(Rc<Inner>);

struct Inner {
    call: Box<dyn Fn(TestRequest) -> Calling>,
    fakes: Fakes,
    clock: Arc<dyn Clock>,
    store: Arc<dyn Store>,
    // Last: the database goes when nobody uses it any more.
    fresh: Option<Fresh>,
}

impl TestApp {
    /// A product with nothing in it.
    pub async fn start() -> TestApp {
        TestApp::start_with(|_| {}).await
    }

    /// The same on PostgreSQL, for tests that are ignored where there is no server.
    pub async fn on_postgres() -> TestApp {
        let fresh = Fresh::postgres();
        TestApp::wire(Arc::clone(&fresh.store), Some(fresh), |_| {}).await
    }

    /// The same with other settings.
    pub async fn start_with(change: impl FnOnce(&mut ApiConfig)) -> TestApp {
        let fresh = Fresh::new();
        TestApp::wire(Arc::clone(&fresh.store), Some(fresh), change).await
    }

    /// A product over a store of the test's own.
    pub async fn over(store: Arc<dyn Store>) -> TestApp {
        TestApp::wire(store, None, |_| {}).await
    }

    /// Another instance over the same database, as a second server or one that was started again. This one must live as
    /// long as that is used. `seed` makes its randomness another's.
    pub async fn again(&self, seed: u64) -> TestApp {
        let url = self.database_url().to_owned();
        let open = move || tierway_store_diesel::open(&url, &std::env::temp_dir()).unwrap();
        let store = web::block(open).await.unwrap();
        let fakes = Fakes { random: Arc::new(FakeRandom::seeded(seed)), ..Fakes::new() };
        TestApp::wire_with(store, None, fakes, |_| {}).await
    }

    /// The same product as if it had just been started: the same database, clock and files, and nothing remembered.
    pub async fn anew(&self) -> TestApp {
        TestApp::wire_with(Arc::clone(&self.0.store), None, self.fakes().clone(), |_| {}).await
    }

    /// A product whose own clock is that far from the database's and put right by it.
    pub async fn synchronize(ahead: Duration) -> TestApp {
        let fresh = Fresh::new();
        let fakes = Fakes::new();
        fakes.clock.set(SystemClock.now() + ahead);
        let store = Arc::clone(&fresh.store);
        TestApp::wire_by(store, Some(fresh), fakes, true, |_| {}).await
    }

    /// Another instance like [`TestApp::again`], as [`TestApp::synchronize`].
    pub async fn again_put_right(&self, seed: u64, ahead: Duration) -> TestApp {
        let url = self.database_url().to_owned();
        let open = move || tierway_store_diesel::open(&url, &std::env::temp_dir()).unwrap();
        let store = web::block(open).await.unwrap();
        let fakes = Fakes { random: Arc::new(FakeRandom::seeded(seed)), ..Fakes::new() };
        fakes.clock.set(SystemClock.now() + ahead);
        TestApp::wire_by(store, None, fakes, true, |_| {}).await
    }

    async fn wire(store: Arc<dyn Store>, fresh: Option<Fresh>, change: impl FnOnce(&mut ApiConfig)) -> TestApp {
        TestApp::wire_with(store, fresh, Fakes::new(), change).await
    }

    async fn wire_with(
        store: Arc<dyn Store>,
        fresh: Option<Fresh>,
        fakes: Fakes,
        change: impl FnOnce(&mut ApiConfig),
    ) -> TestApp {
        TestApp::wire_by(store, fresh, fakes, false, change).await
    }

    async fn wire_by(
        store: Arc<dyn Store>,
        fresh: Option<Fresh>,
        fakes: Fakes,
        by_the_store: bool,
        change: impl FnOnce(&mut ApiConfig),
    ) -> TestApp {
        let clock: Arc<dyn Clock> = if by_the_store {
            let (clock, store) = (Arc::new(StoreClock::new(fakes.clock.clone())), Arc::clone(&store));
            web::block(move || clock.synchronize(&*store).map(|()| clock)).await.unwrap().unwrap()
        } else {
            fakes.clock.clone()
        };
        let mut config = ApiConfig::for_public_url("http://localhost");
        change(&mut config);
        // Documents are really looked through and re-encoded, products really found.
        let services = Services {
            sanitizer: Arc::new(CleanDocuments::default()),
            search: Arc::new(CatalogueSearch::new()),
            pdf_renderer: Arc::new(KrillaRenderer),
            sheets: Arc::new(OfficeSheets),
            clock: Arc::clone(&clock),
            ..fakes.services()
        };
        let app = web::Data::new(App::new(Arc::clone(&store), Arc::new(services), config));
        let service = test::init_service(Http::new().configure(|config| configure_app(config, &app))).await;
        let service = Rc::new(service);
        let call = move |request: TestRequest| -> Calling {
            let service = Rc::clone(&service);
            Box::pin(async move { service.call(request.to_request()).await })
        };
        TestApp(Rc::new(Inner { call: Box::new(call), fakes, clock, store, fresh }))
    }

    /// The clock, the files, the randomness and the mail server of this product.
    pub fn fakes(&self) -> &Fakes {
        &self.0.fakes
    }

    /// The URL under which the same database can be opened once more.
    pub fn database_url(&self) -> &str {
        self.0.fresh.as_ref().expect("a store of the test's own has no URL").url()
    }

    /// How busy the store is.
    pub fn load(&self) -> StoreLoad {
        self.0.store.load()
    }

    /// The time of this product.
    pub fn now(&self) -> chrono::DateTime<chrono::Utc> {
        self.0.clock.now()
    }

    /// Does something in the store without the API: the state a test starts from.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    ) -> T {
        transact(&*self.0.store, Access::Write, work).await.unwrap()
    }

    /// Looks into the store without the API.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    ) -> T {
        transact(&*self.0.store, Access::Read, work).await.unwrap()
    }

    /// Runs every job that is due now, such as the sending of what was posted; how many. What was sent stands in
    /// `fakes().mailer`.
    pub async fn run_jobs(&self) -> usize {
        self.run_jobs_with(|_| {}).await
    }

    /// The same with other ports.
    pub async fn run_jobs_with(&self, change: impl FnOnce(&mut Services)) -> usize {
        // Tables are really read and written.
        let clock = Arc::clone(&self.0.clock);
        let mut services = Services { sheets: Arc::new(OfficeSheets), clock, ..self.0.fakes.services() };
        change(&mut services);
        let (store, services) = (Arc::clone(&self.0.store), Arc::new(services));
        web::block(move || tierway_application::jobs::run_all(&*store, &services)).await.unwrap().unwrap()
    }

    pub(super) async fn call(&self, request: TestRequest) -> Result<ServiceResponse<BoxBody>, Error> {
        (self.0.call)(request).await
    }
}
