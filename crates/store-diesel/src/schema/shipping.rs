//! Shipping zones.

diesel::table! {
    shipping_rules (id) {
        id -> BigInt,
        version -> BigInt,
        updated_at -> Nullable<BigInt>,
        updated_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    shipping_zones (id) {
        id -> BigInt,
        position -> BigInt,
        name -> Text,
        methods -> Text,
    }
}

diesel::table! {
    shipping_zone_places (country, subdivision) {
        country -> Text,
        subdivision -> Text,
        zone_id -> BigInt,
        position -> BigInt,
    }
}

diesel::joinable!(shipping_zone_places -> shipping_zones (zone_id));
diesel::allow_tables_to_appear_in_same_query!(shipping_zones, shipping_zone_places);
