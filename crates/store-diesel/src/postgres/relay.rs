//! TLS relay for a libpq without TLS. libpq connects to a local socket of this process; the relay connects to the
//! server with TLS and forwards bytes both ways. libpq still handles multiple hosts, authentication and results. A
//! failed connection is reported like a server error, so that the message reaches the caller and libpq can try the next
//! host.

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io;
use std::os::unix::net::UnixListener as Socket;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rustls::pki_types::ServerName;
use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpStream, UnixListener, UnixStream};
use tokio_rustls::TlsConnector;

use super::address::{Address, Host};
use super::tls::{Mode, Tls};

/// SSLRequest message: length and code.
const ASKS_FOR_TLS: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];
/// AuthenticationSASL and NegotiateProtocolVersion message types.
const SIGN_IN: u8 = b'R';
const SASL: [u8; 4] = [0, 0, 0, 10];
const OLDER_PROTOCOL: u8 = b'v';
/// Maximum length of messages before authentication.
const LONGEST_GREETING: u32 = 10_000;
/// Default timeout of a call.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pause after a socket that could not be listened at.
const PAUSE: Duration = Duration::from_millis(100);

/// URLs with their relays, if needed, and the replacement URLs for libpq. Few, never removed.
static WAYS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// The URL for libpq, or an error.
pub(super) fn way(url: &str) -> Result<String, String> {
    let Some(address) = Address::read(url) else { return Ok(url.to_owned()) };
    let mode = Mode::of(&address)?;
    if mode == Mode::Disable {
        // Our libpq has no TLS and rejects such an `sslmode`, even on a socket, where it has no meaning.
        let is_asked = address.parameter("sslmode").is_some();
        return Ok(if is_asked { address.without_tls(&address.places()) } else { url.to_owned() });
    }
    let mut ways = WAYS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(way) = ways.get(url) {
        return Ok(way.clone());
    }
    let tls = Tls::of(&address, mode)?;
    let hosts = if mode == Mode::Prefer && nobody_offers_tls(&address) {
        address.places()
    } else {
        start(&address, &tls).map_err(|error| format!("TLS cannot be spoken: {error}"))?
    };
    let way = address.without_tls(&hosts);
    ways.insert(url.to_owned(), way.clone());
    Ok(way)
}

/// Whether all servers refuse TLS, so that no relay is needed. An unresponsive server may have it.
fn nobody_offers_tls(address: &Address) -> bool {
    let refuses = |host: &Host| {
        use std::io::{Read as _, Write as _};
        use std::net::{TcpStream, ToSocketAddrs as _};
        let mut answer = [0; 1];
        let asked = (host.place(), host.port).to_socket_addrs().and_then(|mut all| {
            let place = all.next().ok_or(io::ErrorKind::NotFound)?;
            let timeout = Some(Duration::from_secs(3));
            let mut stream = TcpStream::connect_timeout(&place, Duration::from_secs(3))?;
            stream.set_read_timeout(timeout)?;
            stream.write_all(&ASKS_FOR_TLS)?;
            stream.read_exact(&mut answer)
        });
        asked.is_ok() && answer == *b"N"
    };
    address.hosts.iter().filter(|host| !host.is_socket()).all(refuses)
}

/// One server behind the relay.
struct Server {
    host: Host,
    tls: Tls,
    timeout: Duration,
    keepalive: Option<TcpKeepalive>,
    /// How long what was sent may go unacknowledged.
    unheard: Option<Duration>,
}

/// Listens for each server that is called over the network; where libpq finds the servers.
fn start(address: &Address, tls: &Tls) -> io::Result<Vec<(String, u16)>> {
    let number = |name: &str| address.parameter(name).and_then(|text| text.parse::<u64>().ok());
    let seconds = |name: &str| number(name).filter(|number| *number > 0).map(Duration::from_secs);
    let keepalive = (number("keepalives") != Some(0)).then(|| {
        let mut keepalive = TcpKeepalive::new();
        if let Some(idle) = seconds("keepalives_idle") {
            keepalive = keepalive.with_time(idle);
        }
        if let Some(interval) = seconds("keepalives_interval") {
            keepalive = keepalive.with_interval(interval);
        }
        match number("keepalives_count").and_then(|count| u32::try_from(count).ok()).filter(|count| *count > 0) {
            Some(count) => keepalive.with_retries(count),
            None => keepalive,
        }
    });
    let place = place();
    let (mut hosts, mut doors) = (Vec::new(), Vec::new());
    for (host, port) in address.hosts.iter().zip(1_u16..) {
        if host.is_socket() {
            hosts.push((host.name.clone(), host.port));
            continue;
        }
        let server = Server {
            host: host.clone(),
            tls: tls.clone(),
            timeout: seconds("connect_timeout").unwrap_or(PATIENCE),
            keepalive: keepalive.clone(),
            unheard: number("tcp_user_timeout").filter(|millis| *millis > 0).map(Duration::from_millis),
        };
        let socket = listen(&place, port)?;
        socket.set_nonblocking(true)?;
        hosts.push((place.clone(), port));
        doors.push((socket, Arc::new(server)));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    std::thread::Builder::new().name("store-tls".to_owned()).spawn(move || runtime.block_on(serve(doors)))?;
    Ok(hosts)
}

/// A unique abstract socket name as host for libpq, which leaves no file behind.
#[cfg(target_os = "linux")]
fn place() -> String {
    format!("@tierway-{}-{:016x}", std::process::id(), RandomState::new().build_hasher().finish())
}

#[cfg(target_os = "linux")]
fn listen(place: &str, port: u16) -> io::Result<Socket> {
    use std::os::linux::net::SocketAddrExt as _;
    let name = format!("{}/.s.PGSQL.{port}", place.trim_start_matches('@'));
    Socket::bind_addr(&std::os::unix::net::SocketAddr::from_abstract_name(name)?)
}

/// Without such sockets, a directory that is the owner's alone.
#[cfg(not(target_os = "linux"))]
fn place() -> String {
    let random = RandomState::new().build_hasher().finish();
    std::env::temp_dir().join(format!("tierway-{}-{random:016x}", std::process::id())).display().to_string()
}

#[cfg(not(target_os = "linux"))]
fn listen(place: &str, port: u16) -> io::Result<Socket> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(place)?;
    Socket::bind(format!("{place}/.s.PGSQL.{port}"))
}

/// Whether this process itself calls: any process of the machine could, and would be shown to the server with our
/// certificate.
fn is_own(call: &UnixStream) -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let own = i32::try_from(std::process::id()).ok();
    call.peer_cred().is_ok_and(|caller| caller.pid() == own)
}

async fn serve(doors: Vec<(Socket, Arc<Server>)>) {
    let mut listening = tokio::task::JoinSet::new();
    for (socket, server) in doors {
        listening.spawn(accept(socket, server));
    }
    while listening.join_next().await.is_some() {}
}

async fn accept(socket: Socket, server: Arc<Server>) {
    let listener = match UnixListener::from_std(socket) {
        Ok(listener) => listener,
        Err(error) => {
            tracing::error!(%error, "TLS cannot be spoken with the database");
            return;
        }
    };
    loop {
        match listener.accept().await {
            Ok((call, _)) if is_own(&call) => {
                tokio::spawn(carry(call, Arc::clone(&server)));
            }
            Ok(_) => tracing::warn!("another process called the database's socket of this one and was turned away"),
            Err(error) => {
                tracing::warn!(%error, "a connection to the database could not be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Why a server could not be reached.
struct Fault {
    sentence: String,
    /// Whether another server may do better.
    is_passing: bool,
}

impl Fault {
    fn passing(sentence: impl ToString) -> Fault {
        Fault { sentence: sentence.to_string(), is_passing: true }
    }

    fn lasting(sentence: impl ToString) -> Fault {
        Fault { sentence: sentence.to_string(), is_passing: false }
    }
}

/// A stream to a server.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Forwards one connection until either side closes it.
async fn carry(mut call: UnixStream, server: Arc<Server>) {
    let reached = tokio::time::timeout(server.timeout, reach(&server)).await;
    let reached = reached.unwrap_or_else(|_| Err(Fault::passing("it does not answer in time")));
    match reached {
        // What breaks on the way is seen by both sides as what it is: a connection that ended.
        Ok(mut there) => {
            if introduce(&mut call, &mut there).await.is_ok() {
                drop(copy_bidirectional(&mut call, &mut there).await);
            }
        }
        Err(fault) => drop(refuse(&mut call, &server.host, &fault).await),
    }
}

/// Forwards libpq's startup message and the server's replies until authentication. Over TLS the server offers channel
/// binding, which libpq rejects on a connection it considers unencrypted: the offer is removed.
async fn introduce(call: &mut UnixStream, there: &mut Box<dyn Stream>) -> io::Result<()> {
    let greeting = greeting(call).await?;
    there.write_all(&greeting).await?;
    there.flush().await?;
    loop {
        let kind = there.read_u8().await?;
        let length = there.read_u32().await?;
        if !(4..LONGEST_GREETING).contains(&length) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut body = vec![0; length as usize - 4];
        there.read_exact(&mut body).await?;
        if kind == SIGN_IN {
            body = without_binding(&body);
        }
        call.write_all(&message(kind, &body)).await?;
        if kind != OLDER_PROTOCOL {
            return Ok(());
        }
    }
}

/// The first message of libpq, whole.
async fn greeting(call: &mut UnixStream) -> io::Result<Vec<u8>> {
    let length = call.read_u32().await?;
    if !(4..LONGEST_GREETING).contains(&length) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut greeting = length.to_be_bytes().to_vec();
    greeting.resize(length as usize, 0);
    call.read_exact(greeting.get_mut(4..).unwrap_or_default()).await?;
    Ok(greeting)
}

/// AuthenticationSASL without channel binding mechanisms; other messages unchanged.
fn without_binding(body: &[u8]) -> Vec<u8> {
    let Some(mechanisms) = body.strip_prefix(&SASL) else { return body.to_vec() };
    let mut kept = SASL.to_vec();
    for mechanism in mechanisms.split(|byte| *byte == 0).filter(|name| !name.is_empty() && !name.ends_with(b"-PLUS")) {
        kept.extend_from_slice(mechanism);
        kept.push(0);
    }
    kept.push(0);
    kept
}

/// Connects to the server, with TLS as negotiated.
async fn reach(server: &Server) -> Result<Box<dyn Stream>, Fault> {
    let Server { host, tls, .. } = server;
    let mut stream = TcpStream::connect((host.place(), host.port)).await.map_err(Fault::passing)?;
    stream.set_nodelay(true).map_err(Fault::passing)?;
    set_patience(&stream, server).map_err(Fault::passing)?;
    if !tls.is_direct {
        let mut answer = [0; 1];
        stream.write_all(&ASKS_FOR_TLS).await.map_err(Fault::passing)?;
        // One byte and no more: what comes behind it must come by TLS.
        stream.read_exact(&mut answer).await.map_err(Fault::passing)?;
        match &answer {
            b"S" => {}
            b"N" if tls.mode == Mode::Prefer => return Ok(Box::new(stream)),
            b"N" => return Err(Fault::lasting("it does not offer TLS, which sslmode asks for")),
            _ => return Err(Fault::passing("it does not take connections now")),
        }
    }
    let name = ServerName::try_from(host.name.clone()).map_err(Fault::lasting)?;
    match TlsConnector::from(Arc::clone(&tls.config)).connect(name, stream).await {
        Ok(stream) => Ok(Box::new(stream)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(Fault::lasting(error)),
        Err(error) => Err(Fault::passing(error)),
    }
}

/// Socket options that libpq would set itself.
fn set_patience(stream: &TcpStream, server: &Server) -> io::Result<()> {
    let socket = SockRef::from(stream);
    if let Some(keepalive) = &server.keepalive {
        socket.set_tcp_keepalive(keepalive)?;
    }
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(server.unheard)?;
    Ok(())
}

/// Replies like a server that rejects the connection. The code tells libpq whether to try the next host.
async fn refuse(call: &mut UnixStream, host: &Host, fault: &Fault) -> io::Result<()> {
    // What libpq said first is read, so that the end of the connection does not overtake the answer.
    greeting(call).await?;
    let code = if fault.is_passing { "57P03" } else { "08001" };
    let sentence = format!("{} port {}: {}", host.place(), host.port, fault.sentence);
    call.write_all(&refusal(code, &sentence)).await?;
    call.shutdown().await
}

/// An ErrorResponse of PostgreSQL's protocol.
fn refusal(code: &str, sentence: &str) -> Vec<u8> {
    let mut fields = Vec::new();
    for (kind, text) in [(b'S', "FATAL"), (b'V', "FATAL"), (b'C', code), (b'M', sentence)] {
        fields.push(kind);
        fields.extend(text.bytes().filter(|byte| *byte != 0));
        fields.push(0);
    }
    fields.push(0);
    message(b'E', &fields)
}

/// A message of the protocol.
fn message(kind: u8, body: &[u8]) -> Vec<u8> {
    let mut message = vec![kind];
    message.extend((u32::try_from(body.len()).unwrap_or_default() + 4).to_be_bytes());
    message.extend_from_slice(body);
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libpq_is_not_offered_what_it_cannot_do() {
        let offer = b"\0\0\0\x0aSCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0";
        assert_eq!(without_binding(offer), b"\0\0\0\x0aSCRAM-SHA-256\0\0");
        // Another authentication method.
        assert_eq!(without_binding(b"\0\0\0\x05salt"), b"\0\0\0\x05salt");
        assert_eq!(message(b'R', b"\0\0\0\0"), b"R\0\0\0\x08\0\0\0\0");
        assert_eq!(refusal("57P03", "no\0body"), b"E\0\0\0\x22SFATAL\0VFATAL\0C57P03\0Mnobody\0\0");
    }
}
