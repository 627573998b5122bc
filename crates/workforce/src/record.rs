//! Records that several people of the company look at and change at once.

use tierway_kernel::{Actor, Permission, Role};

use crate::purchasing::{PurchasePermission, may_purchase};

tierway_kernel::names! {
    /// A kind of record that shows who else is there.
    pub enum RecordKind as "RecordKindName" {
        /// An order or a request for quotation.
        Order = "order",
        /// An account.
        User = "user",
        /// A product in its editor.
        Product = "product",
        /// A batch.
        Lot = "lot",
        /// A supplier.
        Supplier = "supplier",
        /// A purchase order.
        PurchaseOrder = "purchaseOrder",
    }
}

/// A record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Record {
    /// Its kind.
    pub kind: RecordKind,
    /// Its identity.
    pub id: i64,
}

/// Whether somebody works on such records, and so sees who else is there: the company's people on orders and batches, the
/// owners on accounts and products, whoever sees purchasing on suppliers and purchase orders; nobody on their own account.
pub fn may_be_present(record: Record, actor: &Actor) -> bool {
    let Some(user) = actor.user() else { return false };
    match record.kind {
        RecordKind::Order | RecordKind::Lot => user.role.is_staff(),
        RecordKind::User => user.role.is_owner() && user.id.0 != record.id,
        RecordKind::Product => user.role.is_owner(),
        RecordKind::Supplier | RecordKind::PurchaseOrder => may_purchase(actor, PurchasePermission::View),
    }
}

/// Whether others see who changed a record: only the company's people are named.
pub fn names_author(role: Role) -> bool {
    role.is_staff()
}

/// Which record an operation changes, so that people who look at it learn of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordChange {
    /// The one whose number is `id` in its path.
    InPath(RecordKind),
    /// Those that its outcome names.
    InOutcome(RecordKind),
}

/// The records that an operation changes; `None`: it only reads, makes a new one, or changes something else. Stock that
/// moves with trade, counts and imports is no change of the product.
pub const fn changed_records(operation: Permission) -> Option<RecordChange> {
    use Permission::*;
    use RecordChange::{InOutcome, InPath};
    match operation {
        UpdateOrder | OfferQuote | AcceptQuote | DeclineQuote | ShipOrder | RefundOrder | RequestReturn => {
            Some(InPath(RecordKind::Order))
        }
        UpdateWarehouseOrder | AssignCourier | ClaimPicking | FinishWave | ApproveReturn | RejectReturn
        | ReceiveReturn | CloseReturn => Some(InOutcome(RecordKind::Order)),
        UpdateProduct | DeleteProduct | DiscontinueProduct | RestoreProduct | SetStock | SetProductLocation => {
            Some(InPath(RecordKind::Product))
        }
        RecordMovement => Some(InOutcome(RecordKind::Product)),
        UpdateUser | ApproveUser | RejectUser | ReopenUser | ActivateUser | DeactivateUser | ChangeUserRole
        | UploadDocument | SetTaxNumber | DecideTaxNumber | AddTaxExemption | WithdrawTaxExemption => {
            Some(InPath(RecordKind::User))
        }
        ReviewDocument | ReviewPlaceChange | ManageEmployee => Some(InOutcome(RecordKind::User)),
        UpdateLot | HoldLot | ReleaseLot => Some(InPath(RecordKind::Lot)),
        UpdateSupplier | SetSupplierProducts => Some(InPath(RecordKind::Supplier)),
        // The path names the product that is ordered there.
        SetProductSupplier => Some(InOutcome(RecordKind::Supplier)),
        UpdatePurchaseOrder | ApprovePurchaseOrder | RejectPurchaseOrder | SendPurchaseOrder | ReceivePurchaseOrder
        | ClosePurchaseOrder | CancelPurchaseOrder => Some(InPath(RecordKind::PurchaseOrder)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tierway_kernel::{SignedIn, UserId};

    use super::*;

    /// Operations that write, but change no record that somebody may be looking at.
    fn changes_no_record(operation: Permission) -> bool {
        use Permission::*;
        matches!(
            operation,
            // Sign-in and what belongs to it.
            RegisterAdmin | Register | Login | WarehouseLogin | TestLogin | Logout | RevokeSession | RevokeUserSession
                | RevokeUserSessions | BeginViewAs | EndViewAs | ChangePassword | RequestPasswordReset
                | ConfirmPasswordReset | VerifyPasswordReset | RefusePasswordReset | HandOverPasswordReset
                | RecordActivity | CreateToken | RevokeToken
                // New records, and what stands beside them with news of its own.
                | CreateProduct | AddSupplier | CreatePurchaseOrders | PlaceOrder | AddOrderMessage | AddNote
                | RemoveNote | SendPresence | AddWarehouseReport | ReportIssue | UpdateIssue | AddIssueComment | AddIssuePhotos
                // A person's own lists and cart.
                | AddSavedView | UpdateSavedView | RemoveSavedView | MarkNotification | MarkAllNotifications
                | SetNotificationPreferences | ReplaceCart | ClearCart | AddToCart | MergeCart | Reorder | SaveCart
                | RenameSavedCart | DeleteSavedCart | AddSavedCart | AddToWishlist | RemoveFromWishlist
                | AddStockAlert | RemoveStockAlert | AddAddress | UpdateAddress | RemoveAddress
                // Picks of a wave: its orders change when it is claimed and finished.
                | ConfirmPick | ShortPick | CancelWave
                // Prices of regions and stores, and pictures and words of the shop.
                | SetWholesalerPrices | UndoPriceChange | SetRegions | SetDealerPrice | RemoveDealerPrice
                | UpdateDealerStore | UploadMedia | SetComplianceSheet | RemoveComplianceSheet | SetSearchSynonyms
                // Many products at once.
                | PostStockCount | UploadImport | CheckImport | ApplyImport | CancelImport
                // Commissions, reports, settings and machinery.
                | AddCommissionPlan | CreatePayout | ApprovePayout | PayPayout | CancelPayout | CreateReportSchedule
                | DeleteReportSchedule | SetCompanyLogo | UpdateSettings | SetTax | SendTestMail | ResendMail | RetryJob
                | CreateBackup | DeleteBackup | CreateBackupDownloadLink | CreateWebhook | UpdateWebhook | DeleteWebhook | RotateWebhookSecret
                | TestWebhook | EnableWebhook | ResendWebhookDelivery
        )
    }

    #[test]
    fn every_operation_that_writes_says_whether_it_changes_a_record() {
        for operation in Permission::ALL.iter().copied() {
            let (changes, changes_none) = (changed_records(operation).is_some(), changes_no_record(operation));
            if operation.reads() {
                assert!(!changes && !changes_none, "{operation:?} only reads");
            } else {
                assert!(changes != changes_none, "{operation:?} must stand in one of the two tables");
            }
        }
    }

    fn actor(role: Role, position: Option<&str>) -> Actor {
        let position = position.map(str::to_owned);
        Actor::User(SignedIn { id: UserId(5), role, position, verified: true, referred_by: None })
    }

    #[test]
    fn only_the_companys_people_are_present_and_nobody_on_their_own_account() {
        for role in Role::ALL {
            let actor = actor(role, None);
            let present = |kind| may_be_present(Record { kind, id: 7 }, &actor);
            let (staff, owner) = (role.is_staff(), role.is_owner());
            let purchasing = owner || role == Role::Warehouse;
            assert_eq!(RecordKind::ALL.map(present), [staff, owner, owner, staff, purchasing, purchasing], "{role}");
            assert!(!may_be_present(Record { kind: RecordKind::User, id: 5 }, &actor), "{role}");
        }
        for nobody in [Actor::Guest, Actor::System] {
            assert!(RecordKind::ALL.into_iter().all(|kind| !may_be_present(Record { kind, id: 7 }, &nobody)));
        }
    }

    #[test]
    fn of_employees_those_who_see_purchasing_are_present_there() {
        for (position, sees) in [("purchaser", true), ("Manager", true), ("Supervisor", true), ("Packer", false)] {
            for kind in [RecordKind::Supplier, RecordKind::PurchaseOrder] {
                let employee = actor(Role::Employee, Some(position));
                assert_eq!(may_be_present(Record { kind, id: 7 }, &employee), sees, "{position} {kind:?}");
            }
        }
    }
}
