DROP TABLE known_places;
