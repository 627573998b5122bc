//! Issue reports and internal notes.

diesel::table! {
    issues (id) {
        id -> BigInt,
        issue_type -> Text,
        description -> Text,
        search_text -> Text,
        priority -> Text,
        status -> Text,
        reported_by -> Nullable<BigInt>,
        employee_code -> Nullable<Text>,
        department -> Nullable<Text>,
        product_id -> Nullable<BigInt>,
        lot_id -> Nullable<BigInt>,
        order_id -> Nullable<BigInt>,
        assigned_to -> Nullable<BigInt>,
        resolved_by -> Nullable<BigInt>,
        resolved_at -> Nullable<BigInt>,
        version -> BigInt,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    issue_comments (id) {
        id -> BigInt,
        issue_id -> BigInt,
        author_id -> BigInt,
        text -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    record_notes (id) {
        id -> BigInt,
        subject_kind -> Text,
        subject_id -> BigInt,
        author_id -> BigInt,
        text -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    record_note_mentions (note_id, user_id) {
        note_id -> BigInt,
        user_id -> BigInt,
    }
}

diesel::table! {
    issue_photos (id) {
        id -> BigInt,
        issue_id -> BigInt,
        storage_key -> Text,
        size -> BigInt,
        width -> BigInt,
        height -> BigInt,
        added_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    issue_events (id) {
        id -> BigInt,
        issue_id -> BigInt,
        kind -> Text,
        person_id -> Nullable<BigInt>,
        detail -> Nullable<Text>,
        actor_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}
