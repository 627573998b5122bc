//! `tierway serve`.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use actix_web::dev::Server;
use actix_web::rt::signal;
use actix_web::{App as Http, HttpServer, web};
use tierway_api::{ApiConfig, App, BodyLimits, configure_app};
use tierway_application::{Store, StoreClock};

use crate::config::{ServeConfig, ServeOptions};
use crate::stop::Stop;
use crate::worker::Workers;
use crate::{jobs, logging, setup, wiring};

/// Keep-alive timeout: longer than those of proxies and clients (nginx 60 s), so that they close idle connections, and
/// never the server while a request is on its way.
const IDLE_FOR: Duration = Duration::from_secs(75);

/// Interval of clock synchronisation with the database.
const CLOCK_ROUND: Duration = Duration::from_secs(10);
/// How long running requests have to end after the signal to stop, in seconds.
const PATIENCE: u64 = 15;
/// Number of failed readiness checks until a load balancer removes an instance, at most and by default …
const LOOKS: u32 = 3;
/// … and the polling interval while waiting for it, and for requests in flight.
const LOOK: Duration = Duration::from_millis(500);
/// Threads for each worker's slow work: files, pictures, password hashing.
const BLOCKING_THREADS: usize = 4;

/// Serves until a stop signal; running requests finish.
pub fn serve(options: &ServeOptions) -> Result<(), Stop> {
    logging::start(&options.log, &options.log_format)?;
    let config = options.parse().map_err(Stop::because)?;
    let store = wiring::store(&options.data)?;
    let clock = wiring::clock(&*store)?;
    let services = wiring::services(&options.data, &config.public_url, config.smtp.clone(), clock.clone())?;
    let setup_code = setup::code(&*store, &*services.random, &options.data.data_dir)?;
    let invitation = setup_code.as_ref().map(|code| invitation(code, &config, &options.data.data_dir));
    let api = ApiConfig {
        setup_code,
        trusted_proxies: config.trusted_proxies.clone(),
        frontend_dir: config.frontend_dir.clone(),
        sends_mail: config.smtp.is_some(),
        metrics_token: config.metrics_token,
        body_intake: BodyLimits { directory: options.data.room_for_bodies(), ..BodyLimits::default() },
        ..ApiConfig::for_public_url(&config.public_url)
    };
    let app = App::new(store, services, api);
    let _following = follow_clock(&app.store, clock).map_err(Stop::because)?;
    let workers = Workers::start(&app.store, &app.services).map_err(Stop::because)?;
    let served = actix_web::rt::System::new().block_on(run(config, app, invitation));
    workers.stop();
    served
}

/// Synchronises the clock with the database's until the returned guard is dropped.
fn follow_clock(store: &Arc<dyn Store>, clock: Arc<StoreClock>) -> std::io::Result<mpsc::Sender<()>> {
    let (following, end) = mpsc::channel();
    let store = Arc::downgrade(store);
    let round = move || {
        while end.recv_timeout(CLOCK_ROUND) == Err(mpsc::RecvTimeoutError::Timeout) {
            let Some(store) = store.upgrade() else { return };
            if let Err(cause) = clock.synchronize(&*store) {
                tracing::warn!(%cause, "the database's time could not be read");
            }
        }
    };
    std::thread::Builder::new().name("clock".to_owned()).spawn(round)?;
    Ok(following)
}

async fn run(config: ServeConfig, app: App, invitation: Option<String>) -> Result<(), Stop> {
    actix_web::rt::spawn(jobs::run(Arc::clone(&app.store), Arc::clone(&app.services)));
    let app = web::Data::new(app);
    let (server, addresses) = server(&app, &config, stop_signal())?;
    // A closed terminal must not stop the server.
    let _unheard = announce(&mut std::io::stdout(), &config, &addresses, invitation.as_deref());
    server.await.map_err(Stop::because)
}

/// The server, already listening, with its address. It stops when `asked` resolves.
fn server(
    app: &web::Data<App>,
    config: &ServeConfig,
    asked: impl Future<Output = StopSource> + Send + 'static,
) -> Result<(Server, Vec<SocketAddr>), Stop> {
    let (own, stopping, time) = (app.clone(), app.clone().into_inner(), config.drain);
    let server = HttpServer::new(move || {
        let app = own.clone();
        Http::new().configure(move |config| configure_app(config, &app))
    })
    .worker_max_blocking_threads(BLOCKING_THREADS)
    .keep_alive(IDLE_FOR)
    .shutdown_timeout(PATIENCE)
    .disable_signals()
    .shutdown_signal(async move {
        if asked.await == StopSource::ByManager {
            tokio::select! {
                () = drain(&stopping, time) => {}
                // A second signal stops immediately.
                _ = stop_signal() => {}
            }
        }
        tracing::info!("stopping; running requests finish");
        // Streams never end by themselves.
        stopping.hub.close();
    })
    .bind(config.bind)
    .map_err(|error| Stop::because(format!("{} cannot be listened on: {error}.", config.bind)))?;
    let addresses = server.addrs();
    Ok((server.run(), addresses))
}

/// Reports not ready for `time` and keeps serving. A load balancer needs a few failed checks before it stops sending
/// requests; the server waits for it, up to three times as long.
async fn drain(app: &App, time: Duration) {
    if time.is_zero() {
        return;
    }
    tracing::info!(seconds = time.as_secs(), "stopping; not ready any more, still serving");
    app.begin_draining();
    let latest = Instant::now() + time * 3;
    actix_web::rt::time::sleep(time).await;
    while (1..LOOKS).contains(&app.draining_checks()) && Instant::now() < latest {
        actix_web::rt::time::sleep(LOOK).await;
    }
    if app.draining_checks() > 0 {
        // Responses sent before the signal was handled.
        actix_web::rt::time::sleep(LOOK).await;
    }
}

/// Instructions for registering the admin, while there is none.
fn invitation(code: &str, config: &ServeConfig, data_dir: &Path) -> String {
    format!(
        "There is no admin yet. Sign up at {}/login/admin; from another machine the page asks for the setup code {code} \
         (kept in {}).",
        config.public_url,
        setup::place(data_dir).display()
    )
}

/// Prints the URL; the first line an operator sees.
fn announce(
    to: &mut impl std::io::Write,
    config: &ServeConfig,
    addresses: &[SocketAddr],
    invitation: Option<&str>,
) -> std::io::Result<()> {
    let listening: Vec<String> = addresses.iter().map(ToString::to_string).collect();
    let line = format!(
        "Tierway {} at {} (listening on {})",
        env!("CARGO_PKG_VERSION"),
        config.public_url,
        listening.join(", ")
    );
    tracing::info!(version = env!("CARGO_PKG_VERSION"), public_url = %config.public_url, "serving");
    writeln!(to, "{line}")?;
    invitation.map_or(Ok(()), |invitation| writeln!(to, "{invitation}"))
}

/// Source of a stop request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StopSource {
    /// Ctrl-C at a terminal: stop without delay.
    ByPerson,
    /// A process manager.
    ByManager,
}

/// Resolves at the first stop signal: Ctrl-C, or one from a process manager.
#[cfg(unix)]
async fn stop_signal() -> StopSource {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = signal::ctrl_c() => StopSource::ByPerson,
                _ = terminate.recv() => StopSource::ByManager,
            }
        }
        Err(_) => {
            drop(signal::ctrl_c().await);
            StopSource::ByPerson
        }
    }
}

#[cfg(not(unix))]
async fn stop_signal() -> StopSource {
    drop(signal::ctrl_c().await);
    StopSource::ByPerson
}

#[cfg(test)]
mod tests;
