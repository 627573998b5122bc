-- Where pictures of products lie that are not kept here, as a browser names it: cdn.example or cdn.example:8443.
CREATE TABLE picture_hosts (
    host TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO picture_hosts (host)
SELECT DISTINCT lower(substr(rest, 1, instr(replace(replace(rest, '?', '/'), '#', '/') || '/', '/') - 1))
FROM (
    SELECT substr(json_each.value, 9) AS rest FROM product_details, json_each(product_details.images)
    WHERE json_each.value LIKE 'https://%'
)
WHERE instr(replace(replace(rest, '?', '/'), '#', '/') || '/', '/') > 1;
