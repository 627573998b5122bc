//! What the warehouse's operations take.

use tierway_application::Failure;
use tierway_kernel::OrderId;
use tierway_orders::{Courier, OrderStatus};

use crate::dto::*;
use crate::routes::catalogue::numeric::{Numeric, Reader};
use crate::routes::orders::names::{CourierName, OrderStatusName};
use crate::routes::orders::request::{read_courier, read_status};

/// What a report or an assignment without an order is told.
const NO_ORDER: &str = "Please select an order.";

/// A report. `processedBy` is accepted and replaced by the session's user.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "orderId": 17, "status": "ready", "notes": "Two boxes" }))]
pub struct AddWarehouseReportRequest {
    /// The order.
    pub order_id: Option<Numeric>,
    /// Where it stands; as it does when left out.
    #[schema(value_type = Option<OrderStatusName>)]
    pub status: Option<String>,
    /// What there is to say, at most 2000 characters.
    pub notes: Option<String>,
    /// Accepted and not used.
    pub processed_by: Option<Numeric>,
}

/// Orders for a courier.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "orderIds": [17, 18], "courier": "express" }))]
pub struct AssignCourierRequest {
    /// The orders, at most 200.
    pub order_ids: Vec<Numeric>,
    /// The courier; `none` takes the orders away from theirs.
    #[schema(value_type = CourierName)]
    pub courier: Option<String>,
}

impl AddWarehouseReportRequest {
    /// The order, the status and the words.
    pub fn read(self) -> Result<(OrderId, Option<OrderStatus>, Option<String>), Failure> {
        let mut read = Reader::default();
        let id = read.whole("orderId", self.order_id.as_ref(), NO_ORDER);
        let id = id.ok_or_else(|| Failure::field("orderId", NO_ORDER))?;
        Ok((OrderId(id), read_status(self.status.as_deref())?, self.notes))
    }
}

impl AssignCourierRequest {
    /// The orders and the courier.
    pub fn read(&self) -> Result<(Vec<OrderId>, Courier), Failure> {
        let mut read = Reader::default();
        let mut orders = Vec::with_capacity(self.order_ids.len());
        for (index, id) in self.order_ids.iter().enumerate() {
            let field = format!("orderIds[{index}]");
            match read.whole(&field, Some(id), NO_ORDER) {
                Some(id) => orders.push(OrderId(id)),
                None if read.errors.is_empty() => read.fault(&field, NO_ORDER),
                None => {}
            }
        }
        if !read.errors.is_empty() {
            return Err(Failure::Fields(read.errors));
        }
        let courier = read_courier(self.courier.as_deref())?;
        Ok((orders, courier.ok_or_else(|| Failure::field("courier", "Please choose a courier."))?))
    }
}
