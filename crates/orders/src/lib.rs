//! The order life cycle: lines and totals, the status machine, payment as a fact of its own, the history, and who
//! may read and change an order (product.md §7).
//!
//! Not here: prices (catalogue), the shelf (inventory), what an order earns (commissions). An order returns its stock
//! movements as [`StockEffect`]; the use case applies them.

mod address;
mod cart;
mod change;
mod checks;
mod courier;
mod fulfilment;
mod leaving;
mod line;
mod message;
mod number;
mod order;
mod paper;
mod payment;
mod picking;
mod quick;
mod quote;
mod repository;
mod sales;
mod saved_cart;
mod scope;
mod search;
mod sort;
mod status;
mod tax;
mod totals;
mod trade;
mod unpaid;
mod warehouse;

pub use address::{Address, AddressDraft, AddressError, AddressRepository, check_room};
pub use cart::{Cart, CartEntry, CartError, CartRepository};
pub use change::{Change, PaymentInput, allowed_for, allowed_now, is_payable, may_assign_courier, plan_change};
pub use checks::{check_length, check_payment_method};
pub use courier::Courier;
pub use fulfilment::{
    Fulfilment, FulfilmentError, LineProgress, NewOrderPayment, NewReturn, NewShipment, OrderPayment,
    OrderPaymentRepository, PaymentKind, Progress, ReceiptLine, Refund, RefundInput, Return, ReturnAction,
    ReturnFilter, ReturnInput, ReturnLine, ReturnLineInput, ReturnPeriod, ReturnRepository, ReturnScope, ReturnState,
    ShipPlan, Shipment, ShipmentInput, ShipmentRepository, ShipmentState, check_reply, delivered_at, may_return,
    plan_receipt, plan_refund, plan_return, plan_shipment, refund_due, refundable, refunded_goods, remaining_goods,
    return_actions, return_due, return_step, return_value, settled_returns, shipment_state, visible_returns,
};
pub use leaving::{ShipUnpaid, check_unpaid_shipping, is_awaiting_payment, pays_later, ships_unpaid};
pub use line::{LineError, MAX_LINES, NewLine, OrderLine, Wanted, check_wanted, goods_total};
pub use message::{MessageError, MessageRepository, OrderMessage, Side, check_message, side_of};
pub use number::{NumberKind, candidate_numbers, format_number, is_of_sequence};
pub use order::{
    NewOrder, Order, OrderDetail, OrderError, OrderEvent, OrderOrigin, OrderPatch, SHIPPING_METHODS, Shipping,
    check_buyer, choice_faults, may_complete, owes_bank_transfer,
};
pub use paper::{
    TradeDocumentError, TradeDocumentKind, check_order_document, issued_number, order_documents, refund_of,
    shipment_of, tracking_of,
};
pub use payment::{PAYMENT_METHODS, Payment, PaymentStatus, may_record_payment};
pub use picking::{
    CLAIM_MOST, NewPick, PICKABLE, Pick, PickError, PickRepository, PickState, PickTarget, PickWave, ShortPickInput,
    ShortReason, Shortfall, UnassignedOrders, WaveFilter, WaveOrder, WaveState, check_claim, confirm, fall_short,
    is_pickable, missing, shortfall,
};
pub use quick::{QuickItem, QuickLine, parse_quick_order};
pub use quote::{
    Offering, QUOTE_PRICE, Quote, QuoteError, QuoteLine, QuoteRepository, QuoteState, accept_quote, check_price,
    decline_quote, offer_quote,
};
pub use repository::{OrderFilter, OrderRepository};
pub use sales::{
    CohortMonth, Comparison, MOST_REPORT_SCHEDULES, MonthIndex, OrderCounts, Quotations, REPORT_TIME, ReferredOrder,
    Registrations, ReportFiles, ReportInterval, ReportSchedule, ReportScheduleDraft, ReportScheduleError,
    ReportScheduleRepository, Sales, SalesDimension, SalesRepository, SoldLine, SoldOrder, check_report_room,
    cohort_months, sales_by_day, sales_by_key, sales_series,
};
pub use saved_cart::{
    MAX_SAVED_CARTS, SavedCart, SavedCartError, SavedCartRepository, check_cart_name, check_cart_room, check_name_free,
};
pub use scope::{
    NotOwnFigures, OrderScope, OrderVisibility, sees_line_prices, visibility, visible_orders, visible_trade,
};
pub use search::{
    is_carrier_found, is_found, is_found_by_itself, is_number_found, is_shipment_found, may_name_carrier, number_parts,
    parse_order_number, searched_numbers,
};
pub use sort::OrderSort;
pub use status::{OrderStatus, StatusError, StockEffect, allowed_transitions, stock_effect, transition};
pub use tax::{
    Assessed, AssessedLine, BuyerTax, MOST_AT_ONCE, MOST_CLASSES, MOST_EXEMPTIONS, MOST_PLACES_OF_ZONE,
    MOST_RATES_OF_ZONE, MOST_ZONES, OrderTaxes, PercentError, Relief, ReliefKind, Rounding, TaxBasis, TaxClass,
    TaxExemption, TaxExemptionInput, TaxExemptionRepository, TaxPercent, TaxRate, TaxRepository, TaxRules, TaxSum,
    TaxZone, Taxation, TaxedPlace, VerifiedNumber, assess, relief,
};
pub use totals::{Totals, check_stated, tax_lines, totals};
pub use trade::{
    DayOrders, DayTrade, PlaceTrade, ProductTrade, TOP_TRADED, TradeFigures, TradeSide, Traded, count_by_status,
    is_open, is_trade, trade_by_day, trade_margin, trade_series,
};
pub use unpaid::{
    UnpaidOrder, UnpaidOrderRepository, UnpaidRuleError, UnpaidRules, UnpaidStep, check_unpaid, is_limited, unpaid_step,
};
pub use warehouse::{
    CARRIED, DayMoves, NewWarehouseReport, PACKED, SENT, THROUGH, UNPACKED, UNSHIPPED, WarehouseCount,
    WarehouseFigures, WarehouseReport, WarehouseRepository, check_report_notes,
};
