-- The stock ledger, the levels that follow from it, and stock update records.
DROP TABLE stock_updates;
DROP TABLE inventory_transactions;
DROP TABLE stock_levels;
