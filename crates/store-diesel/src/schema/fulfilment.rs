//! Fulfilment of orders: shipments, returns, payments and refunds, and issued documents.

use super::trade::{order_lines, orders};

diesel::table! {
    order_reminders (order_id) {
        order_id -> BigInt,
        told_at -> BigInt,
    }
}

diesel::table! {
    order_shipments (id) {
        id -> BigInt,
        order_id -> BigInt,
        number -> Text,
        carrier -> Nullable<Text>,
        tracking_number -> Nullable<Text>,
        notes -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> BigInt,
        undone_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    order_shipment_lines (shipment_id, line_id) {
        shipment_id -> BigInt,
        line_id -> BigInt,
        pieces -> BigInt,
    }
}

diesel::table! {
    order_returns (id) {
        id -> BigInt,
        order_id -> BigInt,
        number -> Text,
        state -> Text,
        reason -> Text,
        notes -> Nullable<Text>,
        answer -> Nullable<Text>,
        requested_by -> Nullable<BigInt>,
        created_at -> BigInt,
        decided_by -> Nullable<BigInt>,
        decided_at -> Nullable<BigInt>,
        received_by -> Nullable<BigInt>,
        received_at -> Nullable<BigInt>,
        closed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    order_return_lines (return_id, line_id) {
        return_id -> BigInt,
        line_id -> BigInt,
        pieces -> BigInt,
        received -> BigInt,
        restocked -> BigInt,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    order_payments (id) {
        id -> BigInt,
        order_id -> BigInt,
        kind -> Text,
        amount -> BigInt,
        method -> Nullable<Text>,
        reference -> Nullable<Text>,
        number -> Text,
        reason -> Nullable<Text>,
        return_id -> Nullable<BigInt>,
        recorded_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    issued_papers (id) {
        id -> BigInt,
        order_id -> BigInt,
        kind -> Text,
        number -> Text,
        content -> Text,
        logo -> Nullable<Text>,
        file_name -> Text,
        issued_at -> BigInt,
    }
}

diesel::table! {
    issued_paper_files (paper_id) {
        paper_id -> BigInt,
        hash -> Text,
        bytes -> BigInt,
        made_at -> BigInt,
    }
}

diesel::joinable!(issued_paper_files -> issued_papers (paper_id));
diesel::allow_tables_to_appear_in_same_query!(issued_papers, issued_paper_files);
diesel::joinable!(order_shipment_lines -> order_shipments (shipment_id));
diesel::joinable!(order_shipment_lines -> order_lines (line_id));
diesel::allow_tables_to_appear_in_same_query!(order_returns, orders);
diesel::allow_tables_to_appear_in_same_query!(order_payments, orders);
diesel::allow_tables_to_appear_in_same_query!(order_shipments, order_shipment_lines);
diesel::allow_tables_to_appear_in_same_query!(order_shipments, order_lines);
diesel::allow_tables_to_appear_in_same_query!(order_shipments, orders);
diesel::allow_tables_to_appear_in_same_query!(order_shipment_lines, order_lines);
diesel::allow_tables_to_appear_in_same_query!(order_shipment_lines, orders);
