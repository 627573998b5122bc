//! The one table of operation × role (product.md §1 rule 3). Use cases check it, and the authorization coverage test
//! compares it with the OpenAPI document: an operation without a row fails the build.
//!
//! A row lists who may *call* an operation. What they see or may change (their own orders, their referred users) is
//! decided by the domain crate that owns it.

use crate::Role::{self, Admin, Agent, Customer, Dealer, Employee, Manufacturer, SubAgent, Warehouse, Wholesaler};
use crate::{Refused, RoleSet};

const OWNERS: RoleSet = RoleSet::of(&[Admin, Manufacturer]);
const ADMIN: RoleSet = RoleSet::of(&[Admin]);
const STAFF: RoleSet = RoleSet::of(&[Admin, Manufacturer, Employee, Warehouse]);
const HOLDERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Warehouse]);
const BUYERS: RoleSet = RoleSet::of(&[Wholesaler, Dealer, Agent, SubAgent, Customer]);
/// Buyers, and the owners they deal with.
const PARTIES: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler, Dealer, Agent, SubAgent, Customer]);
const EARNERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Agent, SubAgent]);
const PRICERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler]);
const STORE_KEEPERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Dealer]);
const STORE_READERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler, Dealer]);
const PAYEES: RoleSet = RoleSet::of(&[Admin, Agent, SubAgent]);
/// Who may have API tokens; of employees those with a position that works with programs.
const TOKEN_HOLDERS: RoleSet =
    RoleSet::of(&[Admin, Manufacturer, Wholesaler, Dealer, Agent, SubAgent, Employee, Warehouse]);
/// Who may have webhooks.
const LISTENERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler, Dealer, Agent, SubAgent]);
const DIRECTORY: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler, Agent, SubAgent]);

/// Declares the permissions: `Name = "operationId", guests, roles;`.
macro_rules! permissions {
    ($($name:ident = $operation:literal, $guests:literal, $roles:expr;)+) => {
        /// One operation of the API, by its `operationId`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each row is named as the operation it stands for")]
        pub enum Permission { $($name),+ }

        impl Permission {
            /// Every row of the table.
            pub const ALL: &'static [Permission] = &[$(Permission::$name),+];

            /// The `operationId` in the OpenAPI document.
            pub const fn operation_id(self) -> &'static str {
                match self { $(Permission::$name => $operation),+ }
            }

            /// Whether guests may call it.
            pub const fn open_to_guests(self) -> bool {
                match self { $(Permission::$name => $guests),+ }
            }

            /// The roles that may call it.
            pub const fn roles(self) -> RoleSet {
                match self { $(Permission::$name => $roles),+ }
            }
        }
    };
}

permissions! {
    HealthLive = "healthLive", true, RoleSet::ALL;
    HealthReady = "healthReady", true, RoleSet::ALL;
    ReportClientError = "reportClientError", true, RoleSet::ALL;

    RegisterAdmin = "registerAdmin", true, RoleSet::ALL;
    Register = "register", true, RoleSet::ALL;
    Login = "login", true, RoleSet::ALL;
    WarehouseLogin = "warehouseLogin", true, RoleSet::ALL;
    TestLogin = "testLogin", true, RoleSet::ALL;
    Logout = "logout", true, RoleSet::ALL;
    Search = "search", false, RoleSet::ALL;
    GetMe = "getMe", false, RoleSet::ALL;
    GetWaiting = "getWaiting", false, RoleSet::ALL;
    ListSessions = "listSessions", false, RoleSet::ALL;
    RevokeSession = "revokeSession", false, RoleSet::ALL;
    ListUserSessions = "listUserSessions", false, ADMIN;
    RevokeUserSession = "revokeUserSession", false, ADMIN;
    RevokeUserSessions = "revokeUserSessions", false, ADMIN;
    BeginViewAs = "beginViewAs", false, ADMIN;
    EndViewAs = "endViewAs", false, ADMIN;
    ChangePassword = "changePassword", false, RoleSet::ALL;
    RequestPasswordReset = "requestPasswordReset", true, RoleSet::ALL;
    ConfirmPasswordReset = "confirmPasswordReset", true, RoleSet::ALL;
    ListPasswordResets = "listPasswordResets", false, ADMIN;
    VerifyPasswordReset = "verifyPasswordReset", false, ADMIN;
    RefusePasswordReset = "refusePasswordReset", false, ADMIN;
    HandOverPasswordReset = "handOverPasswordReset", false, ADMIN;
    RecordActivity = "recordActivity", true, RoleSet::ALL;
    ListActivity = "listActivity", false, RoleSet::ALL;
    GetReferral = "getReferral", true, RoleSet::ALL;
    CheckReferral = "checkReferral", true, RoleSet::ALL;
    ListSavedViews = "listSavedViews", false, RoleSet::ALL;
    AddSavedView = "addSavedView", false, RoleSet::ALL;
    UpdateSavedView = "updateSavedView", false, RoleSet::ALL;
    RemoveSavedView = "removeSavedView", false, RoleSet::ALL;
    ListTokens = "listTokens", false, TOKEN_HOLDERS;
    CreateToken = "createToken", false, TOKEN_HOLDERS;
    RevokeToken = "revokeToken", false, TOKEN_HOLDERS;
    ListWebhooks = "listWebhooks", false, LISTENERS;
    CreateWebhook = "createWebhook", false, LISTENERS;
    GetWebhook = "getWebhook", false, LISTENERS;
    UpdateWebhook = "updateWebhook", false, LISTENERS;
    DeleteWebhook = "deleteWebhook", false, LISTENERS;
    RotateWebhookSecret = "rotateWebhookSecret", false, LISTENERS;
    TestWebhook = "testWebhook", false, LISTENERS;
    EnableWebhook = "enableWebhook", false, LISTENERS;
    ListWebhookDeliveries = "listWebhookDeliveries", false, LISTENERS;
    GetWebhookDelivery = "getWebhookDelivery", false, LISTENERS;
    ResendWebhookDelivery = "resendWebhookDelivery", false, LISTENERS;

    ListUsers = "listUsers", false, DIRECTORY;
    ListPendingUsers = "listPendingUsers", false, ADMIN;
    GetUser = "getUser", false, RoleSet::ALL;
    UpdateUser = "updateUser", false, RoleSet::ALL;
    ApproveUser = "approveUser", false, ADMIN;
    RejectUser = "rejectUser", false, ADMIN;
    ReopenUser = "reopenUser", false, ADMIN;
    ActivateUser = "activateUser", false, ADMIN;
    DeactivateUser = "deactivateUser", false, ADMIN;
    GetRoleChoices = "getRoleChoices", false, ADMIN;
    ChangeUserRole = "changeUserRole", false, ADMIN;
    ListVerificationCases = "listVerificationCases", false, ADMIN;
    GetVerificationCase = "getVerificationCase", false, RoleSet::ALL;
    ListUserDocuments = "listUserDocuments", false, RoleSet::ALL;
    UploadDocument = "uploadDocument", false, RoleSet::ALL;
    ReviewDocument = "reviewDocument", false, OWNERS;
    ListPlaceChanges = "listPlaceChanges", false, RoleSet::ALL;
    ReviewPlaceChange = "reviewPlaceChange", false, ADMIN;
    DownloadDocument = "downloadDocument", false, RoleSet::ALL;
    GetUserTax = "getUserTax", false, RoleSet::ALL;
    SetTaxNumber = "setTaxNumber", false, RoleSet::ALL;
    DecideTaxNumber = "decideTaxNumber", false, ADMIN;
    AddTaxExemption = "addTaxExemption", false, ADMIN;
    WithdrawTaxExemption = "withdrawTaxExemption", false, ADMIN;

    ListEmployees = "listEmployees", false, OWNERS;
    ManageEmployee = "manageEmployee", false, OWNERS;
    GetTeamFigures = "getTeamFigures", false, STAFF;
    ListManagementHistory = "listManagementHistory", false, OWNERS;
    ListNotifications = "listNotifications", false, RoleSet::ALL;
    MarkNotification = "markNotification", false, RoleSet::ALL;
    MarkAllNotifications = "markAllNotificationsRead", false, RoleSet::ALL;
    CountNotifications = "countNotifications", false, RoleSet::ALL;
    StreamEvents = "streamEvents", false, RoleSet::ALL;
    GetNotificationPreferences = "getNotificationPreferences", false, RoleSet::ALL;
    SetNotificationPreferences = "setNotificationPreferences", false, RoleSet::ALL;

    ReportIssue = "reportIssue", false, STAFF;
    ListIssues = "listIssues", false, STAFF;
    CountIssues = "countIssues", false, STAFF;
    ListIssueAssignees = "listIssueAssignees", false, STAFF;
    GetIssue = "getIssue", false, STAFF;
    UpdateIssue = "updateIssue", false, STAFF;
    AddIssueComment = "addIssueComment", false, STAFF;
    AddIssuePhotos = "addIssuePhotos", false, STAFF;
    GetIssuePhoto = "getIssuePhoto", false, STAFF;

    ListNotes = "listNotes", false, STAFF;
    AddNote = "addNote", false, STAFF;
    RemoveNote = "removeNote", false, STAFF;
    SendPresence = "sendPresence", false, STAFF;
    ListNotePeople = "listNotePeople", false, STAFF;

    ListProducts = "listProducts", true, RoleSet::ALL;
    ListProductFacets = "listProductFacets", true, RoleSet::ALL;
    GetProduct = "getProduct", true, RoleSet::ALL;
    ListCategories = "listCategories", true, RoleSet::ALL;
    CreateProduct = "createProduct", false, OWNERS;
    UpdateProduct = "updateProduct", false, OWNERS;
    DeleteProduct = "deleteProduct", false, OWNERS;
    DiscontinueProduct = "discontinueProduct", false, OWNERS;
    RestoreProduct = "restoreProduct", false, OWNERS;
    HasTransactions = "hasTransactions", false, OWNERS;
    UploadMedia = "uploadMedia", false, OWNERS;
    PreviewPrices = "previewPrices", false, OWNERS;
    ListWishlist = "listWishlist", false, BUYERS;
    GetWishlistIds = "getWishlistIds", false, BUYERS;
    AddToWishlist = "addToWishlist", false, BUYERS;
    RemoveFromWishlist = "removeFromWishlist", false, BUYERS;
    AddStockAlert = "addStockAlert", false, BUYERS;
    RemoveStockAlert = "removeStockAlert", false, BUYERS;
    SetComplianceSheet = "setComplianceSheet", false, OWNERS;
    RemoveComplianceSheet = "removeComplianceSheet", false, OWNERS;
    GetSearchSynonyms = "getSearchSynonyms", false, OWNERS;
    SetSearchSynonyms = "setSearchSynonyms", false, OWNERS;
    ListProductPriceChanges = "listProductPriceChanges", false, OWNERS;

    GetWholesalerPrices = "getWholesalerPrices", false, PRICERS;
    SetWholesalerPrices = "setWholesalerPrices", false, PRICERS;
    PreviewWholesalerPrices = "previewWholesalerPrices", false, PRICERS;
    CheckWholesalerPrices = "checkWholesalerPrices", false, PRICERS;
    PreviewPriceFile = "previewPriceFile", false, PRICERS;
    ExportRegionalPrices = "exportRegionalPrices", false, PRICERS;
    ListPriceChanges = "listPriceChanges", false, PRICERS;
    GetPriceChange = "getPriceChange", false, PRICERS;
    UndoPriceChange = "undoPriceChange", false, PRICERS;
    ListRegions = "listRegions", false, PRICERS;
    SetRegions = "setRegions", false, PRICERS;
    ListRegionMembers = "listRegionMembers", false, PRICERS;
    ListDealerPrices = "listDealerPrices", false, STORE_READERS;
    SetDealerPrice = "setDealerPrice", false, STORE_KEEPERS;
    RemoveDealerPrice = "removeDealerPrice", false, STORE_KEEPERS;
    GetDealerStore = "getDealerStore", true, RoleSet::ALL;
    UpdateDealerStore = "updateDealerStore", false, STORE_KEEPERS;

    SetStock = "setStock", false, STAFF;
    SetProductLocation = "setProductLocation", false, STAFF;
    RecordMovement = "recordMovement", false, OWNERS;
    ListMovements = "listMovements", false, STAFF;
    ListStockUpdates = "listStockUpdates", false, STAFF;
    ListLots = "listLots", false, STAFF;
    GetLot = "getLot", false, STAFF;
    UpdateLot = "updateLot", false, OWNERS;
    HoldLot = "holdLot", false, HOLDERS;
    ReleaseLot = "releaseLot", false, OWNERS;
    RecallLot = "recallLot", false, STAFF;
    PreviewStockCount = "previewStockCount", false, STAFF;
    PostStockCount = "postStockCount", false, STAFF;
    ListStockCounts = "listStockCounts", false, STAFF;
    GetStockCount = "getStockCount", false, STAFF;
    GetProduction = "getProduction", false, OWNERS;

    UploadImport = "uploadImport", false, OWNERS;
    CheckImport = "checkImport", false, OWNERS;
    ApplyImport = "applyImport", false, OWNERS;
    CancelImport = "cancelImport", false, OWNERS;
    ListImports = "listImports", false, OWNERS;
    GetImport = "getImport", false, OWNERS;
    ListImportRows = "listImportRows", false, OWNERS;
    ExportProducts = "exportProducts", false, RoleSet::ALL;
    ExportStock = "exportStock", false, STAFF;
    ExportMovements = "exportMovements", false, STAFF;
    ExportOrders = "exportOrders", false, RoleSet::ALL;
    ExportUsers = "exportUsers", false, DIRECTORY;
    ExportActivity = "exportActivity", false, RoleSet::ALL;
    ExportCommissions = "exportCommissions", false, EARNERS;
    ExportReturns = "exportReturns", false, RoleSet::ALL;
    ExportIssues = "exportIssues", false, STAFF;
    ExportEmployees = "exportEmployees", false, OWNERS;
    ExportSuppliers = "exportSuppliers", false, STAFF;
    ExportPurchaseOrders = "exportPurchaseOrders", false, STAFF;
    ExportPayouts = "exportPayouts", false, PAYEES;
    ExportStockCounts = "exportStockCounts", false, STAFF;
    ExportDealerPrices = "exportDealerPrices", false, STORE_READERS;
    ExportRecall = "exportRecall", false, STAFF;
    ExportImport = "exportImport", false, OWNERS;
    ExportImportTemplate = "exportImportTemplate", false, OWNERS;

    QuoteCart = "quoteCart", false, BUYERS;
    PlaceOrder = "placeOrder", false, BUYERS;
    GetCart = "getCart", false, BUYERS;
    ReplaceCart = "replaceCart", false, BUYERS;
    ClearCart = "clearCart", false, BUYERS;
    AddToCart = "addToCart", false, BUYERS;
    MergeCart = "mergeCart", false, BUYERS;
    ParseQuickOrder = "parseQuickOrder", false, BUYERS;
    ListSavedCarts = "listSavedCarts", false, BUYERS;
    SaveCart = "saveCart", false, BUYERS;
    RenameSavedCart = "renameSavedCart", false, BUYERS;
    DeleteSavedCart = "deleteSavedCart", false, BUYERS;
    AddSavedCart = "addSavedCart", false, BUYERS;
    Reorder = "reorder", false, BUYERS;
    ListAddresses = "listAddresses", false, BUYERS;
    AddAddress = "addAddress", false, BUYERS;
    UpdateAddress = "updateAddress", false, BUYERS;
    RemoveAddress = "removeAddress", false, BUYERS;
    OfferQuote = "offerQuote", false, OWNERS;
    AcceptQuote = "acceptQuote", false, BUYERS;
    DeclineQuote = "declineQuote", false, BUYERS;
    ListOrderMessages = "listOrderMessages", false, PARTIES;
    AddOrderMessage = "addOrderMessage", false, PARTIES;
    ListOrders = "listOrders", false, RoleSet::ALL;
    GetOrder = "getOrder", false, RoleSet::ALL;
    GetOrderPaper = "getOrderPaper", false, RoleSet::ALL;
    UpdateOrder = "updateOrder", false, RoleSet::ALL;
    ListWarehouseOrders = "listWarehouseOrders", false, STAFF;
    UpdateWarehouseOrder = "updateWarehouseOrder", false, STAFF;
    GetWarehouseFigures = "getWarehouseFigures", false, STAFF;
    ListWarehouseReports = "listWarehouseReports", false, STAFF;
    AddWarehouseReport = "addWarehouseReport", false, STAFF;
    AssignCourier = "assignCourier", false, STAFF;
    ClaimPicking = "claimPicking", false, STAFF;
    ListPickWaves = "listPickWaves", false, STAFF;
    GetPickWave = "getPickWave", false, STAFF;
    GetWaveSlips = "getWaveSlips", false, STAFF;
    ConfirmPick = "confirmPick", false, STAFF;
    ShortPick = "shortPick", false, STAFF;
    FinishWave = "finishWave", false, STAFF;
    CancelWave = "cancelWave", false, STAFF;
    ShipOrder = "shipOrder", false, STAFF;
    RefundOrder = "refundOrder", false, OWNERS;
    RequestReturn = "requestReturn", false, RoleSet::ALL;
    ListReturns = "listReturns", false, RoleSet::ALL;
    GetReturn = "getReturn", false, RoleSet::ALL;
    ApproveReturn = "approveReturn", false, STAFF;
    RejectReturn = "rejectReturn", false, STAFF;
    ReceiveReturn = "receiveReturn", false, STAFF;
    CloseReturn = "closeReturn", false, STAFF;

    ListSuppliers = "listSuppliers", false, STAFF;
    GetSupplier = "getSupplier", false, STAFF;
    AddSupplier = "addSupplier", false, STAFF;
    UpdateSupplier = "updateSupplier", false, STAFF;
    SetSupplierProducts = "setSupplierProducts", false, STAFF;
    SetProductSupplier = "setProductSupplier", false, STAFF;
    GetPurchaseSuggestions = "getPurchaseSuggestions", false, STAFF;
    CreatePurchaseOrders = "createPurchaseOrders", false, STAFF;
    ListPurchaseOrders = "listPurchaseOrders", false, STAFF;
    GetPurchaseOrder = "getPurchaseOrder", false, STAFF;
    GetPurchaseOrderPaper = "getPurchaseOrderPaper", false, STAFF;
    UpdatePurchaseOrder = "updatePurchaseOrder", false, STAFF;
    ApprovePurchaseOrder = "approvePurchaseOrder", false, STAFF;
    RejectPurchaseOrder = "rejectPurchaseOrder", false, STAFF;
    SendPurchaseOrder = "sendPurchaseOrder", false, STAFF;
    ReceivePurchaseOrder = "receivePurchaseOrder", false, STAFF;
    ClosePurchaseOrder = "closePurchaseOrder", false, STAFF;
    CancelPurchaseOrder = "cancelPurchaseOrder", false, STAFF;
    ListCostHistory = "listCostHistory", false, STAFF;

    ListCommissions = "listCommissions", false, EARNERS;
    GetCommissionSummary = "getCommissionSummary", false, EARNERS;
    SimulateCommission = "simulateCommission", false, OWNERS;
    ListCommissionPlans = "listCommissionPlans", false, ADMIN;
    AddCommissionPlan = "addCommissionPlan", false, ADMIN;
    CreatePayout = "createPayout", false, ADMIN;
    ListPayouts = "listPayouts", false, PAYEES;
    GetPayout = "getPayout", false, PAYEES;
    ApprovePayout = "approvePayout", false, ADMIN;
    PayPayout = "payPayout", false, ADMIN;
    CancelPayout = "cancelPayout", false, ADMIN;
    ExportPayout = "exportPayout", false, ADMIN;
    GetMetrics = "getMetrics", false, OWNERS;
    GetTrade = "getTrade", false, PARTIES;
    GetWholesalerFigures = "getWholesalerFigures", false, PRICERS;
    GetSales = "getSales", false, OWNERS;
    ListReportSchedules = "listReportSchedules", false, OWNERS;
    CreateReportSchedule = "createReportSchedule", false, OWNERS;
    DeleteReportSchedule = "deleteReportSchedule", false, OWNERS;
    GetCohorts = "getCohorts", false, OWNERS;
    GetConversion = "getConversion", false, OWNERS;
    GetStockTurns = "getStockTurns", false, OWNERS;
    ExportSales = "exportSales", false, OWNERS;
    ExportCohorts = "exportCohorts", false, OWNERS;
    ExportConversion = "exportConversion", false, OWNERS;
    ExportStockTurns = "exportStockTurns", false, OWNERS;

    GetPublicSettings = "getPublicSettings", true, RoleSet::ALL;
    GetCompanyLogo = "getCompanyLogo", true, RoleSet::ALL;
    SetCompanyLogo = "setCompanyLogo", false, OWNERS;
    ListSettings = "listSettings", false, ADMIN;
    UpdateSettings = "updateSettings", false, ADMIN;
    ListSettingsHistory = "listSettingsHistory", false, ADMIN;
    GetTax = "getTax", false, OWNERS;
    SetTax = "setTax", false, ADMIN;
    ListPlaces = "listPlaces", true, RoleSet::ALL;
    GetSystem = "getSystem", false, ADMIN;
    ListBackups = "listBackups", false, ADMIN;
    CreateBackup = "createBackup", false, ADMIN;
    DeleteBackup = "deleteBackup", false, ADMIN;
    CreateBackupDownloadLink = "createBackupDownloadLink", false, ADMIN;
    DownloadBackup = "downloadBackup", false, ADMIN;
    ListMail = "listMail", false, ADMIN;
    GetMail = "getMail", false, ADMIN;
    ResendMail = "resendMail", false, ADMIN;
    SendTestMail = "sendTestMail", false, ADMIN;
    ListJobs = "listJobs", false, ADMIN;
    GetJobCounts = "getJobCounts", false, ADMIN;
    RetryJob = "retryJob", false, ADMIN;
}

impl Permission {
    /// The row of an operation of the OpenAPI document.
    pub fn of_operation(operation_id: &str) -> Option<Permission> {
        Permission::ALL.iter().copied().find(|row| row.operation_id() == operation_id)
    }

    /// The message for roles that may not call it; the specification defines some of them (2 §6).
    pub const fn refusal(self) -> Refused {
        match self {
            Permission::ListEmployees
            | Permission::ManageEmployee
            | Permission::ListManagementHistory
            | Permission::ExportEmployees => {
                Refused::Worded("Employee management is only available to company owners.")
            }
            Permission::GetCompanyLogo | Permission::SetCompanyLogo => {
                Refused::Worded("Access denied. Only manufacturers can manage logo settings.")
            }
            _ => Refused::Forbidden,
        }
    }

    /// Whether `role` may call it.
    pub fn allows(self, role: Role) -> bool {
        self.roles().contains(role)
    }
}

#[cfg(test)]
mod tests;
