DROP TABLE picture_hosts;
