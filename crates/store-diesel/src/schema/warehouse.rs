//! Warehouse reports.

diesel::table! {
    warehouse_reports (id) {
        id -> BigInt,
        order_id -> BigInt,
        status -> Text,
        notes -> Nullable<Text>,
        processed_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}
