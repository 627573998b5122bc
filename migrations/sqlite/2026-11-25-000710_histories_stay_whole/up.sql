-- SQLite has no TRUNCATE: its DELETE without a condition is refused row by row.
SELECT 1;
