//! Accounts, workforce and the machinery.

diesel::table! {
    users (id) {
        id -> BigInt,
        username -> Text,
        username_key -> Text,
        username_skeleton -> Nullable<Text>,
        email -> Text,
        email_key -> Text,
        password_hash -> Text,
        role -> Text,
        is_active -> Bool,
        verification -> Text,
        rejection_reason -> Nullable<Text>,
        referral_code -> Nullable<Text>,
        referral_key -> Nullable<Text>,
        referred_by -> Nullable<BigInt>,
        first_name -> Text,
        last_name -> Text,
        company_name -> Nullable<Text>,
        dealer_code -> Nullable<Text>,
        country -> Nullable<Text>,
        zone -> Nullable<Text>,
        phone -> Nullable<Text>,
        company_address -> Nullable<Text>,
        business_type -> Nullable<Text>,
        description -> Nullable<Text>,
        distribution_regions -> Nullable<Text>,
        search_text -> Text,
        created_at -> BigInt,
        birth_date -> Nullable<Text>,
        terms_version -> Nullable<Text>,
        terms_accepted_at -> Nullable<BigInt>,
        language -> Nullable<Text>,
    }
}

diesel::table! {
    sessions (id) {
        id -> BigInt,
        user_id -> BigInt,
        key_hash -> Text,
        created_at -> BigInt,
        last_seen_at -> BigInt,
        address -> Nullable<Text>,
        user_agent -> Nullable<Text>,
        revoked_at -> Nullable<BigInt>,
        view_as -> Nullable<BigInt>,
        view_as_until -> Nullable<BigInt>,
    }
}

diesel::table! {
    password_resets (id) {
        id -> BigInt,
        user_id -> BigInt,
        state -> Text,
        requested_at -> BigInt,
        expires_at -> BigInt,
        address -> Nullable<Text>,
        decided_by -> Nullable<BigInt>,
        decided_at -> Nullable<BigInt>,
        note -> Nullable<Text>,
    }
}

diesel::table! {
    password_reset_links (token_hash) {
        token_hash -> Text,
        reset_id -> BigInt,
        state -> Text,
    }
}

diesel::table! {
    place_changes (id) {
        id -> BigInt,
        user_id -> BigInt,
        from_country -> Nullable<Text>,
        from_zone -> Nullable<Text>,
        country -> Nullable<Text>,
        zone -> Nullable<Text>,
        state -> Text,
        reason -> Nullable<Text>,
        requested_at -> BigInt,
        decided_by -> Nullable<BigInt>,
        decided_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    throttles (key) {
        key -> Text,
        failures -> BigInt,
        window_started_at -> BigInt,
        blocked_until -> Nullable<BigInt>,
        updated_at -> BigInt,
    }
}

diesel::table! {
    known_places (user_id, place) {
        user_id -> BigInt,
        place -> Text,
        used_at -> BigInt,
    }
}

diesel::table! {
    documents (id) {
        id -> BigInt,
        user_id -> BigInt,
        kind -> Text,
        file_name -> Text,
        media_type -> Text,
        size -> BigInt,
        storage_key -> Text,
        created_at -> BigInt,
        review -> Text,
        review_reason -> Nullable<Text>,
        review_note -> Nullable<Text>,
        reviewed_by -> Nullable<BigInt>,
        reviewed_at -> Nullable<BigInt>,
        expires_on -> Nullable<Text>,
        replaced_at -> Nullable<BigInt>,
        reminded_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    verification_events (id) {
        id -> BigInt,
        user_id -> BigInt,
        document_id -> Nullable<BigInt>,
        event -> Text,
        reason -> Nullable<Text>,
        note -> Nullable<Text>,
        actor_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    activity_log (id) {
        id -> BigInt,
        user_id -> Nullable<BigInt>,
        action -> Text,
        description -> Text,
        address -> Nullable<Text>,
        user_agent -> Nullable<Text>,
        created_at -> BigInt,
        subject_id -> Nullable<BigInt>,
        wording -> Nullable<Text>,
    }
}

diesel::table! {
    employees (user_id) {
        user_id -> BigInt,
        code -> Nullable<Text>,
        code_key -> Nullable<Text>,
        position -> Nullable<Text>,
        department -> Nullable<Text>,
    }
}

diesel::table! {
    management_history (id) {
        id -> BigInt,
        employee_id -> BigInt,
        action -> Text,
        reason -> Text,
        managed_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    notifications (id) {
        id -> BigInt,
        user_id -> Nullable<BigInt>,
        audience -> Nullable<Text>,
        kind -> Text,
        title -> Text,
        message -> Text,
        read_at -> Nullable<BigInt>,
        created_at -> BigInt,
        subject_kind -> Nullable<Text>,
        subject_id -> Nullable<BigInt>,
        wording -> Nullable<Text>,
    }
}

diesel::table! {
    notice_reads (user_id, notice_id) {
        user_id -> BigInt,
        notice_id -> BigInt,
        read_at -> BigInt,
    }
}

diesel::table! {
    notice_preferences (user_id, kind) {
        user_id -> BigInt,
        kind -> Text,
        is_muted -> Bool,
        mail -> Text,
    }
}

diesel::table! {
    notice_digests (user_id, day) {
        user_id -> BigInt,
        day -> BigInt,
        notices -> BigInt,
        created_at -> BigInt,
    }
}

diesel::table! {
    saved_views (id) {
        id -> BigInt,
        user_id -> BigInt,
        list -> Text,
        name -> Text,
        query -> Text,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    dealer_stores (user_id) {
        user_id -> BigInt,
        logo -> Nullable<Text>,
        about -> Nullable<Text>,
        updated_at -> BigInt,
    }
}

diesel::table! {
    settings (key) {
        key -> Text,
        value -> Text,
        updated_at -> BigInt,
    }
}

diesel::table! {
    setting_entries (id) {
        id -> BigInt,
        setting_key -> Text,
        old_value -> Nullable<Text>,
        new_value -> Text,
        user_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    idempotency_keys (user_id, key) {
        user_id -> BigInt,
        key -> Text,
        fingerprint -> Text,
        status -> Nullable<BigInt>,
        body -> Nullable<Text>,
        claimed_at -> BigInt,
    }
}

diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(employees -> users (user_id));
diesel::joinable!(documents -> users (user_id));
diesel::joinable!(verification_events -> documents (document_id));
diesel::allow_tables_to_appear_in_same_query!(users, sessions, employees, documents, verification_events);
