DROP TABLE order_reminders;
