//! Use cases that put figures together: trade of one person or of all, and of the regions; sales seen from many sides,
//! cohorts, conversion and stock turns; what the staff got done of late.

mod changed_orders;
mod days;
mod dealer_costs;
mod get_cohorts;
mod get_conversion;
mod get_sales;
mod get_stock_turns;
mod get_trade;
mod get_wholesaler_figures;
mod piece_cache;
mod read_sales;
mod recent_work;
mod rollup_sales;
mod sales_cache;
mod sales_faults;
mod sales_labels;
mod span;
mod stock_cache;
mod work;

pub use dealer_costs::CostsOfDealers;
pub use get_cohorts::{Cohort, CohortPoint, get_cohorts};
pub use get_conversion::{Conversion, get_conversion};
pub use get_sales::{PreviousSales, SalesGroup, SalesQuery, SalesReport, SalesSort, get_sales};
pub use get_stock_turns::{MOST_TURNED, ProductTurns, StockTurns, get_stock_turns};
pub use get_trade::{ProductFigures, Trade, TradeQuery, TradeView, get_trade};
pub use get_wholesaler_figures::{PlacedOrders, RegionFigures, WholesalerFigures, get_wholesaler_figures};
pub use read_sales::{PeriodSales, read_sales, total_sales};
pub use recent_work::RecentWork;
pub use rollup_sales::rollup_orders;
pub use sales_cache::SalesCache;
pub use sales_faults::sales_faults;
pub use span::Span;
pub use stock_cache::StockCache;
pub use work::Work;

pub(crate) use get_cohorts::cohorts;
pub(crate) use get_conversion::conversion;
pub(crate) use get_sales::report;
pub(crate) use get_stock_turns::stock_turns;
pub(crate) use read_sales::sales_ever;
pub(crate) use recent_work::recent_work;
pub(crate) use rollup_sales::rollup_sales;
