-- What is kept of an order for the figures of sales as it was when it was sold stands with the order and its lines, so that an
-- order is written once: the role and region of the buyer (empty: none), and of a customer who came through a referral the month
-- of UTC of the registration, since the year 0; the category of a line's product, and what a piece cost.
ALTER TABLE orders ADD COLUMN buyer_role TEXT COLLATE "C" NOT NULL DEFAULT ''
    CONSTRAINT orders_buyer_role_known CHECK (buyer_role IN ('', 'admin', 'manufacturer', 'wholesaler', 'dealer', 'agent', 'sub-agent', 'customer', 'employee', 'warehouse'));
ALTER TABLE orders ADD COLUMN region TEXT COLLATE "C" NOT NULL DEFAULT ''
    CONSTRAINT orders_region_known CHECK (region IN ('', 'usa', 'canada', 'europe', 'asia'));
ALTER TABLE orders ADD COLUMN cohort BIGINT;
ALTER TABLE order_lines ADD COLUMN category TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE order_lines ADD COLUMN unit_cost BIGINT NOT NULL DEFAULT 0
    CONSTRAINT order_lines_unit_cost_not_negative CHECK (unit_cost >= 0);

UPDATE orders SET buyer_role = g.buyer_role, region = g.region, cohort = g.cohort FROM order_origins g WHERE g.order_id = orders.id;
UPDATE order_lines SET category = s.category, unit_cost = s.unit_cost FROM sold_lines s WHERE s.line_id = order_lines.id;

-- The orders behind a chart, newest first.
CREATE INDEX orders_by_region ON orders (region, created_at, id);
CREATE INDEX orders_by_buyer_role ON orders (buyer_role, created_at, id);
DROP INDEX order_lines_by_product;
CREATE INDEX order_lines_by_product ON order_lines (product_id, order_id);
CREATE INDEX order_lines_by_category ON order_lines (category, order_id);

-- The tables of before go in a later release. An older version that still runs writes to them, and what it writes is kept here too.
CREATE FUNCTION order_origins_of_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE orders SET buyer_role = NEW.buyer_role, region = NEW.region, cohort = NEW.cohort
    WHERE id = NEW.order_id AND buyer_role = '';
    RETURN NEW;
END $$;
CREATE TRIGGER order_origins_of_before AFTER INSERT ON order_origins
    FOR EACH ROW EXECUTE FUNCTION order_origins_of_before();
CREATE FUNCTION sold_lines_of_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE order_lines SET category = NEW.category, unit_cost = NEW.unit_cost WHERE id = NEW.line_id AND category = '';
    RETURN NEW;
END $$;
CREATE TRIGGER sold_lines_of_before AFTER INSERT ON sold_lines
    FOR EACH ROW EXECUTE FUNCTION sold_lines_of_before();
