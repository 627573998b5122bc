//! Searching and paging a large catalogue: the use cases in this process, on two threads, as the server runs them
//! behind HTTP. Nothing is kept between questions.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tierway_adapters::CatalogueSearch;
use tierway_application::catalogue::{
    ProductFilters, ProductOrder, ProductQuery, list_product_facets, list_products, products_changed,
};
use tierway_application::{Access, Client, Context, Failure, ProductSearch, Services, Store, transact_blocking};
use tierway_catalogue::{Between, ProductSort};
use tierway_kernel::{Actor, Language, PageRequest, ProductId};

use crate::bare::{self, NextSubject, Operation};
use crate::chance::Chance;
use crate::database::Database;
use crate::figures::{Figures, Sample};
use crate::load::Bounds;
use crate::options::Options;
use crate::template::Subject;
use crate::yardstick::Yardstick;
use crate::{Result, bare_phases, inside, progress, wares};

/// The names of the questions that a ratio is made of.
pub const FACETS: &str = "search with facets";
/// The yardstick's search.
pub const YARD_SEARCH: &str = "yardstick: search for a word";

/// Threads that ask at once.
const THREADS: usize = 2;
/// Products written in one transaction.
const BATCH: usize = 1_000;
/// Pages that are walked over before questions start in their midst.
const PAGES: usize = 400;

/// What a large catalogue gave.
pub struct Searched {
    /// How many products there are.
    pub products: usize,
    /// Reading the catalogue into the index.
    pub built_ms: f64,
    /// Opening the index that lies on disk.
    pub opened_ms: f64,
    /// What building the index, opening it and asking it for all of this added to the memory of the process, in MB.
    pub memory: f64,
    /// The questions: their limit in milliseconds for 99 of 100, where they have one.
    pub questions: Vec<(Figures, Option<f64>)>,
}

/// Someone who asks.
#[derive(Clone)]
struct Asker {
    store: Arc<dyn Store>,
    context: Context,
}

/// Fills a database of its own and asks.
pub fn measure(options: &Options) -> Result<Searched> {
    let products = options.search_products();
    let database = Database::create(options, "search")?;
    let services = Arc::new(inside::services(&database)?);
    let store = tierway_store_diesel::open(database.server_url(), database.directory())?;
    progress(&format!("Filling {products} products to search …"));
    let ids = fill(&store, products, &services)?;
    if !database.is_sqlite() {
        bare_phases::link(&database)?.batch("VACUUM ANALYZE")?;
    }
    let client = Client { address: None, user_agent: None };
    let context = Context {
        actor: Actor::Guest,
        viewed_by: None,
        now: services.clock.now(),
        client,
        language: Language::En,
        services: Arc::clone(&services),
    };
    let asker = Asker { store, context };
    let directory = database.directory().join("search");
    let before = resident()?;
    let built_ms = asker.build(&directory)?;
    let files = listed(&directory)?;
    let opened_ms = asker.prepare(Arc::clone(&services.search))?;
    if listed(&directory)? != files {
        return Err("the search index on disk was not opened but built anew".into());
    }
    progress("Searching …");
    let mut questions = Vec::new();
    let window = options.search_window();
    let search = |asker: &Asker, number: u64| asker.search(number);
    questions.push((run(FACETS, &asker, window, &search)?, Some(10.0)));
    let cursors = asker.cursors()?;
    let page = |asker: &Asker, number: u64| asker.page(&cursors, number);
    questions.push((run("list of 50 by cursor", &asker, window, &page)?, Some(10.0)));
    let change = |asker: &Asker, number: u64| asker.change(&ids, number);
    questions.push((run("search after a change", &asker, window, &change)?, Some(15.0)));
    let memory = resident()? - before;
    questions.push((yard(&database, window)?, None));
    Ok(Searched { products, built_ms, opened_ms, memory, questions })
}

/// The least a search would have to read, on the same database.
fn yard(database: &Database, window: Duration) -> Result<Figures> {
    let yardstick = Yardstick::lay(&mut bare_phases::link(database)?)?;
    let bounds = Bounds { parallel: THREADS, warm_up: Duration::ZERO, window, most: u64::MAX };
    let operation = Operation { template: &yardstick.search, writes: false, bounds };
    let words = |thread: usize| -> NextSubject {
        let mut chance = Chance::new(thread as u64);
        Box::new(move || Subject { key: Some(format!("word{}", chance.below(89))), ..Subject::default() })
    };
    let slice = bare::run(&operation, || bare_phases::link(database), words)?;
    Ok(slice.sample.figures(YARD_SEARCH, slice.window))
}

fn fill(store: &Arc<dyn Store>, products: usize, services: &Arc<Services>) -> Result<Vec<i64>> {
    let now = services.clock.now();
    let mut ids = Vec::with_capacity(products);
    for start in (0..products).step_by(BATCH) {
        let numbers = start..(start + BATCH).min(products);
        ids.extend(transact_blocking(store.as_ref(), Access::Write, move |tx| {
            let ids = numbers.clone().map(|number| Ok(ProductId(wares::add(tx, number, now)?)));
            let ids = ids.collect::<std::result::Result<Vec<_>, Failure>>()?;
            // As the use cases do: an index is known to belong to a database by the log of what has changed.
            products_changed(tx, &ids, now)?;
            Ok(ids.into_iter().map(|id| id.0).collect::<Vec<_>>())
        })?);
    }
    Ok(ids)
}

/// Asks on all threads until the time is over.
fn run(
    name: &str,
    asker: &Asker,
    window: Duration,
    ask: &(dyn Fn(&Asker, u64) -> Result<()> + Sync),
) -> Result<Figures> {
    let (started, mut whole) = (Instant::now(), Sample::default());
    let work = |thread: usize| {
        let mut sample = Sample::default();
        for number in 0.. {
            let begun = Instant::now();
            if begun - started > window {
                break;
            }
            match ask(asker, number * THREADS as u64 + thread as u64) {
                Ok(()) => sample.good(begun.elapsed()),
                Err(error) => sample.fault(|| error.to_string()),
            }
        }
        sample
    };
    std::thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || work(thread))).collect();
        for thread in threads {
            whole.absorb(thread.join().map_err(|_| "a thread panicked")?);
        }
        Ok(())
    })?;
    Ok(whole.figures(name, window))
}

fn query(filters: ProductFilters, order: Option<ProductOrder>, page: PageRequest) -> ProductQuery {
    ProductQuery { filters, low_stock: false, sku: None, barcode: None, order, store: None, page }
}

/// What lies on disk of an index.
fn listed(directory: &Path) -> Result<Vec<u8>> {
    Ok(std::fs::read(directory.join("index/meta.json"))?)
}

impl Asker {
    /// Builds the index in the directory and lets it go; the milliseconds it takes.
    fn build(&self, directory: &Path) -> Result<f64> {
        let search = Arc::new(CatalogueSearch::in_directory(directory.to_owned()));
        let millis = self.prepare(Arc::<CatalogueSearch>::clone(&search))?;
        // The thread of the store holds it for a moment longer, and with it the directory.
        while Arc::strong_count(&search) > 1 {
            std::thread::yield_now();
        }
        Ok(millis)
    }

    /// Lets a search get ready; the milliseconds it takes.
    fn prepare(&self, search: Arc<dyn ProductSearch>) -> Result<f64> {
        let started = Instant::now();
        transact_blocking(self.store.as_ref(), Access::Read, move |tx| Ok(search.prepare(tx)?))?;
        Ok(started.elapsed().as_secs_f64() * 1000.0)
    }

    fn filters(number: u64) -> ProductFilters {
        let mut chance = Chance::new(77_000 + number);
        let taste = wares::TASTES[chance.below(wares::TASTES.len())].to_lowercase();
        let other = wares::TASTES[chance.below(wares::TASTES.len())].to_lowercase();
        let beginning: String = taste.chars().take(2 + chance.below(3)).collect();
        let mut swapped: Vec<char> = taste.chars().collect();
        swapped.swap(1, 2);
        let text = match chance.below(8) {
            0 => taste,
            1 => format!("{taste} {other}"),
            2 => beginning,
            3 => format!("{taste} {}", &other[..1]),
            4 => swapped.into_iter().collect(),
            5 => format!("{} 20mg", swapped.into_iter().collect::<String>()),
            6 => format!("kes-{:06}", chance.below(100_000)),
            _ => format!("aurora {taste}"),
        };
        let mut filters = ProductFilters { text: Some(text), ..ProductFilters::default() };
        match chance.below(4) {
            0 => filters.device_types = vec!["Disposable".to_owned(), "Pod".to_owned()],
            1 => filters.nicotine = Between { min: Some(3_000), max: Some(12_000) },
            2 => filters.in_stock = true,
            _ => {}
        }
        filters
    }

    /// A page of what is found, and its facets.
    fn search(&self, number: u64) -> Result<()> {
        let (context, filters) = (self.context.clone(), Asker::filters(number));
        let page = PageRequest::first(24);
        let query = query(filters.clone(), None, page);
        transact_blocking(self.store.as_ref(), Access::Read, move |tx| {
            list_products(tx, &context, &query)?;
            list_product_facets(tx, &context, &filters, None)
        })?;
        Ok(())
    }

    fn list(order: ProductOrder, page: PageRequest) -> ProductQuery {
        query(ProductFilters::default(), Some(order), page)
    }

    /// Places all over the list.
    fn cursors(&self) -> Result<Vec<PageRequest>> {
        let mut pages = vec![PageRequest::first(50)];
        for _ in 0..PAGES {
            let Some(last) = pages.last().cloned() else { break };
            let (context, page) = (self.context.clone(), PageRequest { limit: 200, ..last });
            let query = Asker::list(ProductOrder::By(ProductSort::Name), page);
            let found =
                transact_blocking(self.store.as_ref(), Access::Read, move |tx| list_products(tx, &context, &query))?;
            let Some(next) = found.next else { break };
            pages.push(PageRequest { limit: 50, cursor: Some(next) });
        }
        Ok(pages)
    }

    fn page(&self, pages: &[PageRequest], number: u64) -> Result<()> {
        let page = pages[Chance::new(number).below(pages.len())].clone();
        let (context, query) = (self.context.clone(), Asker::list(ProductOrder::By(ProductSort::Name), page));
        transact_blocking(self.store.as_ref(), Access::Read, move |tx| list_products(tx, &context, &query))?;
        Ok(())
    }

    /// A product changes, and the next search must find it so.
    fn change(&self, ids: &[i64], number: u64) -> Result<()> {
        let (id, now) = (ProductId(ids[Chance::new(number).below(ids.len())]), self.context.now);
        transact_blocking(self.store.as_ref(), Access::Write, move |tx| Ok(products_changed(tx, &[id], now)?))?;
        self.search(number)
    }
}

/// Resident memory of this process in MB.
fn resident() -> Result<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let kib =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse::<f64>().ok());
    Ok(kib.ok_or("/proc does not tell the memory")? * 1024.0 / 1e6)
}

impl Searched {
    /// The table.
    pub fn markdown(&self) -> String {
        use std::fmt::Write as _;
        let mut text = format!(
            "\n| at {} products | a second | p50 ms | p99 ms | errors | aim for p99 | |\n|---|--:|--:|--:|--:|--:|---|\n",
            self.products
        );
        for (figures, most) in &self.questions {
            let Figures { name, rate, p50, p99, faults, .. } = figures;
            let (aim, verdict) = match most {
                Some(most) => (format!("≤ {most:.0}"), if p99 <= most { "met" } else { "missed" }),
                None => ("–".to_owned(), ""),
            };
            let _infallible =
                writeln!(text, "| {name} | {rate:.0} | {p50:.2} | {p99:.2} | {faults} | {aim} | {verdict} |");
        }
        let _infallible = writeln!(
            text,
            "\nThe index was built in {:.0} ms and opened from disk in {:.0} ms; asked for all of this it takes {:.0} MB.",
            self.built_ms, self.opened_ms, self.memory
        );
        text
    }
}
