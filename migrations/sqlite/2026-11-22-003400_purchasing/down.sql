DROP TABLE purchase_receipt_lines;
DROP TABLE purchase_receipts;
DROP TABLE purchase_order_lines;
DROP TABLE purchase_orders;
DROP TABLE supplier_products;
DROP TABLE suppliers;
CREATE TABLE number_sequences_before (
    kind TEXT NOT NULL,
    year INTEGER NOT NULL,
    last_serial INTEGER NOT NULL,
    PRIMARY KEY (kind, year),
    CONSTRAINT number_sequences_kind_known CHECK (kind IN ('INV', 'RCP', 'CRN', 'RMA', 'DLN', 'PAY')),
    CONSTRAINT number_sequences_serial_positive CHECK (last_serial > 0)
) STRICT;
INSERT INTO number_sequences_before SELECT kind, year, last_serial FROM number_sequences WHERE kind <> 'PO';
DROP TABLE number_sequences;
ALTER TABLE number_sequences_before RENAME TO number_sequences;
