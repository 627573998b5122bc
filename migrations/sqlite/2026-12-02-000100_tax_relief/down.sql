DROP TABLE order_tax_reliefs;
ALTER TABLE tax_zones DROP COLUMN reverse_charge;
DROP TABLE tax_exemptions;
DROP TABLE user_taxes;
