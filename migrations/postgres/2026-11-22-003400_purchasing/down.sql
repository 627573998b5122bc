DROP TABLE purchase_receipt_lines;
DROP TABLE purchase_receipts;
DROP TABLE purchase_order_lines;
DROP TABLE purchase_orders;
DROP TABLE supplier_products;
DROP TABLE suppliers;
DELETE FROM number_sequences WHERE kind = 'PO';
ALTER TABLE number_sequences DROP CONSTRAINT number_sequences_kind_known;
ALTER TABLE number_sequences ADD CONSTRAINT number_sequences_kind_known
    CHECK (kind IN ('INV', 'RCP', 'CRN', 'RMA', 'DLN', 'PAY'));
