//! Parts of a PostgreSQL URL: servers and connection parameters. libpq parses the rest.

/// A server, as the URL names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Host {
    /// Its name, which a certificate must bear; an address; or the directory of a socket.
    pub(super) name: String,
    /// Address to connect to instead of resolving the name; empty if not given.
    pub(super) address: String,
    /// Its port.
    pub(super) port: u16,
}

impl Host {
    /// Whether it is a Unix socket, which needs no TLS.
    pub(super) fn is_socket(&self) -> bool {
        self.name.is_empty() || self.name.starts_with(['/', '@'])
    }

    /// Whether it is on this machine.
    pub(super) fn is_here(&self) -> bool {
        let place = self.place();
        self.is_socket() || place == "localhost" || place.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
    }

    /// The address to connect to.
    pub(super) fn place(&self) -> &str {
        if self.address.is_empty() { &self.name } else { &self.address }
    }
}

/// A URL in its parts.
#[derive(Debug, Clone)]
pub(super) struct Address {
    /// `postgres://`, with user and password as they were written.
    before: String,
    /// The database as it was written.
    database: String,
    /// The servers, the first to be tried first.
    pub(super) hosts: Vec<Host>,
    /// Names and values, decoded.
    parameters: Vec<(String, String)>,
}

/// PostgreSQL's port.
const PORT: u16 = 5432;
/// Servers in the query part of the URL, where they are allowed too.
const PLACES: [&str; 3] = ["host", "hostaddr", "port"];

impl Address {
    /// Reads a URL; `None` when it is none.
    pub(super) fn read(url: &str) -> Option<Address> {
        let (scheme, rest) = url.split_once("://")?;
        let (main, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, database) = main.split_once('/').unwrap_or((main, ""));
        let (user, servers) = match authority.split_once('@') {
            Some((user, servers)) => (format!("{user}@"), servers),
            None => (String::new(), authority),
        };
        let mut parameters = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=')?;
            parameters.push((decoded(name)?, decoded(value)?));
        }
        let last = |name: &str| parameters.iter().rfind(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let hosts = hosts(servers, last("host"), last("hostaddr"), last("port"))?;
        Some(Address { before: format!("{scheme}://{user}"), database: database.to_owned(), hosts, parameters })
    }

    /// The value of a URL parameter; the last one wins.
    pub(super) fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().rfind(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The servers' addresses.
    pub(super) fn places(&self) -> Vec<(String, u16)> {
        self.hosts.iter().map(|host| (host.place().to_owned(), host.port)).collect()
    }

    /// The URL for a libpq without TLS, its servers at `hosts` and ports instead.
    pub(super) fn without_tls(&self, hosts: &[(String, u16)]) -> String {
        // A binding that must be is left for libpq to refuse.
        let is_kept = |name: &str, value: &str| {
            let is_of_tls = name.starts_with("ssl") || (name == "channel_binding" && value != "require");
            !is_of_tls && !PLACES.contains(&name)
        };
        let kept = self.parameters.iter().filter(|(name, value)| is_kept(name, value));
        let names = hosts.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(",");
        let ports = hosts.iter().map(|(_, port)| port.to_string()).collect::<Vec<_>>().join(",");
        // libpq reads variables of the environment too, and would refuse one that asks for TLS.
        let own = [("host", names.as_str()), ("port", ports.as_str()), ("sslmode", "disable")];
        let all = kept.map(|(name, value)| (name.as_str(), value.as_str())).chain(own);
        let all: Vec<String> = all.map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        format!("{}/{}?{}", self.before, self.database, all.join("&"))
    }
}

/// The servers, named in the authority or behind the `?`.
fn hosts(servers: &str, names: Option<&str>, addresses: Option<&str>, ports: Option<&str>) -> Option<Vec<Host>> {
    let mut hosts = Vec::new();
    for server in servers.split(',') {
        let (name, port) = match server.strip_prefix('[') {
            Some(rest) => {
                let (name, rest) = rest.split_once(']')?;
                (name, rest.strip_prefix(':').unwrap_or_default())
            }
            None => server.split_once(':').unwrap_or((server, "")),
        };
        hosts.push(Host { name: decoded(name)?, address: String::new(), port: port_of(port)? });
    }
    if let Some(names) = names {
        let named = |name: &str| Host { name: name.to_owned(), address: String::new(), port: PORT };
        let before: Vec<u16> = hosts.iter().map(|host| host.port).collect();
        hosts = names.split(',').map(named).collect();
        spread(&mut hosts, &before, |host, port| host.port = *port);
    }
    if let Some(addresses) = addresses {
        let addresses: Vec<String> = addresses.split(',').map(str::to_owned).collect();
        // Addresses may come without names.
        while hosts.len() < addresses.len() {
            hosts.push(Host { name: String::new(), address: String::new(), port: hosts.first()?.port });
        }
        spread(&mut hosts, &addresses, |host, address| host.address.clone_from(address));
        for host in hosts.iter_mut().filter(|host| host.name.is_empty()) {
            host.name.clone_from(&host.address);
        }
    }
    if let Some(ports) = ports {
        let ports = ports.split(',').map(port_of).collect::<Option<Vec<u16>>>()?;
        spread(&mut hosts, &ports, |host, port| host.port = *port);
    }
    Some(hosts)
}

/// Assigns values to hosts; a single one applies to all.
fn spread<T>(hosts: &mut [Host], values: &[T], give: impl Fn(&mut Host, &T)) {
    for (number, host) in hosts.iter_mut().enumerate() {
        let value = if values.len() == 1 { values.first() } else { values.get(number) };
        if let Some(value) = value {
            give(host, value);
        }
    }
}

fn port_of(text: &str) -> Option<u16> {
    if text.is_empty() { Some(PORT) } else { text.parse().ok() }
}

/// A text with `%XX` read; `None` when that cannot be.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let (high, low) = (digit()?, digit()?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// Percent-encodes a text for a URL.
fn encoded(text: &str) -> String {
    let mut url = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~,".contains(&byte) {
            url.push(char::from(byte));
        } else {
            url.push_str(&format!("%{byte:02X}"));
        }
    }
    url
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn places(url: &str) -> Vec<(String, u16)> {
        Address::read(url).unwrap().places()
    }

    fn place(name: &str, port: u16) -> (String, u16) {
        (name.to_owned(), port)
    }

    #[test]
    fn servers_are_named_before_and_behind_the_question_mark() {
        assert_eq!(places("postgres://ann:x@db.example/shop"), [place("db.example", 5432)]);
        let two = [place("one", 5433), place("two", 5432)];
        assert_eq!(places("postgres://one:5433,two/shop?target_session_attrs=read-write"), two);
        assert_eq!(places("postgres:///shop?host=one,two&port=5433,5432"), two);
        assert_eq!(places("postgres://one,two/shop?port=6432"), [place("one", 6432), place("two", 6432)]);
        assert_eq!(places("postgres://ann@[::1]:5433/shop"), [place("::1", 5433)]);
        assert_eq!(places("postgres://db.example/shop?hostaddr=10.1.2.3"), [place("10.1.2.3", 5432)]);
        assert_eq!(Address::read("postgres://db.example/shop?hostaddr=10.1.2.3").unwrap().hosts[0].name, "db.example");
        assert_eq!(places("postgres://%2Ftmp:54999/shop"), [place("/tmp", 54999)]);
    }

    #[test]
    fn what_is_here_needs_no_secrecy() {
        for (url, socket, here) in [
            ("postgres://%2Ftmp/shop", true, true),
            ("postgres:///shop", true, true),
            ("postgres://localhost/shop", false, true),
            ("postgres://127.0.0.9/shop", false, true),
            ("postgres://[::1]/shop", false, true),
            ("postgres://db.example/shop", false, false),
            ("postgres://10.1.2.3/shop", false, false),
        ] {
            let host = &Address::read(url).unwrap().hosts[0];
            assert_eq!((host.is_socket(), host.is_here()), (socket, here), "{url}");
        }
    }

    #[test]
    fn a_url_goes_to_libpq_without_what_it_cannot_do() {
        let url = "postgres://ann:p%40ss@one,two:5433/shop?sslmode=verify-full&sslrootcert=%2Fca.pem&connect_timeout=3\
                   &channel_binding=prefer&target_session_attrs=read-write&options=-c%20search_path%3Dshop";
        let address = Address::read(url).unwrap();
        assert_eq!(address.parameter("sslrootcert"), Some("/ca.pem"));
        assert_eq!(
            address.without_tls(&[("@relay".to_owned(), 1), ("/tmp".to_owned(), 2)]),
            "postgres://ann:p%40ss@/shop?connect_timeout=3&target_session_attrs=read-write\
             &options=-c%20search_path%3Dshop&host=%40relay,%2Ftmp&port=1,2&sslmode=disable"
        );
    }

    #[test]
    fn what_is_no_url_is_none() {
        for text in ["host=one", "postgres://one:port/shop", "postgres://one/shop?sslmode", "postgres://%zz/shop"] {
            assert!(Address::read(text).is_none(), "{text}");
        }
    }
}
