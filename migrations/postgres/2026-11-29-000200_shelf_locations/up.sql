-- Shelf locations, zone-aisle-bay-level: where a product is picked, and where a lot lies apart from it. A table of its
-- own: locations change by hand and are never read when somebody orders.
CREATE TABLE pick_locations (
    product_id BIGINT PRIMARY KEY REFERENCES products (id),
    location TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pick_locations_form CHECK (location ~ '^[0-9A-Z]{1,4}(-[0-9A-Z]{1,4}){3}$')
);
CREATE INDEX pick_locations_by_location ON pick_locations (location, product_id);

ALTER TABLE lots ADD COLUMN location TEXT COLLATE "C"
    CONSTRAINT lots_location_form CHECK (location ~ '^[0-9A-Z]{1,4}(-[0-9A-Z]{1,4}){3}$');
CREATE INDEX lots_by_location ON lots (location, id) WHERE location IS NOT NULL;
