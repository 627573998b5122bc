DROP TABLE place_changes;
