-- Who picked how much: the team's figures count picks by the time they ended.
CREATE INDEX picks_by_decision ON picks (decided_at, state, decided_by);
