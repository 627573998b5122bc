//! The ports, implemented in plain diesel on `super::{Conn, Db}`. This folder is compiled twice, once inside
//! `sqlite` and once inside `postgres`; what differs between them stands in those two modules.

mod activity;
mod addresses;
mod api_tokens;
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
mod issues;
mod jobs;
mod lot_list;
mod lots;
mod mail;
mod media;
mod messages;
mod notices;
mod order_list;
mod order_payments;
mod order_search;
mod order_sums;
mod order_totals;
mod orders;
mod paging;
mod password_resets;
mod payouts;
mod picking;
mod prices;
mod product_list;
mod products;
mod purchases;
mod quotes;
mod returns;
mod row_sums;
mod sales;
mod sales_marks;
mod sessions;
mod settings;
mod shipments;
mod stock;
mod stock_counts;
mod stock_figures;
mod stock_lists;
mod suppliers;
mod system;
mod throttles;
mod trade;
mod users;
mod verification;
mod warehouse;
mod webhooks;

use tierway_accounts::{
    ActivityRepository, ApiTokenRepository, DocumentRepository, ResetRepository, SessionRepository, ThrottleRepository,
    UserRepository, VerificationRepository,
};
use tierway_application::imports::ImportRepository;
use tierway_application::jobs::JobRepository;
use tierway_application::mail::MailRepository;
use tierway_application::media::MediaRepository;
use tierway_application::system::DatabaseFacts;
use tierway_application::webhooks::WebhookRepository;
use tierway_application::{IdempotencyRepository, SettingsRepository, Topic, Transaction};
use tierway_catalogue::{CatalogueLog, PriceRepository, ProductRepository};
use tierway_commissions::{CommissionRepository, EntryRepository, PayoutRepository, PlanRepository};
use tierway_inventory::{LotRepository, StockCountRepository, StockRepository};
use tierway_orders::{
    AddressRepository, CartRepository, MessageRepository, OrderPaymentRepository, OrderRepository, PickRepository,
    QuoteRepository, ReturnRepository, SalesRepository, ShipmentRepository, TradeFigures, WarehouseRepository,
};
use tierway_workforce::{
    EmployeeRepository, IssueRepository, NoticeRepository, PurchaseRepository, SupplierRepository,
};

use super::{Conn, Db, facts, locks};
use crate::revisions::Changes;

/// One open transaction: every port at once. Whoever made it commits or rolls back.
pub(crate) struct DieselTransaction<'c> {
    connection: &'c mut Conn,
    changes: Changes,
}

impl<'c> DieselTransaction<'c> {
    /// The transaction that is open on `connection`.
    pub(crate) fn new(connection: &'c mut Conn) -> DieselTransaction<'c> {
        DieselTransaction { connection, changes: Changes::default() }
    }

    /// What it said it changed.
    pub(crate) fn changes(&self) -> Changes {
        self.changes
    }
}

impl Transaction for DieselTransaction<'_> {
    fn users(&mut self) -> &mut dyn UserRepository {
        self
    }

    fn sessions(&mut self) -> &mut dyn SessionRepository {
        self
    }

    fn tokens(&mut self) -> &mut dyn ApiTokenRepository {
        self
    }

    fn resets(&mut self) -> &mut dyn ResetRepository {
        self
    }

    fn throttles(&mut self) -> &mut dyn ThrottleRepository {
        self
    }

    fn verification(&mut self) -> &mut dyn VerificationRepository {
        self
    }

    fn documents(&mut self) -> &mut dyn DocumentRepository {
        self
    }

    fn activity(&mut self) -> &mut dyn ActivityRepository {
        self
    }

    fn employees(&mut self) -> &mut dyn EmployeeRepository {
        self
    }

    fn notices(&mut self) -> &mut dyn NoticeRepository {
        self
    }

    fn issues(&mut self) -> &mut dyn IssueRepository {
        self
    }

    fn products(&mut self) -> &mut dyn ProductRepository {
        self
    }

    fn catalogue_log(&mut self) -> &mut dyn CatalogueLog {
        self
    }

    fn prices(&mut self) -> &mut dyn PriceRepository {
        self
    }

    fn stock(&mut self) -> &mut dyn StockRepository {
        self
    }

    fn lots(&mut self) -> &mut dyn LotRepository {
        self
    }

    fn stock_counts(&mut self) -> &mut dyn StockCountRepository {
        self
    }

    fn orders(&mut self) -> &mut dyn OrderRepository {
        self
    }

    fn carts(&mut self) -> &mut dyn CartRepository {
        self
    }

    fn addresses(&mut self) -> &mut dyn AddressRepository {
        self
    }

    fn quotes(&mut self) -> &mut dyn QuoteRepository {
        self
    }

    fn messages(&mut self) -> &mut dyn MessageRepository {
        self
    }

    fn trade(&mut self) -> &mut dyn TradeFigures {
        self
    }

    fn sales(&mut self) -> &mut dyn SalesRepository {
        self
    }

    fn order_payments(&mut self) -> &mut dyn OrderPaymentRepository {
        self
    }

    fn shipments(&mut self) -> &mut dyn ShipmentRepository {
        self
    }

    fn picks(&mut self) -> &mut dyn PickRepository {
        self
    }

    fn warehouse(&mut self) -> &mut dyn WarehouseRepository {
        self
    }

    fn returns(&mut self) -> &mut dyn ReturnRepository {
        self
    }

    fn commissions(&mut self) -> &mut dyn CommissionRepository {
        self
    }

    fn commission_entries(&mut self) -> &mut dyn EntryRepository {
        self
    }

    fn commission_plans(&mut self) -> &mut dyn PlanRepository {
        self
    }

    fn payouts(&mut self) -> &mut dyn PayoutRepository {
        self
    }

    fn suppliers(&mut self) -> &mut dyn SupplierRepository {
        self
    }

    fn purchases(&mut self) -> &mut dyn PurchaseRepository {
        self
    }

    fn settings(&mut self) -> &mut dyn SettingsRepository {
        self
    }

    fn idempotency(&mut self) -> &mut dyn IdempotencyRepository {
        self
    }

    fn jobs(&mut self) -> &mut dyn JobRepository {
        self
    }

    fn webhooks(&mut self) -> &mut dyn WebhookRepository {
        self
    }

    fn mail(&mut self) -> &mut dyn MailRepository {
        self
    }

    fn media(&mut self) -> &mut dyn MediaRepository {
        self
    }

    fn imports(&mut self) -> &mut dyn ImportRepository {
        self
    }

    fn database_facts(&mut self) -> &mut dyn DatabaseFacts {
        self
    }

    fn changed(&mut self, topic: Topic) {
        self.changes.note(topic);
    }
}
