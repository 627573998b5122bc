//! Who carries an order.

use tierway_kernel::parse_enum;

use crate::Order;

/// How an order is carried (specification 2 §2, the tiles of the Logistics tab).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Courier {
    /// By the fastest way.
    Express,
    /// As usual.
    Standard,
    /// By the cheapest way.
    Economy,
    /// By nobody: the buyer fetches it, or nobody was chosen yet.
    #[default]
    None,
}

impl Courier {
    /// All of them.
    pub const ALL: [Courier; 4] = [Courier::Express, Courier::Standard, Courier::Economy, Courier::None];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            Courier::Express => "express",
            Courier::Standard => "standard",
            Courier::Economy => "economy",
            Courier::None => "none",
        }
    }

    /// The courier of that name.
    pub fn parse(text: &str) -> Option<Courier> {
        parse_enum(&Courier::ALL, Courier::as_str, text)
    }

    /// The courier of a new order that is to be shipped in this way.
    pub fn of_method(method: Option<&str>) -> Courier {
        match method {
            Some("Express Delivery" | "Air Courier Service") => Courier::Express,
            Some("Standard Shipping") => Courier::Standard,
            Some("Sea Freight" | "Land Transport") => Courier::Economy,
            Some(_) | None => Courier::None,
        }
    }
}

/// Whether the courier of an order can still be chosen: until it has arrived or was called off.
pub fn may_assign_courier(order: &Order) -> bool {
    use crate::OrderStatus::{Cancelled, Completed, Delivered};
    !order.is_quote && !matches!(order.status, Delivered | Completed | Cancelled)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SHIPPING_METHODS;

    #[test]
    fn each_way_to_ship_has_its_courier() {
        let couriers = SHIPPING_METHODS.map(|method| Courier::of_method(Some(method)).as_str());
        assert_eq!(couriers, ["none", "express", "express", "standard", "economy", "economy"]);
        assert_eq!(Courier::of_method(None), Courier::None);
    }

    #[test]
    fn names_read_back() {
        for courier in Courier::ALL {
            assert_eq!(Courier::parse(courier.as_str()), Some(courier));
        }
        assert_eq!(Courier::parse("drone"), None);
    }
}
