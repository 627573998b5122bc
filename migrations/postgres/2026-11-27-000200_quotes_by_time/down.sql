DROP INDEX quotes_by_time;
