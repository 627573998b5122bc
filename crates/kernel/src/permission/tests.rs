//! The permission table.

use std::collections::HashSet;

use super::Permission;
use crate::Role;

#[test]
fn every_operation_has_one_row() {
    let ids: HashSet<&str> = Permission::ALL.iter().map(|row| row.operation_id()).collect();
    assert_eq!(ids.len(), Permission::ALL.len(), "no two rows share an operation");
    for row in Permission::ALL {
        assert_eq!(Permission::of_operation(row.operation_id()), Some(*row));
    }
    assert_eq!(Permission::of_operation("noSuchOperation"), None);
    assert_eq!(Permission::of_operation(""), None);
}

#[test]
fn guests_may_only_look_register_and_sign_in() {
    let open: Vec<&str> =
        Permission::ALL.iter().filter(|row| row.open_to_guests()).map(|row| row.operation_id()).collect();
    let meant = [
        "healthLive",
        "healthReady",
        "reportClientError",
        "registerAdmin",
        "register",
        "login",
        "warehouseLogin",
        "testLogin",
        "logout",
        "requestPasswordReset",
        "confirmPasswordReset",
        "recordActivity",
        "getReferral",
        "checkReferral",
        "listProducts",
        "listProductFacets",
        "getProduct",
        "listCategories",
        "getDealerStore",
        "getPublicSettings",
        "getCompanyLogo",
        "listPlaces",
    ];
    assert_eq!(open, meant, "opening an operation to guests is a decision: write it down here too");
}

#[test]
fn what_guests_may_do_everybody_may() {
    for row in Permission::ALL.iter().filter(|row| row.open_to_guests()) {
        assert!(Role::ALL.into_iter().all(|role| row.allows(role)), "{row:?}");
    }
}

/// Operations of buyers only.
const BUYING: [Permission; 26] = [
    Permission::QuoteCart,
    Permission::PlaceOrder,
    Permission::GetCart,
    Permission::ReplaceCart,
    Permission::ClearCart,
    Permission::AddToCart,
    Permission::MergeCart,
    Permission::ParseQuickOrder,
    Permission::Reorder,
    Permission::ListSavedCarts,
    Permission::SaveCart,
    Permission::RenameSavedCart,
    Permission::DeleteSavedCart,
    Permission::AddSavedCart,
    Permission::ListWishlist,
    Permission::GetWishlistIds,
    Permission::AddToWishlist,
    Permission::RemoveFromWishlist,
    Permission::AddStockAlert,
    Permission::RemoveStockAlert,
    Permission::ListAddresses,
    Permission::AddAddress,
    Permission::UpdateAddress,
    Permission::RemoveAddress,
    Permission::AcceptQuote,
    Permission::DeclineQuote,
];

#[test]
fn the_admin_may_do_everything_but_buy() {
    for row in Permission::ALL {
        assert_eq!(row.allows(Role::Admin), !BUYING.contains(row), "{row:?}");
    }
}

#[test]
fn buyers_buy_and_staff_do_not() {
    for row in BUYING {
        for role in Role::ALL {
            assert_eq!(row.allows(role), !role.is_staff(), "{role} and {row:?}");
        }
    }
}

#[test]
fn accounts_are_judged_by_the_admin_alone() {
    use Permission::{ActivateUser, ApproveUser, DeactivateUser, ListPendingUsers, RejectUser};
    for row in [ListPendingUsers, ApproveUser, RejectUser, ActivateUser, DeactivateUser] {
        for role in Role::ALL {
            assert_eq!(row.allows(role), role == Role::Admin, "{role} and {row:?}");
        }
    }
}

#[test]
fn the_catalogue_and_the_people_are_the_owners() {
    use Permission::{
        CreateProduct, DeleteProduct, DiscontinueProduct, GetMetrics, ListEmployees, ListManagementHistory,
        ManageEmployee, RecordMovement, RestoreProduct, UpdateProduct,
    };
    let rows = [
        CreateProduct,
        UpdateProduct,
        DeleteProduct,
        DiscontinueProduct,
        RestoreProduct,
        RecordMovement,
        ListEmployees,
        ManageEmployee,
        ListManagementHistory,
        GetMetrics,
    ];
    for row in rows {
        for role in Role::ALL {
            assert_eq!(row.allows(role), matches!(role, Role::Admin | Role::Manufacturer), "{role} and {row:?}");
        }
    }
}

#[test]
fn stock_and_the_warehouses_orders_are_staffs() {
    use Permission::{
        ListMovements, ListStockUpdates, ListWarehouseOrders, SetProductLocation, SetStock, UpdateWarehouseOrder,
    };
    for row in
        [SetStock, SetProductLocation, ListMovements, ListStockUpdates, ListWarehouseOrders, UpdateWarehouseOrder]
    {
        for role in Role::ALL {
            assert_eq!(row.allows(role), role.is_staff(), "{role} and {row:?}");
        }
    }
}

#[test]
fn prices_are_the_wholesalers_and_the_owners_stores_their_dealers() {
    use Permission::{
        ExportRegionalPrices, GetWholesalerPrices, ListDealerPrices, ListRegions, RemoveDealerPrice, SetDealerPrice,
        SetRegions, SetWholesalerPrices, UndoPriceChange, UpdateDealerStore,
    };
    let owner = |role| matches!(role, Role::Admin | Role::Manufacturer);
    for role in Role::ALL {
        for row in
            [GetWholesalerPrices, SetWholesalerPrices, UndoPriceChange, ExportRegionalPrices, ListRegions, SetRegions]
        {
            assert_eq!(row.allows(role), owner(role) || role == Role::Wholesaler, "{role} and {row:?}");
        }
        for row in [SetDealerPrice, RemoveDealerPrice, UpdateDealerStore] {
            assert_eq!(row.allows(role), owner(role) || role == Role::Dealer, "{role} and {row:?}");
        }
        let reads = owner(role) || matches!(role, Role::Wholesaler | Role::Dealer);
        assert_eq!(ListDealerPrices.allows(role), reads, "{role}");
    }
}
