//! The port.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, Place, StoreError, UserId};

use super::{ShippingRules, ShippingZone};

/// Shipping zones in the store.
pub trait ShippingRepository {
    /// The zones in their order.
    fn rules(&mut self) -> Result<ShippingRules, StoreError>;
    /// Replaces the zones if their version is still `version`, and raises it; `false` when someone else was faster. Zones
    /// with numbers below 1 are new; zones that are left out are removed.
    fn save(
        &mut self,
        rules: &ShippingRules,
        version: i64,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// The zone of a place without its places, in one statement. A subdivision's zone takes precedence over its country's.
    fn zone_of(&mut self, place: Place) -> Result<Option<ShippingZone>, StoreError>;
    /// Orders whose parts of the shipping cost do not add up to it: there are none.
    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError>;
}
