//! Carts, saved carts and products, address books, quotations and messages.

use super::trade::{orders, products};

diesel::table! {
    carts (user_id) {
        user_id -> BigInt,
        version -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    cart_lines (user_id, position) {
        user_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        tier -> Text,
        quantity -> BigInt,
        seller_id -> Nullable<BigInt>,
        seen_price -> Nullable<BigInt>,
    }
}

diesel::table! {
    saved_carts (id) {
        id -> BigInt,
        user_id -> BigInt,
        name -> Text,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    saved_cart_lines (cart_id, position) {
        cart_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        tier -> Text,
        quantity -> BigInt,
        seller_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    saved_products (user_id, product_id) {
        user_id -> BigInt,
        product_id -> BigInt,
        created_at -> BigInt,
    }
}

diesel::table! {
    stock_alerts (product_id, user_id) {
        product_id -> BigInt,
        user_id -> BigInt,
        created_at -> BigInt,
    }
}

diesel::table! {
    addresses (id) {
        id -> BigInt,
        user_id -> BigInt,
        label -> Nullable<Text>,
        recipient -> Text,
        phone -> Nullable<Text>,
        line1 -> Text,
        line2 -> Nullable<Text>,
        city -> Text,
        state -> Nullable<Text>,
        postal_code -> Nullable<Text>,
        country -> Text,
        is_default -> Bool,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    quotes (order_id) {
        order_id -> BigInt,
        state -> Text,
        valid_until -> Nullable<BigInt>,
        note -> Nullable<Text>,
        offered_by -> Nullable<BigInt>,
        offered_at -> Nullable<BigInt>,
        answered_at -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    quote_lines (order_id, position) {
        order_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        sku -> Text,
        name -> Text,
        tier -> Text,
        quantity -> BigInt,
        pieces -> BigInt,
        requested_quantity -> Nullable<BigInt>,
        target_price -> Nullable<BigInt>,
        price -> Nullable<BigInt>,
        net -> Nullable<BigInt>,
        tax -> Nullable<BigInt>,
    }
}

diesel::table! {
    order_messages (id) {
        id -> BigInt,
        order_id -> BigInt,
        author_id -> BigInt,
        text -> Text,
        created_at -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(orders, quotes);
diesel::allow_tables_to_appear_in_same_query!(saved_products, products);
diesel::joinable!(saved_products -> products (product_id));
diesel::allow_tables_to_appear_in_same_query!(quote_lines, products);
diesel::joinable!(quote_lines -> products (product_id));
