DROP TABLE search_synonyms;
