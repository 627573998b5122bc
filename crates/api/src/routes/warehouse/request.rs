//! Requests of warehouse operations.

use tierway_kernel::OrderId;
use tierway_orders::{Courier, OrderStatus};

use crate::Problem;
use crate::dto::*;
use crate::form::{OrderKey, checked};
use crate::numeric::{Numeric, whole};
use crate::routes::orders::names::{CourierName, OrderStatusName};
use crate::routes::orders::request::{read_courier, read_status};

/// A report. `processedBy` is ignored; the signed-in user is recorded.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "orderId": 17, "status": "ready", "notes": "Two boxes" }))]
pub struct AddWarehouseReportRequest {
    /// The order.
    #[validate(required(code = "order"), custom(function = form::filled, code = "order"))]
    #[validate(custom(function = form::whole, code = "order"))]
    pub order_id: Option<Numeric>,
    /// Its status; unchanged if omitted.
    #[schema(value_type = Option<OrderStatusName>)]
    #[validate(custom(function = form::known::<OrderStatus>, code = "status"))]
    pub status: Option<String>,
    /// Text of the report, at most 2000 characters.
    pub notes: Option<String>,
    /// Accepted for compatibility and ignored.
    pub processed_by: Option<Numeric>,
}

/// Orders to assign to a courier.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "orderIds": [17, 18], "courier": "express" }))]
pub struct AssignCourierRequest {
    /// The orders, at most 200.
    #[schema(value_type = Vec<Numeric>)]
    #[validate(nested)]
    pub order_ids: Vec<OrderKey>,
    /// The courier; `none` removes the assignment.
    #[schema(value_type = CourierName)]
    #[validate(required(message = "Please choose a courier."))]
    #[validate(custom(function = form::not_blank, message = "Please choose a courier."))]
    #[validate(custom(function = form::known::<Courier>, code = "courier"))]
    pub courier: Option<String>,
}

impl AddWarehouseReportRequest {
    /// The order, the status and the words.
    pub fn read(self) -> (OrderId, Option<OrderStatus>, Option<String>) {
        (OrderId(whole(self.order_id.as_ref()).unwrap_or_default()), read_status(self.status.as_deref()), self.notes)
    }
}

impl AssignCourierRequest {
    /// The orders and the courier.
    pub fn read(&self) -> Result<(Vec<OrderId>, Courier), Problem> {
        let courier = checked(read_courier(self.courier.as_deref()))?;
        Ok((self.order_ids.iter().map(OrderKey::id).collect(), courier))
    }
}
