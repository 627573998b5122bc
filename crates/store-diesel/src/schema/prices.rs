//! Regions, regional prices, dealers' own prices.

use super::products;

diesel::table! {
    price_versions (name) {
        name -> Text,
        version -> BigInt,
    }
}

diesel::table! {
    region_places (position) {
        position -> BigInt,
        region -> Text,
        country -> Text,
        zone -> Nullable<Text>,
        country_key -> Text,
        zone_key -> Text,
    }
}

diesel::table! {
    price_changes (id) {
        id -> BigInt,
        audience -> Text,
        actor_id -> Nullable<BigInt>,
        note -> Nullable<Text>,
        effective_from -> BigInt,
        cell_count -> BigInt,
        undoes -> Nullable<BigInt>,
        undone_by -> Nullable<BigInt>,
        created_at -> BigInt,
        counts -> Bool,
    }
}

diesel::table! {
    product_price_changes (id) {
        id -> BigInt,
        product_id -> BigInt,
        field -> Text,
        old_price -> Nullable<BigInt>,
        new_price -> Nullable<BigInt>,
        actor_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    regional_prices (id) {
        id -> BigInt,
        change_id -> BigInt,
        product_id -> BigInt,
        region -> Text,
        audience -> Text,
        price -> Nullable<BigInt>,
        price_before -> Nullable<BigInt>,
        effective_from -> BigInt,
    }
}

diesel::table! {
    dealer_prices (dealer_id, product_id) {
        dealer_id -> BigInt,
        product_id -> BigInt,
        price -> BigInt,
        updated_at -> BigInt,
        pack_price -> Nullable<BigInt>,
        bulk_price -> Nullable<BigInt>,
        list_key -> Text,
    }
}

diesel::table! {
    dealer_price_events (id) {
        id -> BigInt,
        dealer_id -> BigInt,
        product_id -> BigInt,
        price -> Nullable<BigInt>,
        actor_id -> Nullable<BigInt>,
        created_at -> BigInt,
        pack_price -> Nullable<BigInt>,
        bulk_price -> Nullable<BigInt>,
    }
}

diesel::joinable!(regional_prices -> price_changes (change_id));
diesel::allow_tables_to_appear_in_same_query!(regional_prices, price_changes);
diesel::allow_tables_to_appear_in_same_query!(regional_prices, region_places);
diesel::allow_tables_to_appear_in_same_query!(regional_prices, products);
