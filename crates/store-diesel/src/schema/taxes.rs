//! Taxes by zone, who pays none, and what orders were taxed with.

diesel::table! {
    tax_rules (id) {
        id -> BigInt,
        version -> BigInt,
        rounding -> Text,
        updated_at -> Nullable<BigInt>,
        updated_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    tax_classes (id) {
        id -> BigInt,
        position -> BigInt,
        name -> Text,
    }
}

diesel::table! {
    tax_zones (id) {
        id -> BigInt,
        position -> BigInt,
        name -> Text,
        prices_include_tax -> Bool,
        statement -> Nullable<Text>,
        reverse_charge -> Nullable<Text>,
    }
}

diesel::table! {
    tax_zone_places (country, subdivision) {
        country -> Text,
        subdivision -> Text,
        zone_id -> BigInt,
        position -> BigInt,
    }
}

diesel::table! {
    tax_rates (zone_id, position) {
        zone_id -> BigInt,
        position -> BigInt,
        name -> Text,
        class_id -> Nullable<BigInt>,
        ppm -> BigInt,
        is_compound -> Bool,
        valid_from -> Nullable<BigInt>,
        valid_until -> Nullable<BigInt>,
    }
}

diesel::table! {
    order_taxes (order_id, position) {
        order_id -> BigInt,
        position -> BigInt,
        name -> Text,
        ppm -> BigInt,
        taxable -> BigInt,
        tax -> BigInt,
    }
}

diesel::table! {
    order_tax_zones (order_id) {
        order_id -> BigInt,
        zone -> Text,
        country -> Text,
        subdivision -> Nullable<Text>,
        prices_include_tax -> Bool,
        statement -> Nullable<Text>,
    }
}

diesel::table! {
    order_tax_reliefs (order_id) {
        order_id -> BigInt,
        kind -> Text,
        reference -> Text,
    }
}

diesel::table! {
    user_taxes (user_id) {
        user_id -> BigInt,
        country -> Text,
        number -> Text,
        status -> Text,
        decided_at -> Nullable<BigInt>,
        decided_by -> Nullable<BigInt>,
        note -> Nullable<Text>,
    }
}

diesel::table! {
    tax_exemptions (id) {
        id -> BigInt,
        user_id -> BigInt,
        zone_id -> Nullable<BigInt>,
        number -> Text,
        valid_from -> Nullable<BigInt>,
        valid_until -> BigInt,
        recorded_at -> BigInt,
        recorded_by -> Nullable<BigInt>,
        ended_at -> Nullable<BigInt>,
    }
}
