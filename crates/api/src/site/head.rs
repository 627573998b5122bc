//! The head of a page: title, description, canonical URL, and link preview data. Every value is escaped; structured
//! data is in a JSON-LD block, which is not executed and needs no CSP exception.

use serde_json::{Value, json};

use super::pages::{Page, PageHead, Shown};

/// Placeholders in the start page, with defaults in case the store is unavailable.
const BEGIN: &str = "<!--head-->";
const END: &str = "<!--/head-->";

/// The tags inserted into the page.
#[derive(Debug, Clone)]
pub(super) struct Head {
    /// The tags.
    pub(super) html: String,
    /// Whether there is no such page.
    pub(super) is_missing: bool,
    /// The products of its first view.
    pub(super) shown: Vec<Shown>,
}

/// Puts the tags into the place of the page's own; a page without that place stays as it is.
pub(super) fn put_into(page: &str, tags: &str) -> String {
    match (page.split_once(BEGIN), page.split_once(END)) {
        (Some((before, _)), Some((_, after))) => format!("{before}{tags}{after}"),
        _ => page.to_owned(),
    }
}

/// The tags of a page.
pub(super) fn tags(page: &Page, head: &PageHead, company: &str, base: &str) -> String {
    let mut tags = Tags(format!("<title>{}</title>", escaped(&head.document_title)));
    tags.meta("name", "description", &head.description);
    let address = head.address.as_ref().or(page.address.as_ref()).map(|address| whole(base, address));
    let pictures: Vec<String> = head.pictures.iter().map(|picture| whole(base, picture)).collect();
    match &address {
        Some(address) => {
            tags.0.push_str(&format!("<link rel=\"canonical\" href=\"{}\" data-server>", escaped(address)))
        }
        None => tags.meta("name", "robots", "noindex"),
    }
    tags.meta("property", "og:site_name", company);
    tags.meta("property", "og:title", &head.title);
    tags.meta("property", "og:description", &head.description);
    tags.meta("property", "og:type", if head.product.is_some() { "product" } else { "website" });
    tags.meta("property", "og:url", address.as_deref().unwrap_or_default());
    for picture in &pictures {
        tags.meta("property", "og:image", picture);
    }
    if !pictures.is_empty() {
        tags.meta("property", "og:image:alt", &head.title);
    }
    tags.meta("name", "twitter:card", if pictures.is_empty() { "summary" } else { "summary_large_image" });
    tags.meta("name", "twitter:title", &head.title);
    tags.meta("name", "twitter:description", &head.description);
    tags.meta("name", "twitter:image", pictures.first().map(String::as_str).unwrap_or_default());
    if let (Some(product), Some(address)) = (&head.product, &address) {
        let mut data = json!({
            "@context": "https://schema.org",
            "@type": "Product",
            "name": head.title,
            "description": head.description,
            "sku": product.sku,
            "category": product.category,
            "url": address,
            "brand": { "@type": "Brand", "name": company },
        });
        if !pictures.is_empty() {
            data["image"] = json!(pictures);
        }
        if let Some(barcode) = &product.barcode {
            data["gtin"] = json!(barcode);
        }
        tags.data(&data);
    }
    tags.0
}

struct Tags(String);

impl Tags {
    /// A meta tag; none where there is nothing to say.
    fn meta(&mut self, kind: &str, name: &str, content: &str) {
        if !content.is_empty() {
            self.0.push_str(&format!("<meta {kind}=\"{name}\" content=\"{}\">", escaped(content)));
        }
    }

    /// A block of data. No `<` in it could end it.
    fn data(&mut self, data: &Value) {
        let text = data.to_string().replace('<', "\\u003c");
        self.0.push_str(&format!("<script type=\"application/ld+json\">{text}</script>"));
    }
}

/// The absolute URL of a path; others are already absolute.
pub(super) fn whole(base: &str, address: &str) -> String {
    if address.starts_with('/') { format!("{base}{address}") } else { address.to_owned() }
}

/// Escapes text for HTML and XML, in and outside of attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_take_the_place_of_the_pages_own() {
        assert_eq!(put_into("<head>a<!--head--><title>x</title><!--/head-->b", "T"), "<head>aTb");
        assert_eq!(put_into("<head></head>", "T"), "<head></head>");
    }

    #[test]
    fn no_value_leaves_its_place() {
        assert_eq!(escaped("a\"><b & 'c'"), "a&quot;&gt;&lt;b &amp; &#39;c&#39;");
        let mut tags = Tags(String::new());
        tags.data(&json!({ "name": "</script><script>alert(1)</script>" }));
        assert_eq!(tags.0.matches("</script>").count(), 1, "{}", tags.0);
        assert!(tags.0.contains("\\u003c/script>\\u003cscript>alert(1)"));
    }
}
