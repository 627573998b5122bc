DROP TABLE mail_attachments;
DROP TABLE report_schedules;
DELETE FROM daily_sales WHERE side = 'buyer';
