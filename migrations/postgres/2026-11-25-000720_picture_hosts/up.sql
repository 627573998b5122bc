-- Where pictures of products lie that are not kept here, as a browser names it: cdn.example or cdn.example:8443.
CREATE TABLE picture_hosts (
    host TEXT NOT NULL PRIMARY KEY
);
INSERT INTO picture_hosts (host)
SELECT DISTINCT lower(substring(picture FROM '^https://([^/?#]+)'))
FROM product_details, json_array_elements_text(product_details.images::json) AS picture
WHERE picture ~ '^https://[^/?#]+';
