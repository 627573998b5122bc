//! Webhooks over HTTP: signed by the Standard Webhooks convention, so that public libraries verify them.
//!
//! Names are resolved here and the checked IP addresses are used for the connection, against DNS rebinding. Redirects
//! and proxies of the environment are not followed.

use std::error::Error;
use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, Url};
use ring::hmac;
use tierway_application::webhooks::{SendCounter, SendCounts, SendFault, Sending, Sent, WebhookSender, is_public};
use tierway_kernel::{Message, message};
use tokio::runtime::{Builder, Runtime};

/// How long an attempt may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// Stored bytes of a response.
const KEPT: usize = 2048;
/// Private address ranges.
const INSIDE: &str = "This address is in a private network.";
/// What is no URL.
const INCOMPLETE: &str = "Please enter a full address, such as https://shop.example/hook.";

/// Sends over HTTP; connects on first use.
pub struct HttpWebhooks {
    ways: OnceLock<Result<HttpClients, String>>,
    counter: SendCounter,
    lookup: DnsLookup,
    is_outside: fn(IpAddr) -> bool,
}

/// Resolves a name to IP addresses. May block.
type DnsLookup = fn(&str) -> io::Result<Vec<SocketAddr>>;

/// Uses the system resolver.
fn ask_system(name: &str) -> io::Result<Vec<SocketAddr>> {
    Ok((name, 0).to_socket_addrs()?.collect())
}

impl Default for HttpWebhooks {
    fn default() -> HttpWebhooks {
        HttpWebhooks {
            ways: OnceLock::new(),
            counter: SendCounter::default(),
            lookup: ask_system,
            is_outside: is_public,
        }
    }
}

/// HTTP clients and their runtime thread.
struct HttpClients {
    /// Always there until dropped.
    runtime: Option<Runtime>,
    public: Client,
    private: Client,
}

impl Drop for HttpClients {
    fn drop(&mut self) {
        // Waiting for it could block an async thread.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl HttpClients {
    fn open(lookup: DnsLookup) -> Result<HttpClients, String> {
        // Fails only if a provider is already installed.
        let _installed_before = rustls::crypto::ring::default_provider().install_default();
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("webhooks").enable_all().build();
        let runtime = Some(runtime.map_err(|error| error.to_string())?);
        Ok(HttpClients { runtime, public: client(false, lookup)?, private: client(true, lookup)? })
    }
}

fn client(private_addresses: bool, lookup: DnsLookup) -> Result<Client, String> {
    Client::builder()
        .user_agent(concat!("Tierway-Webhooks/", env!("CARGO_PKG_VERSION")))
        .timeout(PATIENCE)
        .redirect(Policy::none())
        .no_proxy()
        .dns_resolver(Arc::new(GuardedResolver { private_addresses, lookup }))
        .build()
        .map_err(|error| error.to_string())
}

/// Resolves names and returns only allowed IP addresses.
struct GuardedResolver {
    private_addresses: bool,
    lookup: DnsLookup,
}

/// A name resolves to a private network.
#[derive(Debug, thiserror::Error)]
#[error("this address is in a private network")]
struct PrivateAddress;

impl Resolve for GuardedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let (private_addresses, lookup) = (self.private_addresses, self.lookup);
        Box::pin(async move {
            let found = tokio::task::spawn_blocking(move || lookup(name.as_str())).await??;
            // If one address is private, do not trust the others either.
            if !private_addresses && found.iter().any(|address| !is_public(address.ip())) {
                return Err(Box::new(PrivateAddress) as Box<dyn Error + Send + Sync>);
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

impl WebhookSender for HttpWebhooks {
    fn check(&self, url: &str, private_addresses: bool) -> Result<(), Message> {
        read_url(url, private_addresses).map(|_| ())
    }

    fn send(&self, sending: &Sending) -> Result<Sent, SendFault> {
        let outcome = self.exchange(sending);
        self.counter.note(&outcome);
        outcome
    }

    fn counts(&self) -> SendCounts {
        self.counter.counts()
    }
}

impl HttpWebhooks {
    fn exchange(&self, sending: &Sending) -> Result<Sent, SendFault> {
        let url = read_url(&sending.url, sending.private_addresses).map_err(SendFault)?;
        let ways = self
            .ways
            .get_or_init(|| HttpClients::open(self.lookup))
            .as_ref()
            .map_err(|cause| SendFault(message!("Webhooks cannot be sent at the moment: {cause}.", cause)))?;
        let closed = || SendFault("The connection was closed.".into());
        let runtime = ways.runtime.as_ref().ok_or_else(closed)?;
        let client = if sending.private_addresses { &ways.private } else { &ways.public };
        let at = sending.at.timestamp().to_string();
        let request = client
            .post(url)
            .header("content-type", "application/json")
            .header("webhook-id", &sending.id)
            .header("webhook-timestamp", &at)
            .header("webhook-signature", signatures(sending, &at)?)
            .body(sending.body.clone());
        let exchange = async {
            let response = request.send().await?;
            read(response, self.is_outside).await
        };
        runtime.block_on(exchange).map_err(|error| SendFault(sentence(&error)))
    }
}

/// Parses a URL; an error message if it is not allowed. IP addresses are checked here, names when resolved.
fn read_url(text: &str, private_addresses: bool) -> Result<Url, Message> {
    let url = Url::parse(text).map_err(|_| INCOMPLETE)?;
    match url.scheme() {
        "https" => {}
        "http" if private_addresses => {}
        _ => return Err("Please enter an https address.".into()),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("The address must not contain a username or password.".into());
    }
    let host = url.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    if host.is_empty() {
        return Err(INCOMPLETE.into());
    }
    let inside = match host.parse::<IpAddr>() {
        Ok(address) => !is_public(address),
        Err(_) => host.trim_end_matches('.') == "localhost" || host.trim_end_matches('.').ends_with(".localhost"),
    };
    if inside && !private_addresses { Err(INSIDE.into()) } else { Ok(url) }
}

/// `v1,` and the HMAC-SHA256 over id, time and body, for each secret.
fn signatures(sending: &Sending, at: &str) -> Result<String, SendFault> {
    let signed = format!("{}.{at}.{}", sending.id, sending.body);
    let sign = |secret: &String| {
        let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap_or(secret));
        let key = key.map_err(|_| SendFault("The secret cannot be read.".into()))?;
        let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, &key), signed.as_bytes());
        Ok(format!("v1,{}", STANDARD.encode(tag)))
    };
    let all: Result<Vec<String>, SendFault> = sending.secrets.iter().map(sign).collect();
    Ok(all?.join(" "))
}

/// The status and, for public addresses only, the start of the response: webhooks must not expose the internal network.
async fn read(mut response: Response, is_outside: fn(IpAddr) -> bool) -> Result<Sent, reqwest::Error> {
    let status = response.status().as_u16();
    if !response.remote_addr().is_some_and(|from| is_outside(from.ip())) {
        return Ok(Sent { status, answer: String::new() });
    }
    let mut kept = Vec::new();
    while kept.len() < KEPT {
        // The part received so far is used, even if the rest does not arrive.
        let Ok(Some(chunk)) = response.chunk().await else { break };
        kept.extend_from_slice(&chunk);
    }
    kept.truncate(KEPT);
    Ok(Sent { status, answer: String::from_utf8_lossy(&kept).replace('\0', "") })
}

/// Why there was no response, for the webhook's owner.
fn sentence(error: &reqwest::Error) -> Message {
    if error.is_timeout() {
        return message!("No response within {seconds} seconds.", seconds = PATIENCE.as_secs());
    }
    let mut cause: &(dyn Error + 'static) = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
        if cause.is::<PrivateAddress>() {
            return INSIDE.into();
        }
    }
    message!("The address could not be reached: {cause}.", cause = cause.to_string())
}

#[cfg(test)]
mod tests;
