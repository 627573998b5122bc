DROP TABLE product_sheets;
DROP TABLE dealer_stores;
