-- Picking: orders that one person picks together, and pieces by line and lot.
CREATE TABLE pick_waves (
    id INTEGER PRIMARY KEY,
    state TEXT NOT NULL,
    picker_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    CONSTRAINT pick_waves_state_known CHECK (state IN ('open', 'picked', 'cancelled')),
    CONSTRAINT pick_waves_ended CHECK ((state = 'open') = (ended_at IS NULL))
) STRICT;
CREATE INDEX pick_waves_newest ON pick_waves (created_at, id);
CREATE INDEX pick_waves_by_state ON pick_waves (state, created_at, id);
CREATE INDEX pick_waves_by_picker ON pick_waves (picker_id, created_at, id);

CREATE TABLE pick_wave_orders (
    wave_id INTEGER NOT NULL REFERENCES pick_waves (id),
    position INTEGER NOT NULL,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    -- still to be picked in this wave
    is_open INTEGER NOT NULL,
    PRIMARY KEY (wave_id, position),
    CONSTRAINT pick_wave_orders_once UNIQUE (wave_id, order_id),
    CONSTRAINT pick_wave_orders_is_open_is_boolean CHECK (is_open IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX pick_wave_orders_order_id ON pick_wave_orders (order_id) WHERE is_open;

CREATE TABLE picks (
    id INTEGER PRIMARY KEY,
    wave_id INTEGER NOT NULL REFERENCES pick_waves (id),
    order_id INTEGER NOT NULL REFERENCES orders (id),
    line_id INTEGER NOT NULL REFERENCES order_lines (id),
    product_id INTEGER NOT NULL REFERENCES products (id),
    lot_id INTEGER REFERENCES lots (id),
    pieces INTEGER NOT NULL,
    picked INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    note TEXT,
    -- pieces kept for the order on shelf or trolley, until they leave
    aside INTEGER NOT NULL,
    decided_by INTEGER REFERENCES users (id),
    decided_at INTEGER,
    CONSTRAINT picks_pieces CHECK (pieces > 0 AND 0 <= picked AND picked <= pieces AND 0 <= aside AND aside <= pieces),
    CONSTRAINT picks_state_known CHECK (state IN ('open', 'picked', 'short', 'cancelled')),
    CONSTRAINT picks_reason_known CHECK (reason IN ('missing', 'damaged', 'wrongPlace', 'other')),
    CONSTRAINT picks_short_has_reason CHECK ((state = 'short') = (reason IS NOT NULL)),
    CONSTRAINT picks_picked_is_all CHECK (state <> 'picked' OR picked = pieces)
) STRICT;
CREATE INDEX picks_by_wave ON picks (wave_id, id);
CREATE INDEX picks_by_order ON picks (order_id, state);
CREATE INDEX picks_aside ON picks (product_id) WHERE aside > 0;
