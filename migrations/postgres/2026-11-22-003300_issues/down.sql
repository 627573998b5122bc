DROP TABLE issue_events;
DROP TABLE issue_photos;
DROP TABLE issue_comments;
DROP TABLE issues;
