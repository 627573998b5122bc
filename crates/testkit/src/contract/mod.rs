//! The contract of a [`Store`]: cases that SQLite and PostgreSQL both pass, each on a fresh, empty store.
//!
//! A store's crate names a maker and gets one test per case, ignored where the store needs a server:
//!
//! ```ignore
//! tierway_testkit::contract_suite!(Fresh::sqlite);
//! tierway_testkit::contract_suite!(ignored Fresh::postgres);
//! ```
//!
//! Expectations are naive: a case adds up, filters and sorts what it wrote itself, in plain loops.
//!
//! Where a port's doc comment leaves something open, the cases here say what holds on every store.

mod activity;
mod api_tokens;
mod carts;
mod catalogue_log;
mod commissions;
mod counts;
mod dealer_prices;
mod documents;
mod earnings;
mod employees;
mod fulfilment;
mod idempotency;
mod imports;
mod issued_papers;
mod issues;
mod jobs;
mod kept;
mod known_places;
mod lots;
mod mail;
mod media;
mod notices;
mod order_changes;
mod order_lists;
mod order_oracle;
mod orders;
mod password_resets;
mod payouts;
mod picking;
mod place_changes;
mod prices;
mod product_lists;
mod products;
mod public_pages;
mod purchasing;
mod quotes;
mod races;
mod sales;
mod sales_days;
mod sales_story;
mod sessions;
mod settings;
mod stock;
mod stock_counts;
mod stock_ledger;
pub mod support;
mod synonyms;
mod system;
mod throttles;
mod trade;
mod transactions;
mod unpaid_orders;
mod user_lists;
mod users;
mod verification;
mod warehouse;
mod webhooks;
mod zones;

use tierway_application::Store;

/// Writes the list of cases and the macro that makes tests of them. The first token is a dollar sign, which the
/// inner macro needs for its own parameters.
macro_rules! cases {
    ($d:tt $($module:ident { $($case:ident),+ $(,)? })+) => {
        /// Every case by its name, for runners of their own.
        pub const CASES: &[(&str, fn(&dyn Store))] =
            &[$($((concat!(stringify!($module), "::", stringify!($case)), $module::$case)),+),+];

        /// Makes one `#[test]` of every case of the contract, in a module per port.
        #[macro_export]
        macro_rules! contract_suite {
            ($d make_store:path) => {
                $crate::contract_suite!{ @cases $d make_store, }
            };
            (ignored $d make_store:path) => {
                $crate::contract_suite!{ @cases $d make_store, #[ignore = "needs PostgreSQL: make postgres-test"] }
            };
            (@cases $d make_store:path, $d (#[$d note:meta])?) => {$(
                mod $module {$(
                    #[test]
                    $d (#[$d note])?
                    fn $case() {
                        use super::*;
                        let store = $d make_store();
                        $crate::contract::case(concat!(stringify!($module), "::", stringify!($case)))(&*store);
                    }
                )+}
            )+};
        }
    };
}

/// The case of that name; [`contract_suite!`] asks for those it was made from.
pub fn case(name: &str) -> fn(&dyn Store) {
    CASES.iter().find(|(known, _)| *known == name).expect("a case of the list").1
}

cases! { $
    users {
        an_added_account_reads_back_as_it_was_given,
        a_taken_username_is_refused_without_case,
        a_username_that_looks_like_another_is_taken,
        a_taken_email_is_refused_without_case,
        a_taken_referral_code_is_refused,
        a_second_admin_is_refused,
        unknown_ids_are_left_out,
        credentials_are_found_by_username_or_email_without_case,
        referral_codes_are_found_without_case,
        verification_moves_only_from_the_expected_state,
        activation_says_whether_it_changed_anything,
        the_role_changes_between_employee_and_warehouse,
        a_referral_code_is_given_later_and_is_one_accounts_own,
        birth_date_and_consent_read_back,
        a_password_is_replaced_only_from_the_expected_one,
        a_changed_profile_reads_back_and_is_found_under_its_new_name,
        a_taken_email_is_refused_at_a_change_too,
        counts_are_of_accounts_and_active_agents,
    }
    user_lists {
        the_directory_runs_from_new_to_old,
        each_filter_of_the_directory_holds_alone_and_together,
        text_finds_names_company_username_and_email_without_case,
        wildcards_in_a_text_are_plain_letters,
        walking_the_directory_over_ties_gives_everybody_once,
    }
    sessions {
        an_opened_session_is_found_with_its_user,
        revoked_sessions_are_found_as_revoked,
        the_last_request_moves_forward_only,
        a_revoked_session_cannot_be_touched,
        only_the_owner_ends_a_session_and_only_once,
        ending_all_sessions_counts_the_live_ones,
        the_first_revocation_time_stays,
        own_sessions_are_live_recent_and_newest_first,
        old_sessions_are_forgotten,
        sessions_are_found_by_their_numbers_with_their_users,
        a_session_shows_one_persons_pages_until_that_is_ended,
    }
    place_changes {
        a_change_waits_and_is_decided_once,
        changes_are_listed_by_account_and_state,
    }
    known_places {
        a_place_is_known_to_the_account_that_used_it,
        old_places_are_forgotten,
    }
    throttles {
        a_throttle_reads_back_and_is_cleared,
        what_is_taken_and_rolled_back_was_never_there,
        old_throttles_are_forgotten,
    }
    password_resets {
        a_request_reads_back,
        a_link_works_once_and_in_time,
        all_links_of_a_request_work_until_one_is_used,
        only_an_undecided_request_is_decided,
        a_decision_replaces_the_link,
        one_that_was_verified_is_handed_over_once,
        superseded_links_are_dead,
        each_state_filters_the_queue,
        requests_are_listed_by_account_and_state,
        walking_the_queue_over_ties_gives_every_request_once,
        old_requests_are_forgotten,
    }
    documents {
        documents_read_back_and_list_oldest_first,
        documents_of_unknown_users_are_refused,
        a_decision_reads_back_and_is_taken_once,
        a_new_last_day_is_reminded_of_anew_and_none_leaves_it,
        replaced_documents_no_longer_count,
        kinds_leave_out_what_was_replaced_or_refused,
        ending_documents_are_found_by_their_last_day,
        of_two_reviews_at_once_one_counts,
    }
    verification {
        history_reads_back_oldest_first,
        events_of_unknown_people_and_documents_are_refused,
        each_filter_of_cases_holds_alone_and_together,
        walking_cases_over_ties_gives_each_once,
    }
    activity {
        entries_read_back_newest_first,
        what_others_did_about_somebody_is_theirs_too,
        each_filter_of_the_log_holds_alone_and_together,
        walking_the_log_over_ties_gives_every_entry_once,
    }
    employees {
        an_employee_reads_back_by_account_and_code,
        a_taken_code_is_refused_without_case,
        a_position_changes_and_keeps_the_department_unless_given,
        employees_list_newest_account_first,
        text_finds_names_username_email_and_code,
        walking_employees_over_ties_gives_each_once,
        decisions_read_back_newest_first,
        walking_decisions_over_ties_gives_each_once,
    }
    notices {
        a_notice_reads_back_and_is_unread,
        a_person_sees_their_own_and_their_groups_notices,
        a_group_filter_leaves_only_groups_the_person_is_in,
        the_first_reading_time_stays_and_leaves_the_unread,
        walking_notices_over_ties_gives_each_once,
        what_one_has_read_is_unread_for_another,
        everything_is_marked_once_up_to_a_number_and_in_one_group,
        words_of_a_group_s_notices_about_a_thing_are_replaced,
        many_notices_are_written_and_followed_by_number,
        a_muted_kind_is_listed_and_not_unread,
        a_digest_is_claimed_once_a_day,
        unread_notices_of_a_time_and_some_kinds_are_found,
        what_an_interrupted_stream_missed_is_unread_and_newer,
    }
    issues {
        an_issue_reads_back_and_changes_by_its_version,
        issues_of_unknown_things_are_refused,
        each_filter_of_issues_holds_alone_and_together,
        walking_issues_over_ties_gives_each_once,
        comments_photos_and_history_read_back_oldest_first,
        figures_of_issues_add_up,
        of_two_decisions_about_an_issue_one_counts,
    }
    products {
        an_added_product_reads_back_as_it_was_given,
        empty_optional_fields_stay_empty,
        costs_are_those_of_the_products,
        a_taken_sku_is_refused_without_case,
        a_product_that_changed_is_not_changed_as_if_it_had_not,
        details_change_with_their_product,
        a_taken_barcode_is_refused,
        an_update_replaces_everything_but_identity_and_birth,
        an_update_of_an_unknown_product_finds_none,
        products_are_discontinued_and_restored_once,
        a_product_nothing_refers_to_is_removed,
        a_product_that_moved_cannot_be_removed,
        an_ordered_product_cannot_be_removed,
        categories_count_active_products_by_name,
        products_are_found_by_sku_without_case_and_by_barcode,
    }
    product_lists {
        names_sort_folded_and_in_binary_order,
        prices_sort_upwards_with_missing_ones_last,
        categories_sort_folded,
        newest_comes_first,
        every_word_must_occur_somewhere_without_case,
        wildcards_in_words_are_plain_letters,
        each_filter_of_the_list_holds_alone_and_together,
        skus_and_barcodes_are_found_exactly,
        the_lowest_balance_comes_first,
        walking_any_order_over_ties_gives_every_product_once,
        a_page_says_the_total_and_whether_there_is_more,
    }
    prices {
        the_regions_begin_with_the_countries_of_the_forms,
        the_table_of_regions_is_replaced_by_who_saw_it,
        people_of_regions_are_active_and_approved,
        the_latest_price_whose_time_has_come_counts,
        products_on_sale_with_a_price_are_counted_by_region,
        the_region_follows_from_country_and_zone,
        a_change_reads_back_with_its_prices,
        a_change_is_undone_once,
        prices_that_were_set_again_are_known,
        a_plan_that_was_taken_back_never_counts,
        whoever_locks_prices_learns_of_the_newest_change,
        walking_changes_over_ties_gives_each_once,
        a_dealers_price_is_set_replaced_and_removed,
        prices_do_not_keep_a_product_from_being_removed,
        of_two_changes_of_prices_at_once_one_waits,
    }
    dealer_prices {
        prices_are_listed_blocked_ones_first_then_by_name,
        thousands_of_prices_are_walked_by_page,
        a_price_that_is_set_while_its_product_changes_stands_where_it_belongs,
    }
    kept {
        whatever_changes_prices_raises_their_topic,
        whatever_changes_products_raises_the_catalogue,
        whatever_changes_who_somebody_is_raises_a_topic,
        the_stock_of_a_product_changes_for_it_alone,
        the_next_planned_prices_of_an_audience_are_known,
    }
    public_pages {
        products_on_sale_have_a_page,
        open_stores_have_a_page,
    }
    synonyms {
        the_table_is_replaced_by_who_saw_it,
    }
    catalogue_log {
        changes_are_read_in_the_order_in_which_they_were_noted,
        several_ranges_are_read_at_once,
        what_is_hours_older_than_the_newest_is_settled,
        all_products_are_walked_by_id,
        a_rolled_back_change_is_not_in_the_log,
        old_changes_are_forgotten_but_never_the_newest,
    }
    stock {
        an_opened_level_is_empty_and_a_closed_one_gone,
        goods_in_raise_the_balance,
        goods_out_take_from_what_is_available_only,
        movements_of_unknown_products_are_not_written,
        reserving_stops_at_what_is_available,
        reserving_several_products_tells_which_had_enough,
        releasing_gives_back_no_more_than_was_reserved,
        shipping_takes_reserved_pieces_only,
        a_locked_level_is_the_level,
        levels_of_several_products_leave_out_unknown_ones,
        any_walk_of_operations_keeps_the_ledger_and_the_level_equal,
    }
    stock_ledger {
        a_movement_reads_back_as_it_was_given,
        each_filter_of_the_ledger_holds_alone_and_together,
        walking_the_ledger_over_ties_gives_every_movement_once,
        stock_updates_read_back_newest_first,
        only_moved_products_have_movements,
    }
    lots {
        a_lot_reads_back_by_id_and_code_without_case,
        movements_move_the_lot_with_the_level,
        held_lots_are_kept_from_buyers_and_can_be_scrapped,
        shifts_do_what_the_rule_says,
        several_levels_are_locked_together,
        the_history_of_a_lot_reads_back_oldest_first,
        each_filter_of_lots_holds_alone_and_together,
        walking_lots_over_ties_gives_each_once,
        an_order_knows_which_lots_it_holds_and_a_lot_its_orders,
    }
    stock_counts {
        a_count_reads_back_with_its_lines,
        long_counts_keep_their_order,
        walking_counts_over_ties_gives_each_once,
        pieces_add_up_by_day_and_by_product,
    }
    orders {
        a_placed_order_reads_back_with_lines_and_history,
        a_request_for_quotation_has_no_lines,
        an_order_of_an_unknown_product_is_refused,
        lines_of_several_orders_come_together,
        unknown_orders_are_not_found,
        numbers_count_up_by_kind_and_year,
        numbers_have_no_gap_after_a_rolled_back_transaction,
        products_with_lines_are_known,
        reserved_pieces_are_those_of_orders_that_hold_them,
    }
    unpaid_orders {
        unpaid_orders_come_oldest_first,
        what_a_buyer_holds_unpaid_adds_up,
    }
    order_changes {
        a_saved_order_reads_back_changed,
        each_save_adds_to_the_history,
        delivered_orders_are_found_when_their_time_is_over,
        a_save_against_an_old_version_changes_nothing,
        a_taken_receipt_number_is_refused,
        a_taken_invoice_number_is_refused,
        a_paid_order_can_be_saved_again_with_its_own_numbers,
        statuses_are_counted,
        what_was_received_sums_paid_orders_that_were_not_cancelled,
    }
    trade {
        trade_counts_placed_orders_by_day_product_and_status,
        trade_by_place_is_by_role_country_and_zone,
    }
    zones {
        days_follow_the_zone_of_the_business,
    }
    sales_days {
        sums_are_what_the_orders_say_whatever_was_taken_into_them,
        sums_are_exact_while_others_make_them,
        folds_and_orders_at_once_lose_nothing,
        an_order_keeps_what_was_true_when_it_was_sold,
    }
    sales {
        cohorts_are_of_referred_customers,
        conversion_counts_what_became_of_it,
        balances_are_those_of_the_time,
    }
    counts {
        totals_of_orders_are_what_the_orders_say,
        many_sums_are_made_at_once_and_added_to,
        orders_and_folds_at_once_are_counted_once,
        totals_of_growing_lists_count_each_row_once,
    }
    fulfilment {
        payments_and_refunds_read_back_oldest_first,
        an_order_is_paid_once_ever,
        wrong_money_is_told,
        what_was_received_is_less_what_was_refunded,
        shipments_read_back_with_their_lines,
        shipped_pieces_are_reserved_no_more,
        shipments_that_contradict_the_ledger_are_told,
        a_return_reads_back_and_moves_from_the_expected_state,
        returns_are_listed_for_their_parties,
        papers_are_found_by_their_numbers,
    }
    picking {
        a_wave_reads_back_with_its_orders_and_picks,
        orders_that_wait_come_oldest_first,
        a_pick_is_decided_once,
        picks_are_counted_for_who_ended_them,
        what_is_kept_leaves_or_is_given_back,
        an_order_is_in_one_open_wave,
        walking_waves_over_ties_gives_each_once,
    }
    warehouse {
        the_courier_reads_back_and_filters,
        orders_are_counted_by_state_and_courier,
        moves_of_a_time_are_counted_once_an_order,
        moves_are_counted_for_who_made_them,
        reports_read_back_and_list_newest_first,
    }
    order_lists {
        orders_list_newest_first,
        a_party_sees_what_they_bought_sold_or_referred,
        filters_tell_a_referrer_nothing_of_what_is_inside,
        each_filter_of_orders_holds_alone_and_together,
        text_finds_buyer_numbers_and_id,
        text_finds_what_an_order_is_called_now_and_what_its_buyer_was_called_then,
        walking_orders_over_ties_gives_each_once,
    }
    carts {
        a_cart_reads_back_and_counts_its_changes,
        unknown_products_and_sellers_are_not_kept_in_carts,
        a_removed_product_leaves_the_carts,
        of_eight_additions_at_once_none_is_lost,
        addresses_read_back_with_the_default_first,
        an_address_changes_and_goes_for_its_owner_only,
    }
    quotes {
        a_quotation_reads_back_through_its_states,
        quotations_of_several_orders_come_together,
        offers_that_have_ended_are_found,
        a_quoted_product_is_not_removed,
        an_order_without_lines_is_given_some,
        of_two_answers_at_once_one_counts,
        walking_messages_over_ties_gives_each_once,
    }
    commissions {
        a_commission_reads_back_as_pending,
        an_order_has_one_commission_ever,
        the_status_moves_only_from_the_expected_one,
        the_amounts_of_a_commission_change_until_it_is_reversed,
        pending_commissions_are_approved_once_their_hold_is_over,
        beneficiaries_see_their_own,
        each_filter_of_commissions_holds_alone_and_together,
        walking_commissions_over_ties_gives_each_once,
        totals_of_commissions_count_each_once,
    }
    earnings {
        the_published_plan_counts_from_the_beginning,
        the_latest_plan_that_has_begun_counts,
        walking_plans_over_ties_gives_each_once,
        an_entry_reads_back_as_it_was_given,
        a_beneficiary_has_one_bonus_a_month,
        matured_entries_are_approved_once,
        only_free_entries_are_taken_back,
        figures_add_up_by_month_kind_and_state,
        earnings_count_in_the_month_of_their_approval,
        what_was_approved_is_net_of_what_was_taken_back,
        months_are_closed_once_and_the_last_is_known,
        commissions_that_do_not_fit_their_entries_are_told,
        an_own_list_is_filtered_by_ones_own_part,
    }
    payouts {
        gathering_takes_each_approved_entry_once,
        released_entries_are_free_again,
        a_payout_reads_back_with_its_lines,
        a_payout_moves_only_from_the_expected_status,
        paying_pays_entries_and_commissions_without_rest,
        a_counter_entry_outside_overtakes_a_batch,
        who_waits_with_a_counter_entry_holds_up_nobody_else,
        payees_see_the_payouts_they_are_told_of,
        walking_payouts_over_ties_gives_each_once,
        payouts_that_do_not_fit_are_told,
        of_batches_at_once_each_entry_is_in_one,
        of_payments_at_once_one_counts,
    }
    settings {
        a_setting_reads_back_and_is_replaced,
        a_setting_is_replaced_from_what_it_was_only,
        unset_settings_are_missing,
        setting_one_raises_the_revision,
        what_settings_were_is_kept_by_key,
        walking_the_history_over_ties_gives_each_once,
    }
    jobs {
        a_job_is_leased_as_it_was_given_when_its_time_has_come,
        the_longest_due_job_comes_first,
        only_known_kinds_are_leased,
        a_finished_job_is_not_run_again,
        a_lease_is_renewed_by_who_has_it,
        a_failed_job_comes_back_until_it_is_given_up,
        a_lease_that_has_ended_passes_on_and_the_late_one_changes_nothing,
        a_key_has_one_unfinished_job,
        jobs_are_added_together_but_none_beside_an_unfinished_one_of_its_key,
        asking_again_brings_a_waiting_job_forward,
        a_job_exists_when_its_transaction_commits_and_then_wakes,
        finished_jobs_are_forgotten_when_they_are_old,
        jobs_are_listed_as_they_stand,
        a_job_that_was_given_up_runs_again_and_who_ran_it_before_changes_nothing,
        workers_at_once_take_different_jobs,
        of_two_jobs_of_a_key_at_once_one_is_added,
        a_job_that_waits_for_its_time_is_moved,
    }
    issued_papers {
        a_paper_is_issued_once_and_reads_back,
        a_file_is_written_down_once,
        papers_with_files_are_walked_in_order,
        of_many_who_issue_one_paper_one_counts,
    }
    imports {
        an_added_import_reads_back_as_it_was_given,
        checking_counts_its_rows_and_keeps_them,
        a_second_attempt_begins_anew,
        states_move_only_from_the_expected_ones,
        of_many_who_apply_one_succeeds,
        a_step_of_applying_is_noted_once,
        walking_rows_and_imports_gives_each_once,
        old_imports_are_forgotten_with_their_rows,
    }
    mail {
        a_mail_reads_back_as_it_was_given_and_waits,
        attempts_are_counted_and_their_reasons_kept,
        walking_the_outbox_over_ties_gives_each_once,
    }
    media {
        a_touched_picture_moves_behind_the_untouched,
        walking_untouched_pictures_over_ties_gives_each_once,
        only_what_is_old_is_removed_and_nobody_touches_it_then,
        all_pictures_of_products_are_walked,
        of_a_save_and_a_removal_at_once_one_counts,
        hosts_of_pictures_elsewhere_are_known_once_each,
    }
    purchasing {
        a_supplier_reads_back_and_its_name_is_unique,
        a_supplier_changes_only_at_its_version,
        suppliers_are_listed_by_name,
        what_suppliers_sell_is_replaced_and_preferred_once,
        a_purchase_order_reads_back_with_its_lines,
        a_purchase_order_changes_only_at_its_version,
        purchase_orders_are_listed_newest_first,
        receipts_count_on_their_lines_and_prove_themselves,
        supplies_are_what_is_free_awaited_and_sold,
    }
    api_tokens {
        a_token_is_found_with_its_owner_and_its_key_is_unique,
        a_token_is_revoked_once_and_its_last_use_moves_forward,
        own_tokens_are_walked_newest_first_and_the_live_ones_counted,
        tokens_that_ended_long_ago_are_forgotten,
    }
    webhooks {
        a_webhook_reads_back_changes_and_goes,
        own_webhooks_are_walked_and_the_enabled_ones_listen,
        a_secret_is_replaced_only_from_the_expected_one,
        failures_are_counted_until_one_succeeds,
        attempts_at_a_delivery_are_noted,
        deliveries_are_walked_by_state_and_forgotten_by_age,
        deliveries_of_several_webhooks_are_written_together,
    }
    system {
        jobs_are_told_apart_by_what_they_wait_for,
        the_database_tells_a_time_that_goes_on,
        only_mail_that_is_to_be_sent_waits,
    }
    idempotency {
        a_new_key_is_claimed_and_its_answer_kept,
        keys_belong_to_their_user,
        a_rolled_back_claim_leaves_the_key_free,
        old_keys_are_forgotten,
        many_old_keys_are_forgotten_some_at_a_time,
    }
    transactions {
        questions_about_very_many_ids_are_answered,
        an_error_rolls_back_every_domain,
        a_panic_rolls_back_every_domain,
        the_store_works_on_after_a_panic,
        reading_refuses_to_write,
        later_reads_see_what_was_committed,
        work_that_met_another_runs_again_from_the_start,
        only_committed_changes_raise_the_revision,
    }
    races {
        sixteen_buyers_of_five_pieces_get_five,
        of_two_approvals_at_once_one_counts,
        of_two_admins_at_once_one_stays,
        twenty_failures_at_once_count_twenty,
        of_several_uses_of_a_link_at_once_one_counts,
        of_two_decisions_about_a_request_one_counts,
        the_same_key_twice_at_once_does_the_work_once,
        of_two_changes_of_one_order_one_counts,
        of_two_commissions_of_one_order_one_stays,
        numbers_taken_at_once_are_all_different_and_have_no_gap,
        orders_over_the_same_products_in_any_number_all_end,
    }
}
