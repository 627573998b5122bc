//! Jobs, mail and records of pictures.

diesel::table! {
    jobs (id) {
        id -> BigInt,
        kind -> Text,
        payload -> Text,
        dedupe_key -> Nullable<Text>,
        run_at -> BigInt,
        attempts -> BigInt,
        leased_until -> Nullable<BigInt>,
        last_error -> Nullable<Text>,
        finished_at -> Nullable<BigInt>,
        failed -> Bool,
        created_at -> BigInt,
        forgiven -> BigInt,
    }
}

diesel::table! {
    mail_outbox (id) {
        id -> BigInt,
        recipient -> Text,
        subject -> Text,
        body -> Text,
        reset_id -> Nullable<BigInt>,
        status -> Text,
        attempts -> BigInt,
        last_error -> Nullable<Text>,
        created_at -> BigInt,
        sent_at -> Nullable<BigInt>,
        files -> BigInt,
    }
}

diesel::table! {
    backup_links (key_hash) {
        key_hash -> Text,
        name -> Text,
        user_id -> BigInt,
        expires_at -> BigInt,
    }
}

diesel::table! {
    picture_hosts (host) {
        host -> Text,
    }
}

diesel::table! {
    media (key) {
        key -> Text,
        bytes -> BigInt,
        width -> BigInt,
        height -> BigInt,
        created_at -> BigInt,
        touched_at -> BigInt,
    }
}

diesel::table! {
    mail_attachments (id) {
        id -> BigInt,
        mail_id -> BigInt,
        name -> Text,
        media_type -> Text,
        content -> Binary,
    }
}

diesel::table! {
    report_schedules (id) {
        id -> BigInt,
        user_id -> BigInt,
        every -> Text,
        files -> Text,
        step -> Text,
        side -> Nullable<Text>,
        compare -> Nullable<Text>,
        next_on -> BigInt,
        created_at -> BigInt,
    }
}
