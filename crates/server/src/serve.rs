//! `tierway serve`.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use actix_web::rt::signal;
use actix_web::{App as Http, HttpServer, web};
use tierway_api::{ApiConfig, App, IntakeRules, configure_app};

use crate::config::{ServeConfig, ServeOptions};
use crate::stop::Stop;
use crate::worker::Workers;
use crate::{jobs, logging, wiring};

/// How long an idle connection stays open: longer than proxies and clients keep theirs (nginx 60 s), so that it is they who
/// close it and never this side while a request is on its way.
const IDLE_FOR: Duration = Duration::from_secs(75);

/// How long running requests have to end after the signal to stop, in seconds.
const PATIENCE: u64 = 15;
/// Threads for each worker's slow work: files, pictures, password hashing.
const BLOCKING_THREADS: usize = 4;

/// Serves until a signal says stop; running requests finish.
pub fn serve(options: &ServeOptions) -> Result<(), Stop> {
    logging::start(&options.log, &options.log_format)?;
    let config = options.parse().map_err(Stop::because)?;
    let services = wiring::services(&options.data, &config.public_url, config.smtp.clone())?;
    let store = wiring::store(&options.data)?;
    let api = ApiConfig {
        trusted_proxies: config.trusted_proxies.clone(),
        frontend_dir: config.frontend_dir.clone(),
        sends_mail: config.smtp.is_some(),
        metrics_token: config.metrics_token.clone(),
        intake: IntakeRules { directory: options.data.room_for_bodies(), ..IntakeRules::default() },
        ..ApiConfig::for_public_url(&config.public_url)
    };
    let app = App::new(store, services, api);
    let workers = Workers::start(&app.store, &app.services).map_err(Stop::because)?;
    let served = actix_web::rt::System::new().block_on(run(config, app));
    workers.stop();
    served
}

async fn run(config: ServeConfig, app: App) -> Result<(), Stop> {
    actix_web::rt::spawn(jobs::run(Arc::clone(&app.store), Arc::clone(&app.services)));
    let app = web::Data::new(app);
    let hub = Arc::clone(&app.hub);
    let server = HttpServer::new(move || {
        let app = app.clone();
        Http::new().configure(move |config| configure_app(config, &app))
    })
    .worker_max_blocking_threads(BLOCKING_THREADS)
    .keep_alive(IDLE_FOR)
    .shutdown_timeout(PATIENCE)
    .disable_signals()
    .shutdown_signal(async move {
        asked_to_stop().await;
        // They never end by themselves.
        hub.close();
    })
    .bind(config.bind)
    .map_err(|error| Stop::because(format!("{} cannot be listened on: {error}.", config.bind)))?;
    announce(&config, &server.addrs());
    server.run().await.map_err(Stop::because)
}

/// Says where the product is; the first line a person sees.
fn announce(config: &ServeConfig, addresses: &[std::net::SocketAddr]) {
    let listening: Vec<String> = addresses.iter().map(ToString::to_string).collect();
    let line = format!(
        "Tierway {} at {} (listening on {})",
        env!("CARGO_PKG_VERSION"),
        config.public_url,
        listening.join(", ")
    );
    // A closed terminal is no reason not to serve.
    let _unheard = writeln!(std::io::stdout(), "{line}");
    tracing::info!(version = env!("CARGO_PKG_VERSION"), public_url = %config.public_url, "serving");
}

/// Ends with the first signal that asks to stop: Ctrl-C, or what a process manager sends.
#[cfg(unix)]
async fn asked_to_stop() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => drop(signal::ctrl_c().await),
    }
    tracing::info!("stopping; running requests finish");
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    drop(signal::ctrl_c().await);
    tracing::info!("stopping; running requests finish");
}
