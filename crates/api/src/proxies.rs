//! Trusted proxies. `X-Forwarded-For` can be forged, so it counts only as far as it was written by listed proxies.

use std::net::IpAddr;
use std::str::FromStr;

use actix_web::HttpRequest;

/// Headers that proxies add.
const HANDED_ON: [&str; 4] = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/// Addresses and networks of the proxies in front of the product; empty: there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<Network>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text that is no list of addresses or networks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an address or a network such as 10.0.0.0/8")]
pub struct ProxiesError(String);

impl FromStr for Network {
    type Err = ProxiesError;

    fn from_str(text: &str) -> Result<Network, ProxiesError> {
        let fault = || ProxiesError(text.to_owned());
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| fault())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| fault()))?;
        if bits > most { Err(fault()) } else { Ok(Network { address, bits }) }
    }
}

impl FromStr for TrustedProxies {
    type Err = ProxiesError;

    /// Reads a list separated by commas.
    fn from_str(text: &str) -> Result<TrustedProxies, ProxiesError> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<Result<_, _>>().map(TrustedProxies)
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(a), IpAddr::V4(b)) => {
                self.bits == 0 || (u32::from(a) ^ u32::from(b)) >> (32 - u32::from(self.bits)) == 0
            }
            (IpAddr::V6(a), IpAddr::V6(b)) => {
                self.bits == 0 || (u128::from(a) ^ u128::from(b)) >> (128 - u32::from(self.bits)) == 0
            }
            _ => false,
        }
    }
}

impl TrustedProxies {
    fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address.to_canonical()))
    }

    /// The client's IP address: the nearest one that is not a trusted proxy.
    pub fn client_address(&self, request: &HttpRequest) -> Option<String> {
        let peer = request.peer_addr()?.ip().to_canonical();
        let header = request.headers().get_all("x-forwarded-for");
        let forwarded: Vec<&str> = header.filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(',')).collect();
        Some(self.nearest_untrusted(peer, &forwarded).to_string())
    }

    /// Whether the request was sent on this machine itself: from loopback, and not handed on by a proxy here.
    pub fn is_local(&self, request: &HttpRequest) -> bool {
        let peer = request.peer_addr().map(|peer| peer.ip().to_canonical());
        let handed_on = HANDED_ON.iter().any(|name| request.headers().contains_key(*name));
        peer.is_some_and(|peer| peer.is_loopback() && !self.trusts(peer)) && !handed_on
    }

    fn nearest_untrusted(&self, peer: IpAddr, forwarded: &[&str]) -> IpAddr {
        let mut nearest = peer;
        for hop in forwarded.iter().rev() {
            if !self.trusts(nearest) {
                break;
            }
            match hop.trim().parse::<IpAddr>() {
                Ok(address) => nearest = address.to_canonical(),
                Err(_) => break,
            }
        }
        nearest
    }
}

/// Whether the host of a URL, or a bare host with or without a port, is this machine.
pub(crate) fn is_loopback(url: &str) -> bool {
    let authority = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = authority.split(['/', '?']).next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host == "localhost" || host.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn nearest(list: &str, peer: &str, forwarded: &[&str]) -> String {
        let proxies: TrustedProxies = list.parse().unwrap();
        proxies.nearest_untrusted(peer.parse().unwrap(), forwarded).to_string()
    }

    #[test]
    fn the_header_counts_only_from_trusted_proxies() {
        assert_eq!(nearest("", "203.0.113.9", &["1.1.1.1"]), "203.0.113.9");
        assert_eq!(nearest("10.0.0.0/8", "10.1.2.3", &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(nearest("10.0.0.0/8", "10.1.2.3", &["6.6.6.6", "1.1.1.1", "10.9.9.9"]), "1.1.1.1");
        assert_eq!(nearest("10.0.0.0/8,::1", "::1", &["rubbish"]), "::1");
        assert_eq!(nearest("0.0.0.0/0", "9.9.9.9", &[]), "9.9.9.9");
    }

    #[test]
    fn lists_are_checked() {
        assert!("10.0.0.0/33".parse::<TrustedProxies>().is_err());
        assert!("proxy.local".parse::<TrustedProxies>().is_err());
        assert!("fd00::/8, 127.0.0.1".parse::<TrustedProxies>().is_ok());
    }
}
