//! The ports, implemented in plain diesel on `super::{Conn, Db}`. This folder is compiled twice, once inside `sqlite`
//! and once inside `postgres`; differences are in those two modules.

mod activity;
mod addresses;
mod api_tokens;
mod backup_links;
mod carts;
mod catalogue_log;
mod cohort_sums;
mod commission_entries;
mod commission_plans;
mod commissions;
mod documents;
mod employees;
mod idempotency;
mod imports;
mod issued_papers;
mod issues;
mod jobs;
mod lot_list;
mod lots;
mod mail;
mod media;
mod messages;
mod notes;
mod notices;
mod order_changes;
mod order_list;
mod order_payments;
mod order_search;
pub(super) mod order_sums;
mod order_sums_rollup;
mod order_totals;
mod orders;
mod own_prices;
mod paging;
mod password_resets;
mod payouts;
mod pick_locations;
mod picking;
mod place_changes;
mod places;
pub(super) mod placing;
mod prices;
mod product_list;
mod products;
mod public_pages;
mod purchases;
mod quotes;
mod regional_cells;
mod report_schedules;
mod returns;
mod row_counts;
mod sales;
mod sales_rollup;
mod saved_carts;
mod saved_products;
mod saved_views;
mod sessions;
mod settings;
mod shipments;
mod sold_orders;
mod stock;
mod stock_alerts;
mod stock_counts;
mod stock_figures;
mod stock_lists;
mod store_profiles;
mod suppliers;
mod synonyms;
mod system;
mod tax_exemptions;
mod tax_numbers;
pub(super) mod taxes;
mod throttles;
mod trade;
mod unpaid_orders;
mod users;
mod verification;
mod warehouse;
mod webhooks;

use tierway_accounts::{
    ActivityRepository, ApiTokenRepository, DocumentRepository, PlaceChangeRepository, PlaceRepository,
    ResetRepository, SavedViewRepository, SessionRepository, StoreProfileRepository, TaxNumberRepository,
    ThrottleRepository, UserRepository, VerificationRepository,
};
use tierway_application::backups::BackupLinkRepository;
use tierway_application::imports::ImportRepository;
use tierway_application::invoicing::IssuedDocumentRepository;
use tierway_application::jobs::JobRepository;
use tierway_application::mail::MailRepository;
use tierway_application::media::MediaRepository;
use tierway_application::site::PublicPageRepository;
use tierway_application::system::DatabaseFacts;
use tierway_application::webhooks::WebhookRepository;
use tierway_application::{IdempotencyRepository, SettingsRepository, Topic, Transaction};
use tierway_catalogue::{CatalogueLog, PriceRepository, ProductRepository, SavedProductRepository, SynonymRepository};
use tierway_commissions::{CommissionRepository, EntryRepository, PayoutRepository, PlanRepository};
use tierway_inventory::{LotRepository, StockAlertRepository, StockCountRepository, StockRepository};
use tierway_orders::{
    AddressRepository, CartRepository, MessageRepository, Order, OrderPaymentRepository, OrderRepository,
    PickRepository, QuoteRepository, ReportScheduleRepository, ReturnRepository, SalesRepository, SavedCartRepository,
    ShipmentRepository, TaxExemptionRepository, TaxRepository, TradeFigures, UnpaidOrderRepository,
    WarehouseRepository,
};
use tierway_workforce::{
    EmployeeRepository, IssueRepository, NoteRepository, NoticeRepository, PurchaseRepository, SupplierRepository,
};

pub(super) use own_prices::place_old;

use super::{Conn, Db, facts, ids, locks, placing as backend_placing};
use crate::revisions::Changes;

/// One open transaction with all ports. Its creator commits or rolls back.
pub(crate) struct DieselTransaction<'c> {
    connection: &'c mut Conn,
    changes: Changes,
    /// The order that was locked last, as it was.
    locked: Option<Order>,
}

impl<'c> DieselTransaction<'c> {
    /// The transaction that is open on `connection`.
    pub(crate) fn new(connection: &'c mut Conn) -> DieselTransaction<'c> {
        DieselTransaction { connection, changes: Changes::default(), locked: None }
    }

    /// The topics it changed.
    pub(crate) fn changes(self) -> Changes {
        self.changes
    }
}

/// The ports by their names; the transaction is each of them.
macro_rules! ports {
    ($($name:ident: $port:ident,)*) => {
        $(fn $name(&mut self) -> &mut dyn $port {
            self
        })*
    };
}

impl Transaction for DieselTransaction<'_> {
    ports! {
        users: UserRepository,
        sessions: SessionRepository,
        tokens: ApiTokenRepository,
        saved_views: SavedViewRepository,
        store_profiles: StoreProfileRepository,
        resets: ResetRepository,
        throttles: ThrottleRepository,
        verification: VerificationRepository,
        documents: DocumentRepository,
        activity: ActivityRepository,
        employees: EmployeeRepository,
        notices: NoticeRepository,
        issues: IssueRepository,
        notes: NoteRepository,
        products: ProductRepository,
        saved_products: SavedProductRepository,
        catalogue_log: CatalogueLog,
        synonyms: SynonymRepository,
        prices: PriceRepository,
        stock: StockRepository,
        stock_alerts: StockAlertRepository,
        lots: LotRepository,
        stock_counts: StockCountRepository,
        orders: OrderRepository,
        carts: CartRepository,
        saved_carts: SavedCartRepository,
        addresses: AddressRepository,
        quotes: QuoteRepository,
        messages: MessageRepository,
        trade: TradeFigures,
        sales: SalesRepository,
        report_schedules: ReportScheduleRepository,
        order_payments: OrderPaymentRepository,
        shipments: ShipmentRepository,
        picks: PickRepository,
        warehouse: WarehouseRepository,
        returns: ReturnRepository,
        commissions: CommissionRepository,
        commission_entries: EntryRepository,
        commission_plans: PlanRepository,
        payouts: PayoutRepository,
        suppliers: SupplierRepository,
        purchases: PurchaseRepository,
        settings: SettingsRepository,
        taxes: TaxRepository,
        tax_exemptions: TaxExemptionRepository,
        tax_numbers: TaxNumberRepository,
        idempotency: IdempotencyRepository,
        jobs: JobRepository,
        webhooks: WebhookRepository,
        mail: MailRepository,
        media: MediaRepository,
        public_pages: PublicPageRepository,
        backup_links: BackupLinkRepository,
        imports: ImportRepository,
        database_facts: DatabaseFacts,
        issued_papers: IssuedDocumentRepository,
        unpaid_orders: UnpaidOrderRepository,
        place_changes: PlaceChangeRepository,
        places: PlaceRepository,
    }

    fn changed(&mut self, topic: Topic) {
        self.changes.note(topic);
    }
}
