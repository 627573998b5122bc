//! Counts what is waiting, by kind. A list returns its total with its first item, and orders are counted from their
//! sums, so that the cost does not grow with the history.

use chrono::{DateTime, Utc};
use tierway_accounts::{
    CaseFilter, PlaceChangeFilter, PlaceChangeState, ResetFilter, ResetState, Verification, outstanding_documents,
};
use tierway_catalogue::{ProductFilter, ProductSort};
use tierway_commissions::{PayoutFilter, PayoutStatus, visible_payouts};
use tierway_inventory::{LotFilter, LotSelection, LotSort, warn_until};
use tierway_kernel::{Page, PageRequest};
use tierway_orders::{
    OrderFilter, OrderStatus, PICKABLE, QuoteState, ReturnFilter, ReturnState, WarehouseCount, WaveFilter, WaveState,
    visible_orders, visible_returns,
};
use tierway_workforce::{PurchaseFilter, PurchaseState, may_decide_issues};

use super::kinds::WaitingKind;
use crate::{Context, Failure, Settings, Transaction};

/// How many, and since when the first of them has been waiting.
type Count = (u64, Option<DateTime<Utc>>);

/// What several counts need, read once.
pub(super) struct Counts {
    settings: Settings,
    on_the_floor: Option<Vec<WarehouseCount>>,
}

impl Counts {
    pub(super) fn new(tx: &mut dyn Transaction) -> Result<Counts, Failure> {
        Ok(Counts { settings: Settings::load(tx)?, on_the_floor: None })
    }

    /// How many things of a kind wait for the caller.
    pub(super) fn of(
        &mut self,
        tx: &mut dyn Transaction,
        context: &Context,
        kind: WaitingKind,
    ) -> Result<Count, Failure> {
        let actor = &context.actor;
        let me = actor.signed_in()?;
        let first = PageRequest::first(1);
        let today = self.settings.business_zone.day(context.now);
        let count = match kind {
            WaitingKind::Documents => {
                let current = tx.documents().current_of(&[me.id])?;
                outstanding_documents(me.role, &current, today).len() as u64
            }
            WaitingKind::Registrations => {
                let filter = CaseFilter { verification: Some(Verification::Pending), ..CaseFilter::default() };
                let page = tx.verification().cases(&filter, &first)?;
                return Ok((page.total, page.items.first().map(|user| user.created_at)));
            }
            WaitingKind::PasswordResets => {
                let filter = ResetFilter { state: Some(ResetState::Requested), ..ResetFilter::default() };
                total(tx.resets().list(filter, context.now, &first)?)
            }
            WaitingKind::PlaceChanges => {
                let filter =
                    PlaceChangeFilter { state: Some(PlaceChangeState::Pending), ..PlaceChangeFilter::default() };
                total(tx.place_changes().list(filter, &first)?)
            }
            WaitingKind::QuoteRequests
            | WaitingKind::QuoteOffers
            | WaitingKind::StoreOrders
            | WaitingKind::UnpaidOrders => tx.orders().count(visible_orders(actor), &orders(context, kind)?)?,
            WaitingKind::Returns => {
                let filter = ReturnFilter { state: Some(ReturnState::Requested), ..ReturnFilter::default() };
                total(tx.returns().list(visible_returns(actor), &filter, &first)?)
            }
            WaitingKind::Payouts => {
                let filter = PayoutFilter { status: Some(PayoutStatus::Approved) };
                total(tx.payouts().list(visible_payouts(actor), &filter, &first)?)
            }
            WaitingKind::OpenPicks => {
                let filter = WaveFilter { state: Some(WaveState::Open), picker_id: Some(me.id) };
                total(tx.picks().waves(&filter, &first)?)
            }
            WaitingKind::OrdersToPick => self.on_the_floor(tx, &PICKABLE)?,
            WaitingKind::OrdersToShip => self.on_the_floor(tx, &[OrderStatus::Ready])?,
            WaitingKind::PurchaseDrafts => {
                let filter = PurchaseFilter { state: Some(PurchaseState::Draft), ..PurchaseFilter::default() };
                total(tx.purchases().list(&filter, &first)?)
            }
            WaitingKind::LateDeliveries => {
                let filter = PurchaseFilter { overdue_on: Some(today), ..PurchaseFilter::default() };
                total(tx.purchases().list(&filter, &first)?)
            }
            WaitingKind::LowStock => {
                let mark = self.settings.purchaser_alert_mark;
                let filter =
                    ProductFilter { is_active: Some(true), balance_below: Some(mark), ..ProductFilter::default() };
                total(tx.products().list(&filter, ProductSort::Name, &first)?)
            }
            WaitingKind::ExpiringLots => {
                let last = warn_until(today, self.settings.expiry_warning_days);
                let filter = LotFilter { show: LotSelection::EndingWithin(today, last), ..LotFilter::default() };
                total(tx.lots().list(&filter, LotSort::Expiry, &first)?)
            }
            WaitingKind::Issues => {
                let counts = tx.issues().counts(Some(me.id))?;
                if may_decide_issues(actor) { counts.open } else { counts.mine }
            }
        };
        Ok((count, None))
    }

    /// Orders in one of these states, as the warehouse counts them.
    fn on_the_floor(&mut self, tx: &mut dyn Transaction, states: &[OrderStatus]) -> Result<u64, Failure> {
        if self.on_the_floor.is_none() {
            self.on_the_floor = Some(tx.warehouse().counts()?);
        }
        let counts = self.on_the_floor.iter().flatten();
        Ok(counts.filter(|count| states.contains(&count.status)).map(|count| count.orders).sum())
    }
}

fn total<T>(page: Page<T>) -> u64 {
    page.total
}

/// Which orders a kind is about.
fn orders(context: &Context, kind: WaitingKind) -> Result<OrderFilter, Failure> {
    let me = context.actor.signed_in()?;
    let (own, sold) = (Some(me.id).filter(|_| !me.role.is_owner()), Some(me.id));
    let any = OrderFilter::default();
    Ok(match kind {
        WaitingKind::QuoteRequests => OrderFilter { quote_state: Some(QuoteState::Requested), ..any },
        WaitingKind::QuoteOffers => OrderFilter { quote_state: Some(QuoteState::Offered), customer_id: own, ..any },
        WaitingKind::StoreOrders => {
            OrderFilter { status: Some(OrderStatus::Pending), is_trade: Some(true), seller_id: sold, ..any }
        }
        _ => OrderFilter { paid: Some(false), is_trade: Some(true), customer_id: own, ..any },
    })
}
