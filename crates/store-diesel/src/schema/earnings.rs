//! Commissions: ledger, plans and payouts. The commissions table is in `trade`.

diesel::table! {
    commission_plans (id) {
        id -> BigInt,
        effective_from -> BigInt,
        agent_rate -> BigInt,
        sub_agent_rate -> BigInt,
        basis_amount -> BigInt,
        hold_days -> BigInt,
        bonus_percent -> BigInt,
        bonus_maximum -> BigInt,
        payout_minimum -> BigInt,
        note -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    commission_entries (id) {
        id -> BigInt,
        beneficiary_id -> BigInt,
        commission_id -> Nullable<BigInt>,
        kind -> Text,
        amount -> BigInt,
        status -> Text,
        month -> Text,
        matures_at -> BigInt,
        approved_at -> Nullable<BigInt>,
        reversed_at -> Nullable<BigInt>,
        payout_id -> Nullable<BigInt>,
        created_at -> BigInt,
        reversed_month -> Nullable<Text>,
    }
}

diesel::table! {
    bonus_months (month) {
        month -> Text,
        granted_at -> BigInt,
    }
}

diesel::table! {
    payouts (id) {
        id -> BigInt,
        number -> Text,
        status -> Text,
        total -> BigInt,
        line_count -> BigInt,
        minimum -> BigInt,
        up_to -> BigInt,
        note -> Nullable<Text>,
        method -> Nullable<Text>,
        reference -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> BigInt,
        approved_by -> Nullable<BigInt>,
        approved_at -> Nullable<BigInt>,
        closed_by -> Nullable<BigInt>,
        paid_at -> Nullable<BigInt>,
        cancelled_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    payout_lines (payout_id, beneficiary_id) {
        payout_id -> BigInt,
        beneficiary_id -> BigInt,
        name -> Text,
        commissions -> BigInt,
        reversals -> BigInt,
        bonus -> BigInt,
        amount -> BigInt,
        entry_count -> BigInt,
    }
}

diesel::joinable!(payout_lines -> payouts (payout_id));
diesel::allow_tables_to_appear_in_same_query!(payouts, payout_lines);
