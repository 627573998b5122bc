-- What a notice is about, who has read it, what a person wants to be told, and which digests were sent.
ALTER TABLE notifications ADD COLUMN subject_kind TEXT
    CONSTRAINT notifications_subject_known CHECK (subject_kind IN ('order', 'product', 'issue', 'purchaseOrder', 'return', 'user', 'payout', 'quote'));
ALTER TABLE notifications ADD COLUMN subject_id INTEGER
    CONSTRAINT notifications_subject_with_kind CHECK (subject_id IS NULL OR subject_kind IS NOT NULL);
CREATE INDEX notifications_newest ON notifications (created_at, id);

-- Read marks are per person. A row of before with notifications.read_at was read by everybody it was for.
CREATE TABLE notice_reads (
    user_id INTEGER NOT NULL REFERENCES users (id),
    notice_id INTEGER NOT NULL REFERENCES notifications (id),
    read_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, notice_id)
) STRICT;

-- What differs from the defaults: not muted, no mail.
CREATE TABLE notice_preferences (
    user_id INTEGER NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    is_muted INTEGER NOT NULL CHECK (is_muted IN (0, 1)),
    mail TEXT NOT NULL CONSTRAINT notice_preferences_mail_known CHECK (mail IN ('none', 'digest')),
    PRIMARY KEY (user_id, kind)
) STRICT;
CREATE INDEX notice_preferences_by_mail ON notice_preferences (mail, user_id);

-- One digest a person and day (days since 1970), written with the mail.
CREATE TABLE notice_digests (
    user_id INTEGER NOT NULL REFERENCES users (id),
    day INTEGER NOT NULL,
    notices INTEGER NOT NULL CHECK (notices > 0),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, day)
) STRICT;
