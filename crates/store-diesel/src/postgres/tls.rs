//! TLS settings of a URL, as in libpq's manual: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `sslcrl`, `sslsni`,
//! `sslnegotiation`, `ssl_min_protocol_version`. Certificates are verified by rustls. Unsupported settings are
//! rejected, never ignored.

use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, CertificateRevocationListDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme, version};

use super::address::{Address, Host};

/// TLS mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mode {
    /// Nothing.
    Disable,
    /// TLS where the server has it.
    Prefer,
    /// TLS without server verification.
    Require,
    /// TLS, and a certificate of an authority that is trusted.
    VerifyCa,
    /// The same, and the certificate bears the server's name.
    VerifyFull,
}

/// TLS settings of a URL.
#[derive(Debug, Clone)]
pub(super) struct Tls {
    pub(super) mode: Mode,
    /// Without asking first, as PostgreSQL 17 and proxies take it.
    pub(super) is_direct: bool,
    pub(super) config: Arc<ClientConfig>,
}

/// Features of libpq's TLS that are not supported.
const REFUSED: [(&str, &str); 3] = [
    ("sslcrldir", "name one file with sslcrl"),
    ("sslpassword", "give a key without a password, readable for the program's user alone"),
    ("ssl_max_protocol_version", "leave it out"),
];

/// The trust of the operating system.
const SYSTEM: &str = "system";

impl Mode {
    /// From the URL or, as in libpq, the environment; otherwise TLS if the server supports it, except on this machine.
    pub(super) fn of(address: &Address) -> Result<Mode, String> {
        if address.hosts.iter().all(Host::is_socket) {
            return Ok(Mode::Disable);
        }
        let by_environment = std::env::var("PGSSLMODE").ok().filter(|mode| !mode.is_empty());
        match address.parameter("sslmode").map(str::to_owned).or(by_environment).as_deref() {
            None if address.parameter("sslrootcert") == Some(SYSTEM) => Ok(Mode::VerifyFull),
            None if address.hosts.iter().all(Host::is_here) => Ok(Mode::Disable),
            None | Some("prefer" | "allow") => Ok(Mode::Prefer),
            Some("disable") => Ok(Mode::Disable),
            // As in libpq: a root certificate implies verification.
            Some("require") if address.parameter("sslrootcert").is_some() => Ok(Mode::VerifyCa),
            Some("require") => Ok(Mode::Require),
            Some("verify-ca") => Ok(Mode::VerifyCa),
            Some("verify-full") => Ok(Mode::VerifyFull),
            Some(_) => Err("sslmode must be disable, prefer, require, verify-ca or verify-full".to_owned()),
        }
    }
}

impl Tls {
    /// Other TLS settings of the URL.
    pub(super) fn of(address: &Address, mode: Mode) -> Result<Tls, String> {
        for (name, instead) in REFUSED {
            if address.parameter(name).is_some() {
                return Err(format!("{name} in the URL is not supported: {instead}"));
            }
        }
        if address.parameter("channel_binding") == Some("require") {
            return Err("channel_binding=require in the URL is not supported: leave it out and use \
                        sslmode=verify-full, which proves who the server is before any password is sent"
                .to_owned());
        }
        let is_direct = match address.parameter("sslnegotiation") {
            None | Some("postgres") => false,
            Some("direct") if mode >= Mode::Require => true,
            Some(_) => return Err("sslnegotiation must be postgres, or direct with sslmode=require or more".to_owned()),
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let versions: &[_] = match address.parameter("ssl_min_protocol_version") {
            Some("TLSv1.3") => &[&version::TLS13],
            _ => &[&version::TLS13, &version::TLS12],
        };
        let config = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_protocol_versions(versions);
        let config = config.map_err(|error| error.to_string())?;
        let verifier = Verifier::of(address, mode, provider)?;
        let config = config.dangerous().with_custom_certificate_verifier(Arc::new(verifier));
        let mut config = match own_certificate(address)? {
            Some((chain, key)) => config
                .with_client_auth_cert(chain, key)
                .map_err(|error| format!("sslcert and sslkey do not fit together: {error}"))?,
            None => config.with_no_client_auth(),
        };
        config.enable_sni = address.parameter("sslsni") != Some("0");
        config.alpn_protocols = vec![b"postgresql".to_vec()];
        Ok(Tls { mode, is_direct, config: Arc::new(config) })
    }
}

/// The certificates of a file.
fn certificates(parameter: &str, path: &str) -> Result<Vec<CertificateDer<'static>>, String> {
    let fault = |error: &dyn std::fmt::Display| format!("{parameter}: {path} cannot be read: {error}");
    let read = CertificateDer::pem_file_iter(path).map_err(|error| fault(&error))?;
    let all = read.collect::<Result<Vec<_>, _>>().map_err(|error| fault(&error))?;
    if all.is_empty() { Err(fault(&"there is no certificate in it")) } else { Ok(all) }
}

/// A chain of certificates and the key of the first.
type Own = (Vec<CertificateDer<'static>>, PrivateKeyDer<'static>);

/// The program's client certificate.
fn own_certificate(address: &Address) -> Result<Option<Own>, String> {
    if address.parameter("sslcertmode") == Some("disable") {
        return Ok(None);
    }
    match (address.parameter("sslcert"), address.parameter("sslkey")) {
        (None, None) => Ok(None),
        (Some(chain), Some(key)) => {
            let read = PrivateKeyDer::from_pem_file(key);
            let read = read.map_err(|error| format!("sslkey: {key} cannot be read: {error}"))?;
            Ok(Some((certificates("sslcert", chain)?, read)))
        }
        _ => Err("sslcert and sslkey belong together: name both in the URL, or none".to_owned()),
    }
}

/// Verifies the server as required by the mode.
#[derive(Debug)]
struct Verifier {
    /// Trusted authorities, if verified.
    trust: Option<Trust>,
    is_name_asked: bool,
    provider: Arc<CryptoProvider>,
}

#[derive(Debug)]
struct Trust {
    chain: Arc<WebPkiServerVerifier>,
    /// Certificates that were named themselves: a server's own that signed itself, as many small servers have.
    named: Vec<CertificateDer<'static>>,
}

impl Verifier {
    fn of(address: &Address, mode: Mode, provider: Arc<CryptoProvider>) -> Result<Verifier, String> {
        let trust = if mode >= Mode::VerifyCa { Some(Trust::of(address, mode, &provider)?) } else { None };
        Ok(Verifier { trust, is_name_asked: mode == Mode::VerifyFull, provider })
    }
}

impl Trust {
    fn of(address: &Address, mode: Mode, provider: &Arc<CryptoProvider>) -> Result<Trust, String> {
        let named = match address.parameter("sslrootcert") {
            Some(SYSTEM) if mode != Mode::VerifyFull => {
                return Err("sslrootcert=system needs sslmode=verify-full".to_owned());
            }
            None | Some(SYSTEM) => Vec::new(),
            Some(path) => certificates("sslrootcert", path)?,
        };
        let mut roots = RootCertStore::empty();
        if named.is_empty() {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        for certificate in &named {
            roots.add(certificate.clone()).map_err(|error| format!("sslrootcert: {error}"))?;
        }
        let mut chain = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::clone(provider));
        if let Some(path) = address.parameter("sslcrl") {
            let fault = |error: &dyn std::fmt::Display| format!("sslcrl: {path} cannot be read: {error}");
            let lists = CertificateRevocationListDer::pem_file_iter(path).map_err(|error| fault(&error))?;
            chain = chain.with_crls(lists.collect::<Result<Vec<_>, _>>().map_err(|error| fault(&error))?);
        }
        let chain = chain.build().map_err(|error| {
            format!("no certificate of an authority can be used ({error}): name a file with sslrootcert in the URL")
        })?;
        Ok(Trust { chain, named })
    }

    fn prove(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        if self.named.iter().any(|named| named.as_ref() == certificate.as_ref()) {
            rustls::client::verify_server_name(&ParsedCertificate::try_from(certificate)?, name)?;
            return Ok(ServerCertVerified::assertion());
        }
        self.chain.verify_server_cert(certificate, others, name, &[], now)
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        _ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(trust) = &self.trust else { return Ok(ServerCertVerified::assertion()) };
        match trust.prove(certificate, others, name, now) {
            // The name is looked at last: everything else is well.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.is_name_asked => Ok(ServerCertVerified::assertion()),
            proven => proven,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        // Of whom nothing is known, the key proves nothing; their certificate may be of a kind that cannot be read.
        match &self.trust {
            None => Ok(HandshakeSignatureValid::assertion()),
            Some(trust) => trust.chain.verify_tls12_signature(message, certificate, signature),
        }
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        match &self.trust {
            None => Ok(HandshakeSignatureValid::assertion()),
            Some(trust) => trust.chain.verify_tls13_signature(message, certificate, signature),
        }
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn mode(url: &str) -> Result<Mode, String> {
        Mode::of(&Address::read(url).unwrap())
    }

    fn refused(url: &str) -> String {
        let address = Address::read(url).unwrap();
        Mode::of(&address).and_then(|mode| Tls::of(&address, mode)).err().unwrap()
    }

    #[test]
    fn a_url_that_says_nothing_asks_for_tls_except_on_this_machine() {
        for (url, wanted) in [
            ("postgres://db.example/shop", Mode::Prefer),
            ("postgres://localhost/shop", Mode::Disable),
            ("postgres://127.0.0.1,db.example/shop", Mode::Prefer),
            ("postgres://%2Ftmp/shop?sslmode=verify-full", Mode::Disable),
            ("postgres://localhost/shop?sslmode=require", Mode::Require),
            ("postgres://db.example/shop?sslmode=allow", Mode::Prefer),
            ("postgres://db.example/shop?sslmode=require&sslrootcert=%2Fca.pem", Mode::VerifyCa),
            ("postgres://db.example/shop?sslmode=verify-ca", Mode::VerifyCa),
            ("postgres://db.example/shop?sslrootcert=system", Mode::VerifyFull),
            ("postgres://db.example/shop?sslmode=disable", Mode::Disable),
        ] {
            assert_eq!(mode(url), Ok(wanted), "{url}");
        }
        assert!(mode("postgres://db.example/shop?sslmode=verify_full").unwrap_err().contains("verify-full"));
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_a_sentence() {
        let base = "postgres://db.example/shop?sslmode=";
        for (rest, word) in [
            ("require&channel_binding=require", "verify-full"),
            ("require&sslpassword=secret", "sslpassword"),
            ("require&sslcert=%2Fown.pem", "belong together"),
            ("require&sslcert=%2Fnone.pem&sslkey=%2Fnone.key", "sslkey: /none.key cannot be read"),
            ("verify-full&sslrootcert=%2Fnone.pem", "sslrootcert: /none.pem cannot be read"),
            ("verify-ca&sslrootcert=system", "verify-full"),
            ("prefer&sslnegotiation=direct", "sslnegotiation"),
        ] {
            let sentence = refused(&format!("{base}{rest}"));
            assert!(sentence.contains(word) && !sentence.contains("secret"), "{rest}: {sentence}");
        }
    }
}
