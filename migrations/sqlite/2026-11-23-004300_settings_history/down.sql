DROP TABLE setting_entries;
