//! Cases of orders, money, and background work.

use tierway_application::Store;

cases! { $ order_cases
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
        a_persons_trade_changes_even_if_no_sum_does,
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
        moves_are_counted_by_day_once_an_order,
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
    sorted_lists {
        orders_are_listed_in_every_order,
        accounts_are_listed_by_name_whatever_its_case,
        accounts_are_listed_from_the_oldest,
        commissions_are_listed_in_every_order,
        each_order_of_products_is_read_from_both_ends,
        issues_are_listed_in_every_order,
        employees_are_listed_in_every_order,
        suppliers_are_listed_in_every_order,
        purchase_orders_are_listed_in_every_order,
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
    taxes {
        tax_rules_are_replaced_by_who_saw_them,
        a_subdivision_wins_over_its_country,
        a_class_that_products_have_stays,
        what_an_order_was_taxed_with_reads_back,
        sums_of_sales_count_goods_without_tax,
        orders_whose_taxes_do_not_add_up_are_found,
    }
    tax_relief {
        a_tax_number_belongs_to_one_account,
        a_tax_number_is_decided_on_as_it_was_seen,
        certificates_are_listed_until_they_are_withdrawn,
        what_the_taxes_of_an_order_depend_on_is_read_together,
        why_an_order_has_no_tax_reads_back,
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
    report_schedules {
        a_schedule_is_its_owners_and_reads_back,
        what_is_due_moves_on_once,
    }
    mail {
        files_go_with_their_mail_and_are_removed_in_time,
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
        a_chosen_supplier_is_the_only_preferred_one,
        a_purchase_order_reads_back_with_its_lines,
        a_purchase_order_changes_only_at_its_version,
        a_rejected_purchase_order_is_told_from_drafts,
        purchase_orders_are_listed_newest_first,
        receipts_count_on_their_lines_and_prove_themselves,
        supplies_are_what_is_free_awaited_and_sold,
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
    backup_links {
        a_link_works_once_for_its_backup_and_person_while_it_lives,
        a_new_link_removes_those_that_have_expired,
    }
    system {
        jobs_are_told_apart_by_what_they_wait_for,
        the_database_tells_a_time_that_goes_on,
        only_mail_that_is_to_be_sent_waits,
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
