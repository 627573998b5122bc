//! Cases of accounts, workforce, catalogue and stock.

use tierway_application::Store;

cases! { $ goods_cases
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
        a_language_is_chosen_and_left_to_the_browser_again,
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
    notes {
        a_note_reads_back_with_its_mentions,
        notes_are_listed_by_record_and_kind,
        walking_notes_over_ties_gives_each_once,
        a_removed_note_takes_its_mentions_along,
    }
    price_history {
        price_changes_read_back_by_product,
        walking_price_changes_over_ties_gives_each_once,
        a_removed_product_leaves_its_price_history,
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
        a_compliance_sheet_is_set_replaced_and_removed,
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
    shop {
        the_best_sellers_come_first_then_the_newest,
        saved_products_are_listed_for_their_owner_latest_first,
        each_wait_for_a_product_ends_once,
        saved_carts_read_back_for_their_owner_only,
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
    price_checks {
        prices_out_of_range_are_those_the_rule_warns_of,
    }
    dealer_costs {
        cached_costs_are_those_of_now,
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
    locations {
        a_products_location_is_set_moved_and_cleared,
        a_lots_location_is_its_own,
        a_location_knows_its_products,
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
        lots_are_sorted_by_their_code_without_case_and_by_their_last_day,
        an_order_knows_which_lots_it_holds_and_a_lot_its_orders,
    }
    stock_counts {
        a_count_reads_back_with_its_lines,
        long_counts_keep_their_order,
        walking_counts_over_ties_gives_each_once,
        pieces_add_up_by_day_and_by_product,
    }
    settings {
        a_setting_reads_back_and_is_replaced,
        a_setting_is_replaced_from_what_it_was_only,
        unset_settings_are_missing,
        setting_one_raises_the_revision,
        what_settings_were_is_kept_by_key,
        walking_the_history_over_ties_gives_each_once,
    }
    api_tokens {
        a_token_is_found_with_its_owner_and_its_key_is_unique,
        a_token_is_revoked_once_and_its_last_use_moves_forward,
        own_tokens_are_walked_newest_first_and_the_live_ones_counted,
        tokens_that_ended_long_ago_are_forgotten,
    }
    saved_views {
        views_read_back_by_list_in_the_order_they_were_added,
        a_view_changes_and_goes_for_its_owner_only,
    }
    store_profiles {
        a_stores_profile_reads_back_and_is_replaced,
        logos_of_stores_are_those_in_use,
    }
    idempotency {
        a_new_key_is_claimed_and_its_answer_kept,
        keys_belong_to_their_user,
        a_rolled_back_claim_leaves_the_key_free,
        old_keys_are_forgotten,
        many_old_keys_are_forgotten_some_at_a_time,
    }
}
