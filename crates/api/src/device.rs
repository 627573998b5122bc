//! The device key in a browser's cookie: distinguishes devices that signed in before from attackers. It grants no
//! access; only its hash is stored, with the accounts that used it.

use actix_web::cookie::{Cookie, SameSite, time};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::Call;
use crate::session_store::key_hash;

/// The cookie's name over plain HTTP.
pub const DEVICE_COOKIE: &str = "tierway_device";
/// Its name with https, as that of the session.
pub const HOST_DEVICE_COOKIE: &str = "__Host-tierway_device";
/// Lifetime of the cookie after a sign-in.
const KEPT: time::Duration = time::Duration::days(365);

/// A browser's own key.
#[derive(Clone)]
pub(crate) struct Device {
    key: String,
    is_secure: bool,
}

impl Device {
    /// Its stored form.
    pub(crate) fn hash(&self) -> String {
        key_hash(&self.key)
    }

    /// The cookie's name.
    fn name(is_secure: bool) -> &'static str {
        if is_secure { HOST_DEVICE_COOKIE } else { DEVICE_COOKIE }
    }

    /// Its cookie.
    pub(crate) fn cookie(self) -> Cookie<'static> {
        Cookie::build(Device::name(self.is_secure), self.key)
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_secure)
            .max_age(KEPT)
            .finish()
    }
}

impl Call {
    /// The device of this call: the key it sends, or a new one.
    pub(crate) fn device(&self) -> Device {
        let is_secure = self.app().config.secure_cookie;
        let sent = self.request.cookie(Device::name(is_secure)).map(|cookie| cookie.value().to_owned());
        let key = sent.filter(|key| is_key(key)).unwrap_or_else(|| {
            let mut random = [0; 32];
            self.app().services.random.fill(&mut random);
            URL_SAFE_NO_PAD.encode(random)
        });
        Device { key, is_secure }
    }
}

/// Whether it has the format of a device key.
fn is_key(text: &str) -> bool {
    URL_SAFE_NO_PAD.decode(text).is_ok_and(|bytes| bytes.len() == 32)
}
