//! The devices and addresses that accounts signed in from. Guesses from elsewhere do not lock their owner out.

use chrono::{DateTime, Utc};
use tierway_accounts::{KnownPlace, PLACE_TOUCHED_AFTER, TrustedPlace, address_source};
use tierway_kernel::UserId;

use crate::{Client, Failure, Transaction};

/// The source of an attempt.
#[derive(Debug, Clone)]
pub(super) struct Places {
    device: Option<String>,
    address: Option<String>,
}

impl Places {
    /// The device, by the hash of its key, and the IP address.
    pub(super) fn of(device: Option<&str>, client: &Client) -> Places {
        Places {
            device: device.map(|hash| format!("device:{hash}")),
            address: client.address.as_deref().map(|address| format!("address:{}", address_source(address))),
        }
    }

    /// The keys of both.
    pub(super) fn keys(&self) -> Vec<&str> {
        [&self.device, &self.address].into_iter().flatten().map(String::as_str).collect()
    }

    /// The one of them that is `known`; the device rather than the address.
    pub(super) fn trusted(&self, known: &[KnownPlace]) -> TrustedPlace {
        let of = |key: &Option<String>| key.clone().filter(|key| known.iter().any(|place| place.key == *key));
        match (of(&self.device), of(&self.address)) {
            (Some(key), _) => TrustedPlace::Device(key),
            (None, Some(key)) => TrustedPlace::Address(key),
            (None, None) => TrustedPlace::None,
        }
    }
}

/// Keeps that `user` signed in from here; written once a day.
pub(super) fn remember(
    tx: &mut dyn Transaction,
    user: UserId,
    places: &Places,
    known: &[KnownPlace],
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    for key in places.keys() {
        if known.iter().any(|place| place.key == key && place.used_at > now - PLACE_TOUCHED_AFTER) {
            continue;
        }
        tx.places().note(user, key, now)?;
    }
    Ok(())
}
