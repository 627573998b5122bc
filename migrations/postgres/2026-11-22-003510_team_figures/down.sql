DROP INDEX picks_by_decision;
