//! Couriers of orders.

tierway_kernel::names! {
    /// Couriers of orders.
    #[derive(Default)]
    pub enum Courier as "CourierName" {
        /// By the fastest way.
        Express = "express",
        /// As usual.
        Standard = "standard",
        /// By the cheapest way.
        Economy = "economy",
        /// None: the buyer collects it, or no courier is assigned yet.
        #[default]
        None = "none",
    }
}

impl Courier {
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
