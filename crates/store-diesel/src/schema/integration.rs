//! Integration: tokens and webhooks.

diesel::table! {
    api_tokens (id) {
        id -> BigInt,
        user_id -> BigInt,
        name -> Text,
        preview -> Text,
        key_hash -> Text,
        scopes -> Text,
        created_at -> BigInt,
        expires_at -> BigInt,
        last_used_at -> Nullable<BigInt>,
        revoked_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    webhooks (id) {
        id -> BigInt,
        user_id -> BigInt,
        url -> Text,
        description -> Nullable<Text>,
        kinds -> Text,
        secret -> Text,
        old_secret -> Nullable<Text>,
        old_secret_until -> Nullable<BigInt>,
        is_enabled -> Bool,
        failures -> BigInt,
        disabled_at -> Nullable<BigInt>,
        created_at -> BigInt,
        removed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    webhook_deliveries (id) {
        id -> BigInt,
        webhook_id -> BigInt,
        event -> Text,
        kind -> Text,
        body -> Text,
        state -> Text,
        attempts -> BigInt,
        created_at -> BigInt,
        attempted_at -> Nullable<BigInt>,
        status -> Nullable<BigInt>,
        answer -> Nullable<Text>,
        error -> Nullable<Text>,
    }
}
