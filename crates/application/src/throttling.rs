//! How use cases throttle: sources by key in the store, so that all instances slow a guesser together. The rules are
//! `tierway_accounts`'.

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{
    ACCOUNT_THROTTLE, ADDRESS_THROTTLE, Quota, Throttle, ThrottlePolicy, TrustedPlace, address_source,
};
use tierway_kernel::{UserId, fold};

use crate::{Client, Failure, Transaction};

/// Sources of password guesses.
#[derive(Debug, Clone)]
pub(crate) struct Sources {
    account: String,
    address: Option<String>,
}

impl Sources {
    /// Sign-in with an unknown name: the typed name and the IP address. The name is hashed, because users sometimes
    /// type passwords into it, and its length is unlimited.
    pub(crate) fn of_unknown_user(login: &str, client: &Client) -> Sources {
        Sources { account: account_key(&fold(login)), address: address_key("address", client) }
    }

    /// Sign-in to an account, by any of its names. Attempts from a known place are counted separately, so that guesses
    /// from elsewhere do not lock out the owner; on a known device, not even guesses from the same IP address do.
    pub(crate) fn of_account(user: UserId, place: TrustedPlace, client: &Client) -> Sources {
        let address = address_key("address", client);
        match place {
            TrustedPlace::Device(key) => Sources { account: format!("known:{user}:{key}"), address: None },
            TrustedPlace::Address(key) => Sources { account: format!("known:{user}:{key}"), address },
            TrustedPlace::None => Sources { account: user_key(user), address },
        }
    }

    /// Re-entry of the password by a signed-in user.
    pub(crate) fn of_confirmation(user: UserId, client: &Client) -> Sources {
        Sources { account: format!("password:{user}"), address: address_key("address", client) }
    }

    /// The keys with their rules, in ascending order.
    fn keys(&self) -> Vec<(&str, &'static ThrottlePolicy)> {
        let account = (self.account.as_str(), &ACCOUNT_THROTTLE);
        let address = self.address.as_deref().map(|key| (key, &ADDRESS_THROTTLE));
        let mut keys: Vec<_> = [Some(account), address].into_iter().flatten().collect();
        keys.sort_unstable_by_key(|(key, _)| *key);
        keys
    }

    /// Refuses a blocked source.
    pub(crate) fn check(&self, tx: &mut dyn Transaction, now: DateTime<Utc>) -> Result<(), Failure> {
        let keys: Vec<&str> = self.keys().into_iter().map(|(key, _)| key).collect();
        let known = tx.throttles().peek(&keys)?;
        let longest = known.into_iter().flatten().filter_map(|throttle| throttle.blocked_for(now)).max();
        longest.map_or(Ok(()), |wait| Err(Failure::TooMany(wait)))
    }

    /// Counts a failure.
    pub(crate) fn record_failure(&self, tx: &mut dyn Transaction, now: DateTime<Utc>) -> Result<(), Failure> {
        for (key, policy) in self.keys() {
            let throttle = tx.throttles().take(key, now)?.failed(policy, now);
            tx.throttles().put(key, &throttle, now)?;
        }
        Ok(())
    }

    /// Resets the account's failures after a success. Those of the IP address stay: it may be guessing at other
    /// accounts.
    pub(crate) fn reset_failures(&self, tx: &mut dyn Transaction) -> Result<(), Failure> {
        Ok(tx.throttles().clear(&self.account)?)
    }
}

/// Forgets the failures at signing in to an account from places it does not know.
pub(crate) fn reset_sign_in_failures(tx: &mut dyn Transaction, user: UserId) -> Result<(), Failure> {
    Ok(tx.throttles().clear(&user_key(user))?)
}

/// How often something may be done from one address in an hour.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hourly {
    /// Its description.
    pub(crate) what: &'static str,
    /// How often.
    pub(crate) limit: u32,
}

impl Hourly {
    fn quota(self) -> Quota {
        Quota { limit: self.limit, window: Duration::hours(1) }
    }

    /// Refuses an address that has done it often enough.
    pub(crate) fn check(self, tx: &mut dyn Transaction, client: &Client, now: DateTime<Utc>) -> Result<(), Failure> {
        let Some(key) = address_key(self.what, client) else { return Ok(()) };
        let known = tx.throttles().peek(&[&key])?.into_iter().flatten().next();
        self.refuse(known.unwrap_or_else(|| Throttle::new(now)), now)
    }

    /// Refuses as [`Hourly::check`] does, or counts.
    pub(crate) fn spend(self, tx: &mut dyn Transaction, client: &Client, now: DateTime<Utc>) -> Result<(), Failure> {
        match address_key(self.what, client) {
            Some(key) => self.spend_key(tx, &key, now),
            None => Ok(()),
        }
    }

    /// The same for a source that is no address.
    pub(crate) fn spend_key(self, tx: &mut dyn Transaction, key: &str, now: DateTime<Utc>) -> Result<(), Failure> {
        let throttle = tx.throttles().take(key, now)?;
        self.refuse(throttle, now)?;
        tx.throttles().put(key, &throttle.spent(&self.quota(), now), now)?;
        Ok(())
    }

    fn refuse(self, throttle: Throttle, now: DateTime<Utc>) -> Result<(), Failure> {
        throttle.exhausted_for(&self.quota(), now).map_or(Ok(()), |wait| Err(Failure::TooMany(wait)))
    }
}

fn account_key(name: &str) -> String {
    format!("account:{}", blake3::hash(name.as_bytes()).to_hex())
}

/// The same for an account, so that all its names count together. No name has a line break in it.
fn user_key(user: UserId) -> String {
    account_key(&format!("\n{user}"))
}

fn address_key(what: &str, client: &Client) -> Option<String> {
    client.address.as_deref().map(|address| format!("{what}:{}", address_source(address)))
}
