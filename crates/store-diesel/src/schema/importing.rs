//! Imports and their rows.

diesel::table! {
    imports (id) {
        id -> BigInt,
        kind -> Text,
        state -> Text,
        file_name -> Text,
        file_key -> Text,
        #[sql_name = "columns"]
        file_columns -> Text,
        mapping -> Text,
        reason -> Nullable<Text>,
        total_rows -> BigInt,
        done_rows -> BigInt,
        applied_to -> BigInt,
        create_count -> BigInt,
        update_count -> BigInt,
        same_count -> BigInt,
        error_count -> BigInt,
        error -> Nullable<Text>,
        created_by -> BigInt,
        created_at -> BigInt,
        checked_at -> Nullable<BigInt>,
        finished_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    import_rows (import_id, row_number) {
        import_id -> BigInt,
        row_number -> BigInt,
        outcome -> Text,
        product_id -> Nullable<BigInt>,
        sku -> Text,
        payload -> Text,
        errors -> Text,
    }
}

diesel::allow_tables_to_appear_in_same_query!(imports, import_rows);
