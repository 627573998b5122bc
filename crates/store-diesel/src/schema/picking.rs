//! Picking.

diesel::table! {
    pick_waves (id) {
        id -> BigInt,
        state -> Text,
        picker_id -> BigInt,
        created_at -> BigInt,
        ended_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    pick_wave_orders (wave_id, position) {
        wave_id -> BigInt,
        position -> BigInt,
        order_id -> BigInt,
        is_open -> Bool,
    }
}

diesel::table! {
    picks (id) {
        id -> BigInt,
        wave_id -> BigInt,
        order_id -> BigInt,
        line_id -> BigInt,
        product_id -> BigInt,
        lot_id -> Nullable<BigInt>,
        pieces -> BigInt,
        picked -> BigInt,
        state -> Text,
        reason -> Nullable<Text>,
        note -> Nullable<Text>,
        aside -> BigInt,
        decided_by -> Nullable<BigInt>,
        decided_at -> Nullable<BigInt>,
    }
}
