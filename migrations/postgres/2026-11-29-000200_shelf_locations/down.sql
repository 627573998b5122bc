DROP INDEX lots_by_location;
ALTER TABLE lots DROP COLUMN location;
DROP TABLE pick_locations;
