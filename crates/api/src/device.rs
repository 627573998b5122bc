//! The key that a browser keeps between sessions: it tells a device that signed in to an account before from those that
//! guess at it. It lets nobody in; the store keeps only its hash, beside the accounts that signed in with it.

use actix_web::cookie::{Cookie, SameSite, time};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::Call;
use crate::session_store::key_hash;

/// The cookie's name over plain HTTP.
pub const DEVICE_COOKIE: &str = "tierway_device";
/// Its name with https, as that of the session.
pub const HOST_DEVICE_COOKIE: &str = "__Host-tierway_device";
/// How long browsers keep it after a sign-in.
const KEPT: time::Duration = time::Duration::days(365);

/// A browser's own key.
#[derive(Clone)]
pub(crate) struct Device {
    key: String,
    is_secure: bool,
}

impl Device {
    /// The form in which the store keeps it.
    pub(crate) fn hash(&self) -> String {
        key_hash(&self.key)
    }

    /// The cookie's name.
    fn name(is_secure: bool) -> &'static str {
        if is_secure { HOST_DEVICE_COOKIE } else { DEVICE_COOKIE }
    }

    /// The cookie that keeps it.
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

/// Whether it has the form of a key that was given out.
fn is_key(text: &str) -> bool {
    URL_SAFE_NO_PAD.decode(text).is_ok_and(|bytes| bytes.len() == 32)
}
