//! Scopes of API tokens: areas of the product, each to read or to write. The one table of operation × scope; it names
//! every [`Permission`], so that a new operation does not compile before it is placed.

use std::str::FromStr;

use crate::{Permission, Role};

/// Declares the areas: `Area = "name", "what is in it"`.
macro_rules! areas {
    ($($area:ident = $name:literal, $what:literal;)+) => {
        /// A part of the product.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Area {$(
            #[doc = $what]
            $area,
        )+}

        impl Area {
            /// Its contents, for display.
            pub const fn what(self) -> &'static str {
                match self { $(Area::$area => $what),+ }
            }
        }

        impl Scope {
            /// Every scope, the reading one of an area before the writing one.
            pub const ALL: &'static [Scope] = &[$(
                Scope { area: Area::$area, writes: false },
                Scope { area: Area::$area, writes: true },
            )+];

            /// The name on the wire and in the store, such as `orders:read`.
            pub const fn as_str(self) -> &'static str {
                match (self.area, self.writes) {$(
                    (Area::$area, false) => concat!($name, ":read"),
                    (Area::$area, true) => concat!($name, ":write"),
                )+}
            }
        }
    };
}

/// An area to read or to write. Writing does not include reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Scope {
    /// Which part of the product.
    pub area: Area,
    /// Whether it is about changing something there.
    pub writes: bool,
}

areas! {
    Accounts = "accounts", "Users and companies, their documents, verification and activity.";
    Employees = "employees", "Employees, their management, team figures.";
    Notifications = "notifications", "Notifications and their preferences.";
    Issues = "issues", "Reported issues.";
    Products = "products", "Products, categories and pictures.";
    Prices = "prices", "Regional prices, regions, dealers' own prices.";
    Stock = "stock", "Stock levels, movements, batches and counts.";
    Imports = "imports", "File imports into catalogue or stock.";
    Cart = "cart", "Your cart, saved carts, saved products and address book.";
    Orders = "orders", "Orders, quotations, shipments, documents, returns and refunds.";
    Warehouse = "warehouse", "Warehouse orders and figures, picking.";
    Purchasing = "purchasing", "Suppliers and purchase orders.";
    Commissions = "commissions", "Commissions, plans and payouts.";
    Analytics = "analytics", "Business figures.";
    Webhooks = "webhooks", "Webhooks and their deliveries.";
    Settings = "settings", "Settings, mail outbox and jobs.";
    Security = "security", "Sign-in, token and webhook settings; required in addition to settings:write.";
    Backups = "backups", "Backups and how long they are kept.";
}

/// A text that names no scope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a scope")]
pub struct UnknownScope;

impl FromStr for Scope {
    type Err = UnknownScope;

    fn from_str(text: &str) -> Result<Scope, UnknownScope> {
        Scope::ALL.iter().copied().find(|scope| scope.as_str() == text).ok_or(UnknownScope)
    }
}

/// Which API tokens may call an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenAccess {
    /// Any token: it reveals nothing beyond the caller, or checks the scope of each part itself.
    Any,
    /// Those with this scope.
    Scope(Scope),
    /// No token: it concerns sign-in, so that a leaked token cannot be turned into more access.
    Never,
}

const fn read(area: Area) -> TokenAccess {
    TokenAccess::Scope(Scope { area, writes: false })
}

const fn write(area: Area) -> TokenAccess {
    TokenAccess::Scope(Scope { area, writes: true })
}

impl Permission {
    /// Whether the operation only reads. Operations closed to tokens have no scope; the read-only ones among them are
    /// listed here, and any other counts as a change.
    pub const fn reads(self) -> bool {
        match self.token_access() {
            TokenAccess::Any => true,
            TokenAccess::Scope(scope) => !scope.writes,
            TokenAccess::Never => matches!(
                self,
                Permission::ListSessions
                    | Permission::ListUserSessions
                    | Permission::ListPasswordResets
                    | Permission::ListTokens
                    | Permission::GetMail
                    | Permission::StreamEvents
                    | Permission::ListNotes
                    | Permission::ListNotePeople
                    // They are logged, and change nothing.
                    | Permission::ReportClientError
                    | Permission::DownloadBackup
            ),
        }
    }

    /// Whether everybody may call it, signed in or not, with any token.
    pub fn is_open_to_all(self) -> bool {
        let every_role = Role::ALL.iter().all(|role| self.allows(*role));
        self.open_to_guests() && every_role && self.token_access() == TokenAccess::Any
    }

    /// Which API tokens may call the operation.
    pub const fn token_access(self) -> TokenAccess {
        use Permission::*;
        match self {
            HealthLive | HealthReady | GetMe | GetReferral | CheckReferral | GetPublicSettings | GetCompanyLogo
            | ListPlaces => TokenAccess::Any,
            // Each kind of thing needs the scope of its own list.
            Search | GetWaiting => TokenAccess::Any,

            RegisterAdmin
            | Register
            | Login
            | WarehouseLogin
            | TestLogin
            | Logout
            | ListSessions
            | RevokeSession
            | ListUserSessions
            | RevokeUserSession
            | RevokeUserSessions
            | BeginViewAs
            | EndViewAs
            | ChangePassword
            | RequestPasswordReset
            | ConfirmPasswordReset
            | ListPasswordResets
            | VerifyPasswordReset
            | RefusePasswordReset
            | HandOverPasswordReset
            | RecordActivity
            | ReportClientError
            | ListTokens
            | CreateToken
            | RevokeToken => TokenAccess::Never,
            // A mail may hold a link for a new password.
            GetMail | ResendMail => TokenAccess::Never,
            // A backup holds everything, so a person enters their password for it.
            CreateBackupDownloadLink | DownloadBackup => TokenAccess::Never,
            // A stream ends with the session it belongs to.
            StreamEvents => TokenAccess::Never,
            // People of the company write them to each other.
            ListNotes | AddNote | RemoveNote | ListNotePeople => TokenAccess::Never,
            // A program looks at nothing.
            SendPresence => TokenAccess::Never,

            ListActivity
            | ListUsers
            | ListPendingUsers
            | GetUser
            | GetRoleChoices
            | ListVerificationCases
            | GetVerificationCase
            | ListUserDocuments
            | ListPlaceChanges
            | DownloadDocument
            | GetUserTax
            | ListSavedViews
            | ExportUsers
            | ExportActivity => read(Area::Accounts),
            UpdateUser | ApproveUser | RejectUser | ReopenUser | ActivateUser | DeactivateUser | ChangeUserRole
            | UploadDocument | ReviewDocument | ReviewPlaceChange | SetTaxNumber | DecideTaxNumber
            | AddTaxExemption | WithdrawTaxExemption | AddSavedView | UpdateSavedView | RemoveSavedView => {
                write(Area::Accounts)
            }

            ListEmployees | GetTeamFigures | ListManagementHistory | ExportEmployees => read(Area::Employees),
            ManageEmployee => write(Area::Employees),

            ListNotifications | CountNotifications | GetNotificationPreferences => read(Area::Notifications),
            MarkNotification | MarkAllNotifications | SetNotificationPreferences => write(Area::Notifications),

            ListIssues | CountIssues | ListIssueAssignees | GetIssue | GetIssuePhoto | ExportIssues => {
                read(Area::Issues)
            }
            ReportIssue | UpdateIssue | AddIssueComment | AddIssuePhotos => write(Area::Issues),

            ListProducts | ListProductFacets | GetProduct | ListCategories | HasTransactions | PreviewPrices
            | GetSearchSynonyms | ExportProducts => read(Area::Products),
            CreateProduct
            | UpdateProduct
            | DeleteProduct
            | DiscontinueProduct
            | RestoreProduct
            | UploadMedia
            | SetComplianceSheet
            | RemoveComplianceSheet
            | SetSearchSynonyms => write(Area::Products),
            ListProductPriceChanges => read(Area::Products),

            GetWholesalerPrices
            | PreviewWholesalerPrices
            | CheckWholesalerPrices
            | PreviewPriceFile
            | ExportRegionalPrices
            | ExportDealerPrices
            | ListPriceChanges
            | GetPriceChange
            | ListRegions
            | ListRegionMembers
            | ListDealerPrices
            | GetDealerStore => read(Area::Prices),
            SetWholesalerPrices | UndoPriceChange | SetRegions | SetDealerPrice | RemoveDealerPrice
            | UpdateDealerStore => write(Area::Prices),

            ListMovements | ListStockUpdates | ListLots | GetLot | RecallLot | PreviewStockCount | ListStockCounts
            | GetStockCount | GetProduction | ExportStock | ExportMovements | ExportRecall | ExportStockCounts => {
                read(Area::Stock)
            }
            SetStock | SetProductLocation | RecordMovement | UpdateLot | HoldLot | ReleaseLot | PostStockCount => {
                write(Area::Stock)
            }

            ListImports | GetImport | ListImportRows | ExportImport | ExportImportTemplate => read(Area::Imports),
            UploadImport | CheckImport | ApplyImport | CancelImport => write(Area::Imports),

            QuoteCart | GetCart | ParseQuickOrder | ListSavedCarts | ListWishlist | GetWishlistIds | ListAddresses => {
                read(Area::Cart)
            }
            ReplaceCart | ClearCart | AddToCart | MergeCart | Reorder | SaveCart | RenameSavedCart
            | DeleteSavedCart | AddSavedCart | AddToWishlist | RemoveFromWishlist | AddStockAlert
            | RemoveStockAlert | AddAddress | UpdateAddress | RemoveAddress => write(Area::Cart),

            ListOrders | GetOrder | GetOrderPaper | ListOrderMessages | ListReturns | GetReturn | ExportOrders
            | ExportReturns => read(Area::Orders),
            PlaceOrder | OfferQuote | AcceptQuote | DeclineQuote | AddOrderMessage | UpdateOrder | ShipOrder
            | RefundOrder | RequestReturn | ApproveReturn | RejectReturn | ReceiveReturn | CloseReturn => {
                write(Area::Orders)
            }

            ListWarehouseOrders | GetWarehouseFigures | ListWarehouseReports | ListPickWaves | GetPickWave
            | GetWaveSlips => read(Area::Warehouse),
            UpdateWarehouseOrder | AddWarehouseReport | AssignCourier | ClaimPicking | ConfirmPick | ShortPick
            | FinishWave | CancelWave => write(Area::Warehouse),

            ListSuppliers
            | GetSupplier
            | GetPurchaseSuggestions
            | ListPurchaseOrders
            | GetPurchaseOrder
            | GetPurchaseOrderPaper
            | ListCostHistory
            | ExportSuppliers
            | ExportPurchaseOrders => read(Area::Purchasing),
            AddSupplier | UpdateSupplier | SetSupplierProducts | SetProductSupplier | CreatePurchaseOrders
            | UpdatePurchaseOrder | ApprovePurchaseOrder | RejectPurchaseOrder | SendPurchaseOrder
            | ReceivePurchaseOrder | ClosePurchaseOrder | CancelPurchaseOrder => write(Area::Purchasing),

            ListWebhooks | GetWebhook | ListWebhookDeliveries | GetWebhookDelivery => read(Area::Webhooks),
            CreateWebhook
            | UpdateWebhook
            | DeleteWebhook
            | RotateWebhookSecret
            | TestWebhook
            | EnableWebhook
            | ResendWebhookDelivery => write(Area::Webhooks),

            ListCommissions | GetCommissionSummary | SimulateCommission | ListCommissionPlans | ListPayouts
            | GetPayout | ExportPayout | ExportPayouts | ExportCommissions => read(Area::Commissions),
            AddCommissionPlan | CreatePayout | ApprovePayout | PayPayout | CancelPayout => write(Area::Commissions),

            GetMetrics | GetTrade | GetWholesalerFigures | GetSales | GetCohorts | GetConversion | GetStockTurns
            | ExportSales | ExportCohorts | ExportConversion | ExportStockTurns | ListReportSchedules => {
                read(Area::Analytics)
            }
            CreateReportSchedule | DeleteReportSchedule => write(Area::Analytics),

            ListSettings | ListSettingsHistory | GetTax | GetSystem | ListMail | ListJobs | GetJobCounts => {
                read(Area::Settings)
            }
            SetCompanyLogo | UpdateSettings | SetTax | SendTestMail | RetryJob => write(Area::Settings),

            ListBackups => read(Area::Backups),
            CreateBackup | DeleteBackup => write(Area::Backups),
        }
    }
}

#[cfg(test)]
mod tests;
