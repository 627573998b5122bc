-- TRUNCATE goes past the triggers of rows.
CREATE TRIGGER activity_log_no_truncate BEFORE TRUNCATE ON activity_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER commission_entries_no_truncate BEFORE TRUNCATE ON commission_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER commission_plans_no_truncate BEFORE TRUNCATE ON commission_plans
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dealer_price_events_no_truncate BEFORE TRUNCATE ON dealer_price_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER inventory_transactions_no_truncate BEFORE TRUNCATE ON inventory_transactions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER issue_comments_no_truncate BEFORE TRUNCATE ON issue_comments
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER issue_events_no_truncate BEFORE TRUNCATE ON issue_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER lot_events_no_truncate BEFORE TRUNCATE ON lot_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER management_history_no_truncate BEFORE TRUNCATE ON management_history
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON order_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_messages_no_truncate BEFORE TRUNCATE ON order_messages
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_payments_no_truncate BEFORE TRUNCATE ON order_payments
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_receipt_lines_no_truncate BEFORE TRUNCATE ON purchase_receipt_lines
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_receipts_no_truncate BEFORE TRUNCATE ON purchase_receipts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER regional_prices_no_truncate BEFORE TRUNCATE ON regional_prices
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER setting_entries_no_truncate BEFORE TRUNCATE ON setting_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_updates_no_truncate BEFORE TRUNCATE ON stock_updates
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER verification_events_no_truncate BEFORE TRUNCATE ON verification_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
