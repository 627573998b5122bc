-- Who pays no tax: businesses with a verified tax number where the zone has the reverse charge, and buyers with a certificate.
CREATE TABLE user_taxes (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    -- ISO 3166-1 alpha-2
    country TEXT NOT NULL,
    -- in its one spelling; it belongs to one account
    number TEXT NOT NULL,
    status TEXT NOT NULL,
    decided_at INTEGER,
    decided_by INTEGER REFERENCES users (id),
    -- for the account holder
    note TEXT,
    CONSTRAINT user_taxes_number UNIQUE (country, number),
    CONSTRAINT user_taxes_country CHECK (length(country) = 2),
    CONSTRAINT user_taxes_number_given CHECK (number <> ''),
    CONSTRAINT user_taxes_status_known CHECK (status IN ('unverified', 'verified', 'rejected')),
    CONSTRAINT user_taxes_decided CHECK ((status = 'unverified') = (decided_at IS NULL))
) STRICT;

CREATE TABLE tax_exemptions (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    -- NULL: all zones. Not a reference: a certificate that has ended outlives its zone.
    zone_id INTEGER,
    number TEXT NOT NULL,
    -- business days, as days since 1970; NULL: without a first one
    valid_from INTEGER,
    valid_until INTEGER NOT NULL,
    recorded_at INTEGER NOT NULL,
    recorded_by INTEGER REFERENCES users (id),
    -- withdrawn; the row stays for the record
    ended_at INTEGER,
    CONSTRAINT tax_exemptions_number CHECK (length(number) BETWEEN 1 AND 60),
    CONSTRAINT tax_exemptions_days CHECK (valid_from <= valid_until)
) STRICT;
CREATE INDEX tax_exemptions_by_user ON tax_exemptions (user_id);
CREATE INDEX tax_exemptions_by_zone ON tax_exemptions (zone_id) WHERE ended_at IS NULL;

-- The sentence on documents of buyers who account for the tax themselves; NULL: nobody does in this zone.
ALTER TABLE tax_zones ADD COLUMN reverse_charge TEXT CONSTRAINT tax_zones_reverse_charge_given CHECK (reverse_charge <> '');

-- Why an order has no tax; no row: it has, or none was due. Orders outside all zones have one too.
CREATE TABLE order_tax_reliefs (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    kind TEXT NOT NULL,
    -- the buyer's tax number, or that of the certificate
    reference TEXT NOT NULL,
    CONSTRAINT order_tax_reliefs_kind_known CHECK (kind IN ('reverse_charge', 'exemption')),
    CONSTRAINT order_tax_reliefs_reference_given CHECK (reference <> '')
) STRICT;
