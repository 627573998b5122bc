//! How many orders a list has, from the sums of `order_sums` where they know it.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use tierway_kernel::{StoreError, UserId};
use tierway_orders::{OrderFilter, OrderScope, is_open, is_trade};

use super::Conn;
use super::order_sums::{BY_DAY, OrderSum, read, read_between, read_places};

/// A time after all orders.
const FAR: DateTime<Utc> = DateTime::from_timestamp(253_402_300_800, 0).expect("a time");

/// Location of a filter's aggregates.
enum TotalsSource<'a> {
    /// Under a key of a side, from one time to another or of all days.
    Side(&'static str, Cow<'a, str>, Option<(DateTime<Utc>, DateTime<Utc>)>),
    /// Under all places that have the wanted region, role and channel.
    Places,
}

/// How many orders there are under a filter, when the sums know; `None` when they have to be counted.
pub(super) fn count(connection: &mut Conn, scope: OrderScope, filter: &OrderFilter) -> Result<Option<i64>, StoreError> {
    let sums = match stand(scope, filter) {
        None => return Ok(None),
        Some(TotalsSource::Side(side, key, None)) => read(connection, side, &key, None)?,
        Some(TotalsSource::Side(side, key, Some((from, to)))) => read_between(connection, side, &key, from, to)?,
        Some(TotalsSource::Places) => {
            let places = read_places(connection)?;
            places.into_iter().filter(|(place, _)| is_there(place, filter)).map(|(_, sum)| sum).collect()
        }
    };
    let wanted = |sum: &&OrderSum| {
        filter.status.is_none_or(|status| sum.status == status)
            && filter.paid.is_none_or(|paid| sum.is_paid == paid)
            && filter.is_quote.is_none_or(|is_quote| sum.is_quote == is_quote)
            && filter.is_trade.is_none_or(|wanted| is_trade(sum.status, sum.is_quote) == wanted)
            && filter.is_open.is_none_or(|wanted| is_open(sum.status, sum.is_quote) == wanted)
            && filter.courier.is_none_or(|courier| sum.courier == courier.as_str())
    };
    let orders: u64 = sums.iter().filter(wanted).map(|sum| sum.orders).sum();
    Ok(i64::try_from(orders).ok())
}

/// Whether a place, which is a region, a role and a channel with slashes between, is one of the filter's.
fn is_there(place: &str, filter: &OrderFilter) -> bool {
    let mut parts = place.splitn(3, '/');
    let mut is = |wanted: Option<&str>| {
        let part = parts.next();
        wanted.is_none() || wanted == part
    };
    is(filter.region.as_deref()) && is(filter.buyer_role.map(|role| role.as_str())) && is(filter.channel.as_deref())
}

fn stand(scope: OrderScope, filter: &OrderFilter) -> Option<TotalsSource<'_>> {
    if filter.quote_state.is_some()
        || filter.customer_id.is_some()
        || filter.product_id.is_some()
        || filter.text.as_deref().is_some_and(|text| !text.trim().is_empty())
    {
        return None;
    }
    let person = |UserId(id): UserId| Some(Cow::Owned(id.to_string()));
    // The sums of a person hold what they only referred, which such a filter leaves out.
    if matches!(scope, OrderScope::Party(_)) && filter.filters_hidden_data() {
        return None;
    }
    let party = match scope {
        OrderScope::Party(user) => person(user),
        _ => None,
    };
    let place = [
        ("channel", filter.channel.as_deref()),
        ("region", filter.region.as_deref()),
        ("role", filter.buyer_role.map(|role| role.as_str())),
    ];
    let others = [
        ("party", party),
        ("category", filter.category.as_deref().map(Cow::Borrowed)),
        ("seller", filter.seller_id.and_then(person)),
        ("referrer", filter.referrer_id.and_then(person)),
    ];
    let place = place.into_iter().filter_map(|(side, key)| Some((side, Cow::Borrowed(key?))));
    let others = others.into_iter().filter_map(|(side, key)| Some((side, key?)));
    let times = match (filter.from, filter.to) {
        (None, None) => None,
        (from, to) => Some((from.unwrap_or(DateTime::UNIX_EPOCH), to.unwrap_or(FAR))),
    };
    let mut all = place.clone().chain(others.clone());
    match (all.next(), all.next()) {
        (None, _) => Some(TotalsSource::Side("all", Cow::Borrowed(""), times)),
        (Some((side, key)), None) => {
            (times.is_none() || BY_DAY.contains(&side)).then_some(TotalsSource::Side(side, key, times))
        }
        _ => (times.is_none() && others.count() == 0).then_some(TotalsSource::Places),
    }
}

#[cfg(test)]
mod tests {
    use tierway_kernel::Role;

    use super::*;

    #[test]
    fn a_place_is_told_by_region_role_and_channel() {
        let filter = |region: Option<&str>, buyer_role, channel: Option<&str>| OrderFilter {
            region: region.map(str::to_owned),
            buyer_role,
            channel: channel.map(str::to_owned),
            ..OrderFilter::default()
        };
        let place = "europe/dealer/phone/night";
        assert!(is_there(place, &filter(Some("europe"), None, Some("phone/night"))), "a channel may hold a slash");
        assert!(is_there(place, &filter(None, Some(Role::Dealer), Some("phone/night"))));
        assert!(!is_there(place, &filter(Some("europe"), None, Some("phone"))));
        assert!(!is_there(place, &filter(Some("europe"), Some(Role::Agent), None)));
        assert!(is_there("/customer/online", &filter(Some(""), Some(Role::Customer), None)), "of no region");
    }
}
