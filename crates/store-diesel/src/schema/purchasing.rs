//! Suppliers, purchase orders and what arrives of them.

diesel::table! {
    suppliers (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        contact -> Nullable<Text>,
        email -> Nullable<Text>,
        phone -> Nullable<Text>,
        address -> Nullable<Text>,
        lead_days -> Nullable<BigInt>,
        notes -> Nullable<Text>,
        is_active -> Bool,
        version -> BigInt,
        search_text -> Text,
        created_at -> BigInt,
        updated_at -> BigInt,
    }
}

diesel::table! {
    supplier_products (supplier_id, product_id) {
        supplier_id -> BigInt,
        product_id -> BigInt,
        supplier_sku -> Nullable<Text>,
        cost -> BigInt,
        pack_size -> BigInt,
        minimum_pieces -> BigInt,
        is_preferred -> Bool,
    }
}

diesel::table! {
    purchase_orders (id) {
        id -> BigInt,
        number -> Text,
        supplier_id -> BigInt,
        state -> Text,
        expected_on -> Nullable<Text>,
        note -> Nullable<Text>,
        total -> BigInt,
        version -> BigInt,
        created_by -> Nullable<BigInt>,
        created_at -> BigInt,
        approved_by -> Nullable<BigInt>,
        approved_at -> Nullable<BigInt>,
        ordered_by -> Nullable<BigInt>,
        ordered_at -> Nullable<BigInt>,
        closed_by -> Nullable<BigInt>,
        closed_at -> Nullable<BigInt>,
        rejected_by -> Nullable<BigInt>,
        rejected_at -> Nullable<BigInt>,
        rejection_note -> Nullable<Text>,
        is_rejected -> Bool,
    }
}

diesel::table! {
    purchase_order_lines (id) {
        id -> BigInt,
        order_id -> BigInt,
        position -> BigInt,
        product_id -> BigInt,
        supplier_sku -> Nullable<Text>,
        pieces -> BigInt,
        cost -> BigInt,
        received -> BigInt,
        rejected -> BigInt,
    }
}

diesel::table! {
    purchase_receipts (id) {
        id -> BigInt,
        order_id -> BigInt,
        invoice -> Nullable<Text>,
        note -> Nullable<Text>,
        received_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    purchase_receipt_lines (id) {
        id -> BigInt,
        receipt_id -> BigInt,
        line_id -> BigInt,
        product_id -> BigInt,
        cost -> BigInt,
        pieces -> BigInt,
        rejected -> BigInt,
        reason -> Nullable<Text>,
        lot_id -> Nullable<BigInt>,
        movement_id -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::joinable!(supplier_products -> suppliers (supplier_id));
diesel::allow_tables_to_appear_in_same_query!(suppliers, supplier_products);
diesel::joinable!(purchase_orders -> suppliers (supplier_id));
diesel::joinable!(purchase_receipts -> purchase_orders (order_id));
diesel::joinable!(purchase_receipt_lines -> purchase_receipts (receipt_id));
diesel::allow_tables_to_appear_in_same_query!(suppliers, purchase_orders, purchase_receipts, purchase_receipt_lines);
