//! The command line and the environment, parsed and validated; errors end the program with a message.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use tierway_adapters::{Sender, Smtp};
use tierway_api::{MetricsToken, TrustedProxies};

mod data;
mod database;
mod error;

pub use data::{DataOptions, MediaPlace};
#[cfg(test)]
pub use database::DatabaseOptions;
pub use error::ConfigError;
use error::wrong;

use crate::admin::AdminOptions;

/// Tierway: multi-tier distribution in one binary.
#[derive(Debug, Parser)]
#[command(name = "tierway", version, disable_help_subcommand = true)]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the API, its documentation and the front end
    Serve(ServeOptions),
    /// Run the database migrations
    Migrate(DataOptions),
    /// Fill an empty database with demo data
    Seed(SeedOptions),
    /// Print the OpenAPI document
    Openapi,
    /// Write a backup of database, pictures and documents, also while the server is running
    Backup(BackupOptions),
    /// Restore a backup into an empty database and empty upload storage
    Restore(RestoreOptions),
    /// Verify stored figures, such as stock levels and reservations, against the ledgers and orders
    Check(DataOptions),
    /// Recover accounts without email: set a password, unlock an account, create the admin
    Admin(AdminOptions),
}

/// Options of `backup`.
#[derive(Debug, Args)]
pub struct BackupOptions {
    /// Location of the data.
    #[command(flatten)]
    pub data: DataOptions,
    /// The file to write, such as tierway.tar.zst; there must be none of this name
    #[arg(long)]
    pub to: PathBuf,
}

/// Options of `restore`.
#[derive(Debug, Args)]
pub struct RestoreOptions {
    /// Location of the data.
    #[command(flatten)]
    pub data: DataOptions,
    /// The backup
    pub file: PathBuf,
}

/// Options of `seed`.
#[derive(Debug, Args)]
pub struct SeedOptions {
    /// Location of the data.
    #[command(flatten)]
    pub data: DataOptions,
    /// Only print who can sign in
    #[arg(long)]
    pub list: bool,
}

/// Options of `serve`.
#[derive(Debug, Args)]
pub struct ServeOptions {
    /// Location of the data.
    #[command(flatten)]
    pub data: DataOptions,
    /// Address and port to listen on
    #[arg(long = "bind", env = "BIND_ADDRESS", default_value = "127.0.0.1:8080")]
    pub bind: String,
    /// Public URL, such as https://shop.example [default: http://localhost:PORT]
    #[arg(long, env = "PUBLIC_URL", default_value = "", hide_default_value = true)]
    pub public_url: String,
    /// The mail server, smtps://user:password@host:465 or smtp://user:password@host:587; else emails stay in the outbox
    #[arg(long, env = "SMTP_URL", default_value = "", hide_env_values = true, hide_default_value = true)]
    pub smtp_url: String,
    /// Sender of emails, such as "Tierway <noreply@shop.example>" [default: noreply@ and the host of PUBLIC_URL]
    #[arg(long, env = "MAIL_FROM", default_value = "", hide_default_value = true)]
    pub mail_from: String,
    /// Seconds to report not ready but keep serving requests after SIGTERM
    #[arg(long, env = "DRAIN_SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(0..=300))]
    pub drain_seconds: u64,
    /// Trusted proxies, whose X-Forwarded-For is used: addresses and networks, separated by commas
    #[arg(long, env = "TRUSTED_PROXIES", default_value = "", hide_default_value = true)]
    pub trusted_proxies: String,
    /// Bearer token for /metrics; without one, metrics are only available on this machine
    #[arg(long, env = "METRICS_TOKEN", default_value = "", hide_env_values = true, hide_default_value = true)]
    pub metrics_token: String,
    /// A directory with a built front end to serve instead of the embedded one
    #[arg(long, env = "FRONTEND_DIR")]
    pub frontend_dir: Option<PathBuf>,
    /// Log level: error, warn, info, debug (every request), or by module
    #[arg(long, env = "RUST_LOG", default_value = "info,actix_server=warn")]
    pub log: String,
    /// Log format: text or json
    #[arg(long, env = "LOG_FORMAT", default_value = "text")]
    pub log_format: String,
}

/// The checked settings of `serve`.
#[derive(Debug, Clone)]
pub struct ServeConfig {
    /// The listen address.
    pub bind: SocketAddr,
    /// The public URL, without a trailing slash.
    pub public_url: String,
    /// How long a server still serves requests when stopping.
    pub drain: Duration,
    /// Trusted proxies.
    pub trusted_proxies: TrustedProxies,
    /// Metrics token for other machines.
    pub metrics_token: Option<MetricsToken>,
    /// Instead of the embedded front end.
    pub frontend_dir: Option<PathBuf>,
    /// The mail server, if there is one.
    pub smtp: Option<Smtp>,
}

impl ServeOptions {
    /// Checks every setting.
    pub fn parse(&self) -> Result<ServeConfig, ConfigError> {
        let bind = bind_address(&self.bind)?;
        let public_url = public_url(&self.public_url, bind)?;
        Ok(ServeConfig {
            bind,
            smtp: smtp(&self.smtp_url, &self.mail_from, &public_url)?,
            public_url,
            drain: Duration::from_secs(self.drain_seconds),
            trusted_proxies: self
                .trusted_proxies
                .parse()
                .map_err(|error| ConfigError(format!("TRUSTED_PROXIES: {error}.")))?,
            metrics_token: metrics_token(&self.metrics_token)?,
            frontend_dir: self
                .frontend_dir
                .as_ref()
                .filter(|path| !path.as_os_str().is_empty())
                .map(|path| frontend(path))
                .transpose()?,
        })
    }
}

/// The message does not contain the given value.
fn metrics_token(text: &str) -> Result<Option<MetricsToken>, ConfigError> {
    match (text.trim(), MetricsToken::parse(text.trim())) {
        ("", _) => Ok(None),
        (_, None) => wrong("METRICS_TOKEN must have 16 to 200 letters, digits and signs, without spaces."),
        (_, token) => Ok(token),
    }
}

fn bind_address(text: &str) -> Result<SocketAddr, ConfigError> {
    let fault =
        || ConfigError(format!("BIND_ADDRESS must be an address and a port such as 127.0.0.1:8080, not {text:?}."));
    let mut addresses = text.trim().to_socket_addrs().map_err(|_| fault())?;
    addresses.next().ok_or_else(fault)
}

/// The given URL without trailing slash, or this machine's.
fn public_url(text: &str, bind: SocketAddr) -> Result<String, ConfigError> {
    let url = text.trim().trim_end_matches('/');
    if url.is_empty() {
        let ip = bind.ip();
        let local = ip.is_unspecified() || ip.is_loopback();
        let host = if local { format!("localhost:{}", bind.port()) } else { bind.to_string() };
        return Ok(format!("http://{host}"));
    }
    let host = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://")).unwrap_or_default();
    if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
        return wrong(format!(
            "PUBLIC_URL must be an address such as https://shop.example, without a path, not {text:?}."
        ));
    }
    Ok(url.to_owned())
}

/// The mail server of `SMTP_URL`; errors do not contain the password. The sender is parsed if given or if there is a
/// server.
fn smtp(url: &str, from: &str, public_url: &str) -> Result<Option<Smtp>, ConfigError> {
    let (url, from) = (url.trim(), from.trim());
    let sender = match from {
        "" if url.is_empty() => return Ok(None),
        "" => Sender::parse(&default_sender(public_url)),
        from => Sender::parse(from),
    };
    let sender = sender.map_err(|error| ConfigError(format!("MAIL_FROM: {error}.")))?;
    if url.is_empty() {
        return Ok(None);
    }
    Smtp::connect_later(url, sender).map(Some).map_err(|error| ConfigError(format!("SMTP_URL: {error}.")))
}

/// `noreply@` and the host of the public URL; an IP address is not a valid sender domain.
fn default_sender(public_url: &str) -> String {
    let authority = public_url.split_once("://").map_or(public_url, |(_, rest)| rest);
    let host = authority.split(':').next().unwrap_or_default();
    let is_address = authority.starts_with('[') || host.parse::<IpAddr>().is_ok();
    format!("noreply@{}", if is_address { "localhost" } else { host })
}

fn frontend(path: &Path) -> Result<PathBuf, ConfigError> {
    if path.join("index.html").is_file() {
        Ok(path.to_owned())
    } else {
        wrong(format!("FRONTEND_DIR must hold a built front end; there is no index.html in {}.", path.display()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn serve(arguments: &[&str]) -> Result<ServeConfig, ConfigError> {
        let all = ["tierway", "serve"].iter().chain(arguments);
        match Cli::try_parse_from(all).unwrap().command {
            Command::Serve(options) => options.parse(),
            other => wrong(format!("{other:?}")),
        }
    }

    #[test]
    fn the_public_address_follows_from_the_bind_address() {
        assert_eq!(serve(&["--bind", "0.0.0.0:9000"]).unwrap().public_url, "http://localhost:9000");
        assert_eq!(serve(&["--bind", "127.0.0.1:1"]).unwrap().public_url, "http://localhost:1");
        assert_eq!(serve(&["--bind", "10.1.2.3:80"]).unwrap().public_url, "http://10.1.2.3:80");
        assert_eq!(serve(&["--public-url", "https://shop.example/"]).unwrap().public_url, "https://shop.example");
    }

    #[test]
    fn wrong_settings_are_named() {
        let cases = [
            (vec!["--bind", "nowhere"], "BIND_ADDRESS"),
            (vec!["--public-url", "shop.example"], "PUBLIC_URL"),
            (vec!["--public-url", "https://shop.example/path"], "PUBLIC_URL"),
            (vec!["--trusted-proxies", "10.0.0.0/99"], "TRUSTED_PROXIES"),
            (vec!["--frontend-dir", "/nonexistent"], "FRONTEND_DIR"),
            (vec!["--smtp-url", "http://mail.example"], "SMTP_URL"),
            (vec!["--smtp-url", "smtp://user:very-secret@"], "SMTP_URL"),
            (vec!["--mail-from", "nobody"], "MAIL_FROM"),
            (vec!["--metrics-token", "very-secret"], "METRICS_TOKEN"),
        ];
        for (arguments, name) in cases {
            let sentence = serve(&arguments).unwrap_err().to_string();
            assert!(sentence.starts_with(name) && sentence.ends_with('.'), "{sentence}");
            assert!(!sentence.contains("very-secret"), "{sentence}");
        }
    }

    #[test]
    fn the_metrics_token_is_optional_and_not_shown() {
        assert!(serve(&[]).unwrap().metrics_token.is_none());
        let config = serve(&["--metrics-token", " very-secret-and-long "]).unwrap();
        assert!(config.metrics_token.is_some() && !format!("{config:?}").contains("very-secret"));
    }

    #[test]
    fn mail_comes_from_the_public_host_unless_somebody_else_is_named() {
        for (url, sender) in [
            ("https://shop.example", "noreply@shop.example"),
            ("http://localhost:8080", "noreply@localhost"),
            ("http://10.1.2.3:80", "noreply@localhost"),
            ("http://[::1]:8080", "noreply@localhost"),
        ] {
            assert_eq!(default_sender(url), sender);
            assert!(Sender::parse(sender).is_ok(), "{sender}");
        }
        for arguments in [&[][..], &["--public-url", "http://under_score"]] {
            assert!(serve(arguments).unwrap().smtp.is_none(), "nobody is needed without a server");
        }
        let named = ["--smtp-url", "smtp://mail.example:587", "--mail-from", "Our Shop <shop@mail.example>"];
        assert!(serve(&named).unwrap().smtp.is_some());
    }
}
