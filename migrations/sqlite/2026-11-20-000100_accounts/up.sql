-- Accounts, sessions, documents and the activity log.
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL,
    -- trimmed and lower-cased by the program, so that both databases compare alike
    username_key TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL,
    is_active INTEGER NOT NULL,
    verification TEXT NOT NULL,
    rejection_reason TEXT,
    referral_code TEXT,
    referral_key TEXT,
    referred_by INTEGER REFERENCES users (id),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    company_name TEXT,
    dealer_code TEXT,
    country TEXT,
    zone TEXT,
    phone TEXT,
    company_address TEXT,
    business_type TEXT,
    description TEXT,
    distribution_regions TEXT,
    -- name, username, company and email, lower-cased, for the directory's search
    search_text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- 1 for the admin, else NULL: unique, so there is one admin at most
    sole_admin INTEGER GENERATED ALWAYS AS (CASE WHEN role = 'admin' THEN 1 END) STORED,
    -- checked from the last to the first here, from the first to the last on PostgreSQL: the username is named first
    CONSTRAINT users_sole_admin UNIQUE (sole_admin),
    CONSTRAINT users_referral_key UNIQUE (referral_key),
    CONSTRAINT users_email_key UNIQUE (email_key),
    CONSTRAINT users_username_key UNIQUE (username_key),
    CONSTRAINT users_role_known CHECK (role IN ('admin', 'manufacturer', 'wholesaler', 'dealer', 'agent', 'sub-agent', 'customer', 'employee', 'warehouse')),
    CONSTRAINT users_verification_known CHECK (verification IN ('pending', 'approved', 'rejected')),
    CONSTRAINT users_code_with_key CHECK ((referral_code IS NULL) = (referral_key IS NULL)),
    CONSTRAINT users_not_own_referrer CHECK (referred_by <> id),
    CONSTRAINT users_is_active_is_boolean CHECK (is_active IN (0, 1))
) STRICT;
CREATE INDEX users_newest ON users (created_at, id);
CREATE INDEX users_by_role ON users (role, created_at, id);
CREATE INDEX users_by_verification ON users (verification, created_at, id);
CREATE INDEX users_by_referrer ON users (referred_by, created_at, id);

CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    -- hash of the cookie's key; the key itself is never stored
    key_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    address TEXT,
    user_agent TEXT,
    revoked_at INTEGER,
    CONSTRAINT sessions_key_hash UNIQUE (key_hash)
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id, created_at, id);

CREATE TABLE documents (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    file_name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER NOT NULL,
    storage_key TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CONSTRAINT documents_kind_known CHECK (kind IN ('businessLicense', 'bankStatement', 'shopPhotos', 'idDocument', 'walletProof', 'employmentLetter')),
    CONSTRAINT documents_size_not_negative CHECK (size >= 0)
) STRICT;
CREATE INDEX documents_by_user ON documents (user_id, created_at, id);

CREATE TABLE activity_log (
    id INTEGER PRIMARY KEY,
    user_id INTEGER REFERENCES users (id),
    action TEXT NOT NULL,
    description TEXT NOT NULL,
    address TEXT,
    user_agent TEXT,
    created_at INTEGER NOT NULL,
    CONSTRAINT activity_log_action_known CHECK (action IN ('login', 'logout', 'registration', 'approval', 'rejection', 'activation', 'deactivation', 'employee', 'catalogue', 'stock', 'order', 'payment', 'setting'))
) STRICT;
CREATE INDEX activity_log_newest ON activity_log (created_at, id);
CREATE INDEX activity_log_by_user ON activity_log (user_id, created_at, id);
CREATE INDEX activity_log_by_action ON activity_log (action, created_at, id);
CREATE TRIGGER activity_log_no_update BEFORE UPDATE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
CREATE TRIGGER activity_log_no_delete BEFORE DELETE ON activity_log
BEGIN SELECT RAISE(ABORT, 'activity_log is append-only'); END;
