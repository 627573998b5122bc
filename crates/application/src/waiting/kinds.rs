//! Which kinds of thing wait for whom.

use tierway_accounts::requested_documents;
use tierway_kernel::{Actor, Permission, Role, Scope, TokenAccess};
use tierway_workforce::{PurchasePermission, may_decide_issues, may_purchase};

tierway_kernel::names! {
    /// A kind of thing that waits for somebody.
    pub enum WaitingKind as "WaitingKindName" {
        /// Documents that the caller is asked for.
        Documents = "documents",
        /// Accounts to approve or reject.
        Registrations = "registrations",
        /// Requests for a new password to decide.
        PasswordResets = "passwordResets",
        /// Changes of country or zone to decide.
        PlaceChanges = "placeChanges",
        /// Quotation requests to answer.
        QuoteRequests = "quoteRequests",
        /// Offers to the caller, to accept or decline.
        QuoteOffers = "quoteOffers",
        /// Returns to approve or reject.
        Returns = "returns",
        /// Payouts to pay.
        Payouts = "payouts",
        /// New orders in the caller's store.
        StoreOrders = "storeOrders",
        /// Unpaid orders: all for the owners, their own for buyers.
        UnpaidOrders = "unpaidOrders",
        /// Picking waves that the caller has begun.
        OpenPicks = "openPicks",
        /// Orders to pick.
        OrdersToPick = "ordersToPick",
        /// Packed orders to ship.
        OrdersToShip = "ordersToShip",
        /// Purchase orders to approve.
        PurchaseDrafts = "purchaseDrafts",
        /// Purchase orders that should have arrived.
        LateDeliveries = "lateDeliveries",
        /// Products below the purchasing alert level.
        LowStock = "lowStock",
        /// Batches with pieces that expire soon.
        ExpiringLots = "expiringLots",
        /// Open issues: all for whoever decides about them, for others those assigned to them.
        Issues = "issues",
    }
}

use WaitingKind::{
    Documents, ExpiringLots, Issues, LateDeliveries, LowStock, OpenPicks, OrdersToPick, OrdersToShip, PasswordResets,
    Payouts, PlaceChanges, PurchaseDrafts, QuoteOffers, QuoteRequests, Registrations, Returns, StoreOrders,
    UnpaidOrders,
};

// Each the most urgent first: what keeps somebody from working or paying, then what buyers wait for, then the rest.
const ADMIN: &[WaitingKind] = &[
    Registrations,
    PasswordResets,
    PlaceChanges,
    Returns,
    QuoteRequests,
    Payouts,
    LateDeliveries,
    PurchaseDrafts,
    LowStock,
    ExpiringLots,
    Issues,
    UnpaidOrders,
];
const MANUFACTURER: &[WaitingKind] =
    &[QuoteRequests, Returns, LateDeliveries, PurchaseDrafts, LowStock, ExpiringLots, Issues, UnpaidOrders];
const DEALER: &[WaitingKind] = &[Documents, StoreOrders, QuoteOffers, UnpaidOrders];
const BUYER: &[WaitingKind] = &[Documents, QuoteOffers, UnpaidOrders];
const LEAD: &[WaitingKind] = &[Documents, PurchaseDrafts, LateDeliveries, LowStock, Issues];
const FLOOR: &[WaitingKind] =
    &[Documents, OpenPicks, OrdersToPick, OrdersToShip, Returns, PurchaseDrafts, LateDeliveries, LowStock, Issues];

/// The kinds of thing that this actor can do something about, the most urgent first.
pub fn waiting_kinds(actor: &Actor) -> Vec<WaitingKind> {
    let Actor::User(user) = actor else { return Vec::new() };
    let kinds = match user.role {
        Role::Admin => ADMIN,
        Role::Manufacturer => MANUFACTURER,
        Role::Dealer => DEALER,
        Role::Wholesaler | Role::Agent | Role::SubAgent | Role::Customer => BUYER,
        // Whoever leads has a dashboard without picking and returns.
        Role::Employee if may_decide_issues(actor) => LEAD,
        Role::Employee | Role::Warehouse => FLOOR,
    };
    kinds.iter().copied().filter(|kind| kind.concerns(actor, user.role)).collect()
}

impl WaitingKind {
    /// Whether the actor may do what it waits for; what the role alone does not say.
    fn concerns(self, actor: &Actor, role: Role) -> bool {
        let may = |permission| may_purchase(actor, permission);
        match self {
            Documents => !requested_documents(role).is_empty(),
            PurchaseDrafts => may(PurchasePermission::Approve),
            LateDeliveries => may(PurchasePermission::Buy) || may(PurchasePermission::Receive),
            LowStock => may(PurchasePermission::Buy),
            _ => true,
        }
    }

    /// The list on which they stand.
    pub const fn list(self) -> Permission {
        match self {
            Documents => Permission::GetVerificationCase,
            Registrations => Permission::ListPendingUsers,
            PasswordResets => Permission::ListPasswordResets,
            PlaceChanges => Permission::ListPlaceChanges,
            QuoteRequests | QuoteOffers | StoreOrders | UnpaidOrders => Permission::ListOrders,
            Returns => Permission::ListReturns,
            Payouts => Permission::ListPayouts,
            OpenPicks => Permission::ListPickWaves,
            OrdersToPick | OrdersToShip => Permission::GetWarehouseFigures,
            PurchaseDrafts | LateDeliveries => Permission::ListPurchaseOrders,
            LowStock => Permission::ListProducts,
            ExpiringLots => Permission::ListLots,
            Issues => Permission::CountIssues,
        }
    }

    /// Whether an API token with these scopes may count them; `None`: no token.
    pub fn is_open_to(self, scopes: Option<&[Scope]>) -> bool {
        let Some(scopes) = scopes else { return true };
        match self.list().token_access() {
            TokenAccess::Any => true,
            TokenAccess::Scope(scope) => scopes.contains(&scope),
            TokenAccess::Never => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tierway_kernel::{SignedIn, UserId};

    use super::*;

    fn somebody(role: Role, position: Option<&str>) -> Actor {
        let position = position.map(str::to_owned);
        Actor::User(SignedIn { id: UserId(7), role, position, verified: true, referred_by: None })
    }

    #[test]
    fn each_role_is_told_what_it_can_do_the_most_urgent_first() {
        for (role, position, expected) in [
            (Role::Admin, None, ADMIN),
            (Role::Manufacturer, None, MANUFACTURER),
            (Role::Dealer, None, &[Documents, StoreOrders, QuoteOffers, UnpaidOrders][..]),
            (Role::Wholesaler, None, &[QuoteOffers, UnpaidOrders]),
            (Role::Agent, None, &[Documents, QuoteOffers, UnpaidOrders]),
            (Role::SubAgent, None, &[Documents, QuoteOffers, UnpaidOrders]),
            (Role::Customer, None, &[QuoteOffers, UnpaidOrders]),
            (Role::Employee, None, &[Documents, OpenPicks, OrdersToPick, OrdersToShip, Returns, Issues]),
            (Role::Employee, Some("driver"), &[Documents, OpenPicks, OrdersToPick, OrdersToShip, Returns, Issues]),
            (Role::Employee, Some("manager"), &[Documents, PurchaseDrafts, Issues]),
            (Role::Employee, Some("Supervisor"), &[Documents, Issues]),
            (Role::Employee, Some("Purchaser"), &[Documents, LateDeliveries, LowStock, Issues]),
            (
                Role::Warehouse,
                None,
                &[Documents, OpenPicks, OrdersToPick, OrdersToShip, Returns, LateDeliveries, Issues],
            ),
        ] {
            assert_eq!(waiting_kinds(&somebody(role, position)), expected, "{role} {position:?}");
        }
        assert_eq!(waiting_kinds(&Actor::Guest), []);
        assert_eq!(waiting_kinds(&Actor::System), [], "nobody is there to do it");
    }

    #[test]
    fn whoever_is_told_of_something_may_see_its_list() {
        for role in Role::ALL {
            for position in [None, Some("Manager"), Some("Supervisor"), Some("Purchaser")] {
                let actor = somebody(role, position);
                for kind in waiting_kinds(&actor) {
                    assert!(actor.require(kind.list()).is_ok(), "{role} {position:?} {kind:?}");
                }
            }
        }
    }

    #[test]
    fn a_token_counts_what_its_scopes_let_it_read() {
        let scopes: Vec<Scope> = ["orders:read", "stock:write"].iter().filter_map(|name| name.parse().ok()).collect();
        let counted: Vec<WaitingKind> =
            ADMIN.iter().copied().filter(|kind| kind.is_open_to(Some(scopes.as_slice()))).collect();
        assert_eq!(counted, [Returns, QuoteRequests, UnpaidOrders]);
        let every = Scope::ALL;
        assert!(!PasswordResets.is_open_to(Some(every)), "sign-in is closed to tokens");
        assert!(ADMIN.iter().all(|kind| kind.is_open_to(None)));
    }
}
