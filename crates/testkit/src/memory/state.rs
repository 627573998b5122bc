//! Everything the store keeps.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use tierway_accounts::{Activity, ApiToken, Document, PasswordReset, Session, Throttle, User, VerificationEvent};
use tierway_application::StoredSetting;
use tierway_application::jobs::NewJob;
use tierway_application::mail::Mail;
use tierway_application::settings::SettingEntry;
use tierway_application::webhooks::{Delivery, Webhook};
use tierway_catalogue::{CatalogueChange, Product, ProductDetails};
use tierway_commissions::{Commission, Entry, Month};
use tierway_inventory::{CountLine, Lot, LotEvent, Movement, StockCount, StockLevel, StockUpdate};
use tierway_kernel::{JobId, NoticeId, OrderId, StoreError, UserId};
use tierway_orders::{
    Address, Cart, NumberKind, Order, OrderEvent, OrderLine, OrderMessage, OrderPayment, Pick, PickWave, Quote, Return,
    Shipment, WarehouseReport,
};
use tierway_workforce::{Employee, Issue, IssueComment, IssueEvent, IssuePhoto, Management, Notice, NoticePreference};

use super::earnings::Plans;
use super::imports::ImportEntry;
use super::payouts::PayoutEntry;
use super::prices::PriceTables;
use super::purchasing::PurchasingTables;
use super::sales::SalesTables;
use super::table::Table;

/// An account with its password hash.
#[derive(Clone)]
pub(super) struct UserRow {
    pub(super) user: User,
    pub(super) password_hash: String,
}

/// A session with the hash of its cookie's key.
#[derive(Clone)]
pub(super) struct SessionRow {
    pub(super) session: Session,
    pub(super) key_hash: String,
}

/// A token with the hash of its key.
#[derive(Clone)]
pub(super) struct ApiTokenRow {
    pub(super) token: ApiToken,
    pub(super) key_hash: String,
}

/// A request for a new password with the hash of its link's token, while one is out.
#[derive(Clone)]
pub(super) struct ResetRow {
    pub(super) reset: PasswordReset,
    pub(super) token_hash: Option<String>,
}

/// An order with its lines and history.
#[derive(Clone)]
pub(super) struct OrderRow {
    pub(super) order: Order,
    pub(super) lines: Vec<OrderLine>,
    pub(super) events: Vec<OrderEvent>,
}

/// A claimed idempotency key; `answer` is missing until it is kept.
#[derive(Clone)]
pub(super) struct KeyRow {
    pub(super) fingerprint: String,
    pub(super) answer: Option<(u16, String)>,
    pub(super) claimed_at: DateTime<Utc>,
}

/// A job; `ended` says when it was finished and whether it was given up.
#[derive(Clone)]
pub(super) struct JobRow {
    pub(super) id: JobId,
    pub(super) new: NewJob,
    pub(super) created_at: DateTime<Utc>,
    pub(super) attempts: u32,
    pub(super) forgiven: u32,
    pub(super) error: Option<String>,
    pub(super) leased_until: Option<DateTime<Utc>>,
    pub(super) ended: Option<(DateTime<Utc>, bool)>,
}

/// A picture's record.
#[derive(Clone)]
pub(super) struct MediaRow {
    pub(super) touched_at: DateTime<Utc>,
    pub(super) is_going: bool,
}

/// All tables. Employees and stock levels are kept under the id of their user and product.
#[derive(Clone, Default)]
pub(super) struct State {
    pub(super) users: Table<UserRow>,
    pub(super) sessions: Table<SessionRow>,
    pub(super) api_tokens: Table<ApiTokenRow>,
    pub(super) resets: Table<ResetRow>,
    /// With the time of the last change.
    pub(super) throttles: BTreeMap<String, (Throttle, DateTime<Utc>)>,
    pub(super) documents: Table<Document>,
    pub(super) verification_events: Table<VerificationEvent>,
    pub(super) activity: Table<Activity>,
    pub(super) employees: Table<Employee>,
    pub(super) management: Table<Management>,
    pub(super) notices: Table<Notice>,
    pub(super) notice_reads: BTreeMap<(UserId, NoticeId), DateTime<Utc>>,
    pub(super) notice_preferences: BTreeMap<(UserId, String), NoticePreference>,
    pub(super) notice_digests: BTreeSet<(UserId, NaiveDate)>,
    pub(super) issues: Table<Issue>,
    pub(super) issue_comments: Table<IssueComment>,
    pub(super) issue_photos: Table<IssuePhoto>,
    pub(super) issue_events: Table<IssueEvent>,
    pub(super) products: Table<Product>,
    /// Under the id of their product.
    pub(super) details: Table<ProductDetails>,
    /// With the time of the change.
    pub(super) catalogue_log: Table<(CatalogueChange, DateTime<Utc>)>,
    pub(super) prices: PriceTables,
    pub(super) levels: Table<StockLevel>,
    pub(super) movements: Table<Movement>,
    pub(super) stock_updates: Table<StockUpdate>,
    pub(super) lots: Table<Lot>,
    pub(super) lot_events: Table<LotEvent>,
    pub(super) stock_counts: Table<(StockCount, Vec<CountLine>)>,
    pub(super) orders: Table<OrderRow>,
    pub(super) order_payments: Table<OrderPayment>,
    pub(super) shipments: Table<Shipment>,
    pub(super) warehouse_reports: Table<WarehouseReport>,
    pub(super) pick_waves: Table<PickWave>,
    pub(super) picks: Table<Pick>,
    pub(super) returns: Table<Return>,
    pub(super) sales: SalesTables,
    pub(super) carts: BTreeMap<UserId, Cart>,
    pub(super) addresses: Table<Address>,
    pub(super) quotes: BTreeMap<OrderId, Quote>,
    pub(super) messages: Table<OrderMessage>,
    pub(super) last_line: i64,
    pub(super) last_event: i64,
    pub(super) numbers: HashMap<(NumberKind, i32), i64>,
    pub(super) commissions: Table<Commission>,
    pub(super) commission_entries: Table<Entry>,
    pub(super) bonus_months: BTreeSet<Month>,
    pub(super) commission_plans: Plans,
    pub(super) payouts: Table<PayoutEntry>,
    pub(super) purchasing: PurchasingTables,
    pub(super) settings: BTreeMap<String, StoredSetting>,
    pub(super) setting_entries: Table<SettingEntry>,
    pub(super) imports: Table<ImportEntry>,
    pub(super) jobs: Table<JobRow>,
    pub(super) mail: Table<Mail>,
    pub(super) webhooks: Table<Webhook>,
    pub(super) webhook_deliveries: Table<Delivery>,
    pub(super) media: BTreeMap<String, MediaRow>,
    pub(super) keys: HashMap<(UserId, String), KeyRow>,
}

impl State {
    /// The foreign key rule of every table that names a user.
    pub(super) fn need_user(&self, id: UserId) -> Result<(), StoreError> {
        need(self.users.contains(id.0), "user")
    }
}

/// Refuses a row that names something that does not exist.
pub(super) fn need(exists: bool, what: &str) -> Result<(), StoreError> {
    if exists { Ok(()) } else { Err(StoreError::Constraint(format!("the {what} does not exist"))) }
}

/// Refuses a row whose unique value another has.
pub(super) fn unique(free: bool, rule: &'static str) -> Result<(), StoreError> {
    if free { Ok(()) } else { Err(StoreError::Taken(rule)) }
}
