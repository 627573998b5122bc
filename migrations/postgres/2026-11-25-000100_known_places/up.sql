-- Devices and addresses that accounts signed in from: guesses from elsewhere do not lock their owners out.
CREATE TABLE known_places (
    user_id BIGINT NOT NULL REFERENCES users (id),
    -- "device:" and the hash of a key that the browser keeps, or "address:" and the address
    place TEXT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, place)
);
CREATE INDEX known_places_by_age ON known_places (used_at);
