//! Parameters of the two order lists.

use tierway_kernel::{ProductId, UserId};
use tierway_orders::{OrderFilter, PaymentStatus};

use super::names::{CourierName, OrderSortName, OrderStatusName, PaymentStatusName};
use crate::dto::*;
use crate::routes::accounts::RoleName;
use crate::routes::pricing::names::RegionName;
use crate::routes::quotes::dto::QuoteStateName;
use crate::times::{from_time, to_time};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListOrdersParams {
    /// Only this status.
    status: Option<OrderStatusName>,
    /// Only paid or only unpaid ones.
    payment_status: Option<PaymentStatusName>,
    /// Only quote requests without an accepted offer (`true`), or only orders with lines (`false`).
    is_quote: Option<bool>,
    /// Only orders that count as sales (`true`), that is, neither cancelled nor quote requests; or only the others
    /// (`false`).
    is_trade: Option<bool>,
    /// Only open orders (`true`): those that count as sales and are not delivered yet; or only the others (`false`).
    is_open: Option<bool>,
    /// Only orders whose quotation has this status.
    quote_state: Option<QuoteStateName>,
    /// Only those assigned to this courier.
    courier: Option<CourierName>,
    /// Only this buyer, of the orders the caller may see.
    customer_id: Option<i64>,
    /// Only this seller, of the orders the caller may see.
    seller_id: Option<i64>,
    /// Only those this agent or sub-agent referred.
    agent_id: Option<i64>,
    /// Only those placed through this channel.
    #[param(example = "online")]
    channel: Option<String>,
    /// Only those whose buyer was in this region at the time of the order.
    #[param(inline)]
    region: Option<RegionName>,
    /// Only those whose buyer had this role at the time of the order.
    #[param(inline)]
    buyer_role: Option<RoleName>,
    /// Only those with a line of this product.
    product_id: Option<i64>,
    /// Only those with a product that was in this category at the time of the order.
    category: Option<String>,
    /// Part of the buyer's name, the start of a tracking, receipt or invoice number or of one of its parts (for
    /// `INV-2026-000042` also `2026-000042` and `000042`), or the order number.
    q: Option<String>,
    /// From this business day or time on.
    #[param(example = "2026-01-01")]
    #[validate(custom(function = form::time))]
    from: Option<String>,
    /// Up to and including this business day, or before this time.
    #[param(example = "2026-01-31")]
    #[validate(custom(function = form::time))]
    to: Option<String>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    sort: Option<OrderSortName>,
}

impl ListOrdersParams {
    /// The filter.
    pub async fn read(self, call: &Call) -> Result<OrderFilter, Problem> {
        let zone = call.zone_of([self.from.as_deref(), self.to.as_deref()]).await?;
        Ok(OrderFilter {
            status: self.status.map(|name| name.0),
            paid: self.payment_status.map(|status| status.0 == PaymentStatus::Paid),
            is_quote: self.is_quote,
            is_trade: self.is_trade,
            is_open: self.is_open,
            quote_state: self.quote_state.map(|name| name.0),
            courier: self.courier.map(|name| name.0),
            customer_id: self.customer_id.map(UserId),
            seller_id: self.seller_id.map(UserId),
            referrer_id: self.agent_id.map(UserId),
            channel: self.channel,
            region: self.region.map(|region| region.0.as_str().to_owned()),
            buyer_role: self.buyer_role.map(|name| name.0),
            product_id: self.product_id.map(ProductId),
            category: self.category,
            from: from_time(self.from.as_deref(), zone),
            to: to_time(self.to.as_deref(), zone),
            text: self.q,
            sort: self.sort.unwrap_or_default().0,
        })
    }
}
