//! Products, stock, orders and commissions.

diesel::table! {
    products (id) {
        id -> BigInt,
        sku -> Text,
        sku_key -> Text,
        name -> Text,
        name_key -> Text,
        description -> Text,
        category -> Text,
        category_key -> Text,
        search_text -> Text,
        image -> Nullable<Text>,
        is_active -> Bool,
        weight -> Nullable<BigInt>,
        weight_unit -> Text,
        length -> Nullable<BigInt>,
        width -> Nullable<BigInt>,
        height -> Nullable<BigInt>,
        dimension_unit -> Text,
        manufacturer_cost -> BigInt,
        wholesaler_price -> BigInt,
        agent_price -> Nullable<BigInt>,
        price_key -> BigInt,
        customer_price -> Nullable<BigInt>,
        suggested_dealer_min_price -> Nullable<BigInt>,
        suggested_dealer_max_price -> Nullable<BigInt>,
        unit_price -> Nullable<BigInt>,
        pack_price -> Nullable<BigInt>,
        pack_quantity -> Nullable<BigInt>,
        bulk_price -> Nullable<BigInt>,
        bulk_quantity -> Nullable<BigInt>,
        packaging -> Text,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    /// What of the products has no room in the table above.
    #[sql_name = "products"]
    product_ranks (id) {
        id -> BigInt,
        popularity -> BigInt,
        tax_class_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    product_details (product_id) {
        product_id -> BigInt,
        barcode -> Nullable<Text>,
        needs_lots -> Bool,
        images -> Text,
        attributes -> Text,
    }
}

diesel::table! {
    catalogue_changes (id) {
        id -> BigInt,
        product_id -> BigInt,
        changed_at -> BigInt,
    }
}

diesel::table! {
    search_synonyms (id) {
        id -> BigInt,
        version -> BigInt,
        word_groups -> Text,
    }
}

diesel::table! {
    orders (id) {
        id -> BigInt,
        customer_id -> BigInt,
        customer_name -> Text,
        seller_id -> Nullable<BigInt>,
        referrer_id -> Nullable<BigInt>,
        channel -> Text,
        status -> Text,
        payment_status -> Text,
        payment_method -> Nullable<Text>,
        paid_method -> Nullable<Text>,
        paid_reference -> Nullable<Text>,
        receipt_number -> Nullable<Text>,
        invoice_number -> Nullable<Text>,
        recorded_by -> Nullable<BigInt>,
        paid_at -> Nullable<BigInt>,
        shipping -> Text,
        goods_total -> BigInt,
        tax -> BigInt,
        shipping_cost -> BigInt,
        total -> BigInt,
        is_quote -> Bool,
        notes -> Nullable<Text>,
        processed_by -> Nullable<BigInt>,
        completed_at -> Nullable<BigInt>,
        created_at -> BigInt,
        updated_at -> BigInt,
        version -> BigInt,
        search_text -> Text,
        courier -> Text,
        buyer_role -> Text,
        region -> Text,
        cohort -> Nullable<BigInt>,
    }
}

diesel::table! {
    order_lines (id) {
        id -> BigInt,
        order_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        sku -> Text,
        name -> Text,
        tier -> Text,
        quantity -> BigInt,
        pieces -> BigInt,
        price -> BigInt,
        total -> BigInt,
        price_source -> Text,
        tier_label -> Nullable<Text>,
        category -> Text,
        unit_cost -> BigInt,
        net -> Nullable<BigInt>,
        tax -> BigInt,
    }
}

diesel::table! {
    order_events (id) {
        id -> BigInt,
        order_id -> BigInt,
        from_status -> Nullable<Text>,
        to_status -> Text,
        actor_id -> Nullable<BigInt>,
        note -> Nullable<Text>,
        created_at -> BigInt,
    }
}

diesel::table! {
    number_sequences (kind, year) {
        kind -> Text,
        year -> BigInt,
        last_serial -> BigInt,
    }
}

diesel::table! {
    stock_levels (product_id) {
        product_id -> BigInt,
        stock_in -> BigInt,
        stock_out -> BigInt,
        reserved -> BigInt,
        held -> BigInt,
        updated_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    inventory_transactions (id) {
        id -> BigInt,
        product_id -> BigInt,
        direction -> Text,
        quantity -> BigInt,
        reason -> Text,
        reference -> Nullable<Text>,
        notes -> Nullable<Text>,
        order_id -> Nullable<BigInt>,
        lot_id -> Nullable<BigInt>,
        count_id -> Nullable<BigInt>,
        created_by -> Nullable<BigInt>,
        balance_after -> BigInt,
        lot_balance_after -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    stock_updates (id) {
        id -> BigInt,
        product_id -> BigInt,
        new_stock -> BigInt,
        updated_by -> Nullable<BigInt>,
        reason -> Nullable<Text>,
        created_at -> BigInt,
    }
}

diesel::table! {
    commissions (id) {
        id -> BigInt,
        order_id -> BigInt,
        agent_id -> Nullable<BigInt>,
        sub_agent_id -> Nullable<BigInt>,
        agent_amount -> BigInt,
        sub_agent_amount -> BigInt,
        basis -> BigInt,
        agent_rate -> BigInt,
        sub_agent_rate -> BigInt,
        basis_amount -> BigInt,
        hold_days -> BigInt,
        matures_at -> BigInt,
        status -> Text,
        created_at -> BigInt,
        remaining -> Nullable<BigInt>,
    }
}

diesel::table! {
    product_sheets (product_id) {
        product_id -> BigInt,
        key -> Text,
        updated_at -> BigInt,
    }
}

diesel::joinable!(order_lines -> orders (order_id));
diesel::allow_tables_to_appear_in_same_query!(orders, order_lines);
diesel::joinable!(order_lines -> products (product_id));
diesel::allow_tables_to_appear_in_same_query!(order_lines, products);
diesel::allow_tables_to_appear_in_same_query!(products, stock_levels);
diesel::joinable!(product_details -> products (product_id));
diesel::joinable!(product_sheets -> products (product_id));
diesel::allow_tables_to_appear_in_same_query!(product_sheets, products, product_details);
