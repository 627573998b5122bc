//! One open transaction: a copy of the state and what it may do with it.

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
use tierway_application::{Access, IdempotencyRepository, SettingsRepository, Topic, Transaction};
use tierway_catalogue::{CatalogueLog, PriceRepository, ProductRepository};
use tierway_commissions::{CommissionRepository, EntryRepository, PayoutRepository, PlanRepository};
use tierway_inventory::{LotRepository, StockCountRepository, StockRepository};
use tierway_kernel::StoreError;
use tierway_orders::{
    AddressRepository, CartRepository, MessageRepository, OrderPaymentRepository, OrderRepository, PickRepository,
    QuoteRepository, ReturnRepository, SalesRepository, ShipmentRepository, TradeFigures, WarehouseRepository,
};
use tierway_workforce::{
    EmployeeRepository, IssueRepository, NoticeRepository, PurchaseRepository, SupplierRepository,
};

use super::state::State;

/// Every port is implemented on this type, one file each.
pub(super) struct MemoryTransaction {
    pub(super) state: State,
    access: Access,
    changed: Vec<Topic>,
}

impl MemoryTransaction {
    pub(super) fn new(state: State, access: Access) -> MemoryTransaction {
        MemoryTransaction { state, access, changed: Vec::new() }
    }

    pub(super) fn into_parts(self) -> (State, Vec<Topic>) {
        (self.state, self.changed)
    }

    /// The state, to be changed; refused where only reading was announced.
    pub(super) fn write(&mut self) -> Result<&mut State, StoreError> {
        match self.access {
            Access::Write => Ok(&mut self.state),
            Access::Read => Err(StoreError::Failed("this transaction may only read".to_owned())),
        }
    }
}

impl Transaction for MemoryTransaction {
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
        self.changed.push(topic);
        if topic == Topic::Sessions {
            self.changed.push(Topic::Notices);
        }
    }
}
