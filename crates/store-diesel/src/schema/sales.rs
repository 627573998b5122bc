//! Stored sales data of orders.

diesel::table! {
    daily_sales (side, day, key) {
        side -> Text,
        day -> BigInt,
        key -> Text,
        orders -> BigInt,
        units -> BigInt,
        goods -> BigInt,
        refunds -> BigInt,
        cost -> BigInt,
    }
}

diesel::table! {
    sales_rollups (day) {
        day -> BigInt,
        folds -> BigInt,
    }
}

diesel::table! {
    order_changes (id) {
        id -> BigInt,
        order_id -> BigInt,
        day -> BigInt,
        sells -> Bool,
    }
}

diesel::table! {
    counted_orders (order_id) {
        order_id -> BigInt,
        status -> Text,
        payment_status -> Text,
        is_quote -> Bool,
        courier -> Text,
        seller_id -> Nullable<BigInt>,
        referrer_id -> Nullable<BigInt>,
        total -> BigInt,
        refunded -> BigInt,
        has_lines -> Bool,
        goods -> BigInt,
        tax -> BigInt,
        zone -> Nullable<Text>,
    }
}

diesel::table! {
    counted_returns (line_id) {
        line_id -> BigInt,
        order_id -> BigInt,
        returned -> BigInt,
        restocked -> BigInt,
    }
}

diesel::table! {
    order_sums (side, key, day, status, payment_status, is_quote, courier) {
        side -> Text,
        key -> Text,
        day -> BigInt,
        status -> Text,
        payment_status -> Text,
        is_quote -> BigInt,
        courier -> Text,
        orders -> BigInt,
        total -> BigInt,
        refunded -> BigInt,
    }
}

diesel::table! {
    order_buyers (customer_id, name) {
        customer_id -> BigInt,
        name -> Text,
    }
}

diesel::table! {
    order_numbers (part, order_id) {
        part -> Text,
        order_id -> BigInt,
    }
}
