//! Lots, shelf locations and stock counts.

diesel::table! {
    lots (id) {
        id -> BigInt,
        product_id -> BigInt,
        code -> Text,
        code_key -> Text,
        produced_on -> Nullable<Text>,
        expires_on -> Nullable<Text>,
        expiry_key -> Text,
        stock_in -> BigInt,
        stock_out -> BigInt,
        is_held -> Bool,
        hold_reason -> Nullable<Text>,
        created_at -> BigInt,
        updated_at -> BigInt,
        location -> Nullable<Text>,
    }
}

diesel::table! {
    pick_locations (product_id) {
        product_id -> BigInt,
        location -> Text,
    }
}

diesel::table! {
    lot_events (id) {
        id -> BigInt,
        lot_id -> BigInt,
        event -> Text,
        note -> Nullable<Text>,
        actor_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    stock_counts (id) {
        id -> BigInt,
        reason -> Text,
        created_by -> Nullable<BigInt>,
        created_at -> BigInt,
        line_count -> BigInt,
        difference_count -> BigInt,
        pieces_in -> BigInt,
        pieces_out -> BigInt,
    }
}

diesel::table! {
    stock_count_lines (count_id, position) {
        count_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        lot_id -> Nullable<BigInt>,
        expected -> BigInt,
        counted -> BigInt,
    }
}
