//! All numbers of this moment as text.

use std::fmt;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tierway_application::system::Backlog;
use tierway_application::webhooks::SendCounts;
use tierway_application::{PoolLoad, QueueLoad, StoreLoad};

use super::process::resident_memory;
use crate::App;

type Label = [(&'static str, &'static str); 1];

/// The report. Without a backlog its series are omitted: unknown is not zero.
pub(super) fn text(app: &App, backlog: Option<Backlog>) -> Result<String, fmt::Error> {
    let mut registry = Registry::default();
    app.metrics.requests.register(&mut registry);
    store(&mut registry, &app.store.load());
    if let Some(backlog) = backlog {
        waiting(&mut registry, app, &backlog);
    }
    work(&mut registry, app);
    webhooks(&mut registry, app.services.webhooks.counts());
    program(&mut registry, app);
    let mut text = String::with_capacity(64 * 1024);
    encode(&mut text, &registry)?;
    Ok(text)
}

fn counter(registry: &mut Registry, name: &str, help: &str, values: impl IntoIterator<Item = (Label, u64)>) {
    let family = Family::<Label, Counter>::default();
    for (label, value) in values {
        family.get_or_create(&label).inc_by(value);
    }
    registry.register(name, help, family);
}

fn seconds_counter(registry: &mut Registry, name: &str, help: &str, values: impl IntoIterator<Item = (Label, f64)>) {
    let family = Family::<Label, Counter<f64, AtomicU64>>::default();
    for (label, value) in values {
        family.get_or_create(&label).inc_by(value);
    }
    registry.register(name, help, family);
}

fn gauge(registry: &mut Registry, name: &str, help: &str, values: impl IntoIterator<Item = (Label, f64)>) {
    let family = Family::<Label, Gauge<f64, AtomicU64>>::default();
    for (label, value) in values {
        family.get_or_create(&label).set(value);
    }
    registry.register(name, help, family);
}

/// The store's queues and connections.
fn store(registry: &mut Registry, load: &StoreLoad) {
    let StoreLoad { reads, writes, reports, jobs, pool } = load;
    let queues: [(Label, &QueueLoad); 4] = [
        ([("queue", "read")], reads),
        ([("queue", "write")], writes),
        ([("queue", "report")], reports),
        ([("queue", "job")], jobs),
    ];
    let help = "Tasks waiting for a database thread";
    gauge(registry, "tierway_store_queue_length", help, queues.map(|(label, queue)| (label, queue.waiting as f64)));
    let help = "Age of the oldest waiting task";
    let oldest = queues.map(|(label, queue)| (label, queue.oldest.as_secs_f64()));
    gauge(registry, "tierway_store_queue_oldest_seconds", help, oldest);
    let help = "Time tasks have waited for a database thread";
    let waited = queues.map(|(label, queue)| (label, queue.waited.as_secs_f64()));
    seconds_counter(registry, "tierway_store_queue_wait_seconds", help, waited);
    let help = "Tasks started by database threads";
    counter(registry, "tierway_store_works", help, queues.map(|(label, queue)| (label, queue.taken)));
    let help = "Tasks rejected because the queue was full";
    counter(registry, "tierway_store_refused", help, queues.map(|(label, queue)| (label, queue.refused)));
    let PoolLoad { open, in_use, most } = *pool;
    let help = "Database connections in the pool";
    let states = [([("state", "in_use")], f64::from(in_use)), ([("state", "idle")], f64::from(open - in_use))];
    gauge(registry, "tierway_database_connections", help, states);
    let help = "Maximum size of the database connection pool";
    registry.register("tierway_database_connections_max", help, ConstGauge::new(most));
}

/// Queues in the database.
fn waiting(registry: &mut Registry, app: &App, backlog: &Backlog) {
    let states = [
        ("waiting", backlog.jobs_waiting),
        ("due", backlog.jobs_due),
        ("running", backlog.jobs_running),
        ("failed", backlog.jobs_failed),
    ];
    gauge(registry, "tierway_jobs", "Jobs", states.map(|(state, count)| ([("state", state)], count as f64)));
    let age = backlog.oldest_due.map(|due| (app.services.clock.now() - due).as_seconds_f64().max(0.0));
    let help = "Age of the oldest due job";
    registry.register("tierway_jobs_oldest_due_seconds", help, ConstGauge::new(age.unwrap_or_default()));
    let help = "Mails waiting to be sent";
    registry.register("tierway_mail_waiting", help, ConstGauge::new(backlog.mail_waiting));
}

/// Activity of people and programs.
fn work(registry: &mut Registry, app: &App) {
    let help = "Open notification streams";
    registry.register("tierway_streams_open", help, ConstGauge::new(app.hub.len() as u64));
    let metrics = &app.metrics;
    let kinds = [([("kind", "order")], metrics.orders.get()), ([("kind", "quote")], metrics.quotes.get())];
    counter(registry, "tierway_orders_placed", "Orders and quote requests placed", kinds);
}

fn webhooks(registry: &mut Registry, counts: SendCounts) {
    let SendCounts { delivered, refused, unreachable } = counts;
    let outcomes = [("delivered", delivered), ("refused", refused), ("unreachable", unreachable)];
    let help = "Webhook delivery attempts";
    let outcomes = outcomes.map(|(outcome, count)| ([("outcome", outcome)], count));
    counter(registry, "tierway_webhook_attempts", help, outcomes);
}

/// The program itself.
fn program(registry: &mut Registry, app: &App) {
    if let Some(bytes) = resident_memory() {
        registry.register("process_resident_memory_bytes", "Resident memory of the process", ConstGauge::new(bytes));
    }
    let started = app.started_at.timestamp_millis() as f64 / 1000.0;
    let help = "Start time of the instance, in seconds since 1970";
    registry.register("process_start_time_seconds", help, ConstGauge::new(started));
    let commit = option_env!("TIERWAY_COMMIT").filter(|commit| !commit.is_empty()).unwrap_or("unknown");
    let build = Info::new([("version", env!("CARGO_PKG_VERSION")), ("commit", commit)]);
    registry.register("tierway_build", "Build information", build);
}
