-- Waits for others only briefly, and is tried again.
SET LOCAL lock_timeout = '1s';

-- What dealers show of themselves in their stores, besides name and place.
CREATE TABLE dealer_stores (
    user_id BIGINT PRIMARY KEY REFERENCES users (id),
    -- key of an uploaded picture; NULL: none
    logo TEXT,
    -- paragraphs of plain text; NULL: none
    about TEXT,
    updated_at BIGINT NOT NULL,
    CONSTRAINT dealer_stores_logo_given CHECK (logo <> ''),
    CONSTRAINT dealer_stores_about_given CHECK (about <> '')
);

-- Compliance sheets of products: PDFs that visitors download from the product's page.
CREATE TABLE product_sheets (
    product_id BIGINT PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
    -- key of the stored file
    key TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    CONSTRAINT product_sheets_key_given CHECK (key <> '')
);
