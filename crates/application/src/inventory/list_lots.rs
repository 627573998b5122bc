//! `GET /api/lots`.

use tierway_inventory::{LotFilter, LotSelection, LotSort, warn_until};
use tierway_kernel::{Page, PageRequest, Permission, ProductId};

use super::lot_view::{LotView, views};
use crate::{Context, Failure, Settings, Transaction};

/// Filter by state of a lot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LotCondition {
    /// Those with pieces.
    #[default]
    Open,
    /// Those on hold, empty ones too.
    Held,
    /// Those with pieces past their last day, on hold or not.
    Expired,
    /// Those with pieces near their last day, on hold or not.
    Expiring,
    /// Those without pieces.
    Empty,
    /// All there ever were.
    All,
}

/// Filters of the list of lots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotQuery {
    /// Only batches of this product.
    pub product_id: Option<ProductId>,
    /// Which.
    pub standing: LotCondition,
    /// How the batch code begins.
    pub code: Option<String>,
    /// Only those that expire within this many days; for `Expiring` instead of the setting.
    pub expires_within_days: Option<i64>,
    /// The order.
    pub sort: LotSort,
}

/// Lists lots.
pub fn list_lots(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &LotQuery,
    page: &PageRequest,
) -> Result<Page<LotView>, Failure> {
    context.require(Permission::ListLots)?;
    let today = context.today(tx)?;
    let within = query.expires_within_days.map(|days| warn_until(today, days));
    let filter = LotFilter {
        product_id: query.product_id,
        show: match query.standing {
            LotCondition::Open => LotSelection::Stocked,
            LotCondition::Held => LotSelection::Held,
            LotCondition::Expired => LotSelection::EndedBefore(today),
            LotCondition::Expiring => {
                let setting = warn_until(today, Settings::load(tx)?.expiry_warning_days);
                LotSelection::EndingWithin(today, within.unwrap_or(setting))
            }
            LotCondition::Empty => LotSelection::Empty,
            LotCondition::All => LotSelection::All,
        },
        code: query.code.clone(),
        expires_until: within.filter(|_| query.standing != LotCondition::Expiring),
    };
    let page = tx.lots().list(&filter, query.sort, page)?;
    Ok(Page { items: views(tx, context, page.items)?, total: page.total, next: page.next })
}
