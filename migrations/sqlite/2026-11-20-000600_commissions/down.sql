-- What paid orders earned their referrers.
DROP TABLE commissions;
