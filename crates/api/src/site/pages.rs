//! The public pages and their English metadata for crawlers. The texts equal those on the pages;
//! frontend/e2e/crawlers.spec.ts compares them.

use tierway_accounts::{dealer_in_path, store_path};
use tierway_application::settings::PublicSettings;
use tierway_application::site::{Described, PageFacts, Subject};
use tierway_catalogue::{Product, card_image_url, image_url, logo_url};
use tierway_kernel::{ProductId, UserId};

/// Maximum length of a description; longer ones get truncated by search engines.
const LONGEST: usize = 200;

/// A page by its address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Page {
    /// Its one address, below the public URL; `None`: crawlers are to leave it alone.
    pub(super) address: Option<String>,
    /// Its subject.
    pub(super) subject: Subject,
    /// Whether there is one at all.
    pub(super) is_missing: bool,
    words: Option<&'static PageText>,
}

/// Metadata of a static page.
#[derive(Debug, PartialEq, Eq)]
struct PageText {
    path: &'static str,
    title: &'static str,
    /// May hold `{rate}` and `{basis}`, what agents earn for how much.
    text: &'static str,
}

const fn page(path: &'static str, title: &'static str, text: &'static str) -> PageText {
    PageText { path, title, text }
}

/// The home page, whose title is the company's name and this.
const HOME: &str = "Wholesale vape products";

/// Pages that are always there. The first is the home page.
static PAGES: [PageText; 17] = [
    page(
        "/",
        HOME,
        "Tierway is the trading platform that connects manufacturer, wholesalers, dealers, agents and customers.",
    ),
    page(CATALOGUE, "Products", "The full catalogue. Sign in to see your own prices."),
    page(
        "/dealers",
        "Become a Dealer",
        "Sell our products in your shop, at your own price within the suggested range.",
    ),
    page(
        "/become-agent",
        "Become an Agent",
        "Share a personal link. Anyone who joins through it gets agent pricing, and you earn commission on what they buy.",
    ),
    page("/agent-referral", "Agent referral tool", "Enter an agent ID to get the referral code, link and QR code."),
    page(
        DEALER_STORE,
        "Dealer store",
        "Buy by the unit, the pack or the bulk and set your own price within the range.",
    ),
    page("/store/agent", "Agent store", "You earn {rate} for every {basis} your customers spend."),
    page("/register", "Choose your registration type", "How will you work with us? Choose the account that fits."),
    page(
        "/register/manufacturer",
        "Manufacturer Company Registration",
        "Your company’s submission is reviewed; you can sign in once it is approved.",
    ),
    page(
        "/register/wholesaler",
        "Wholesaler Application",
        "Applications are reviewed; you can sign in once yours is approved.",
    ),
    page(
        "/register/employee",
        "Employee Registration",
        "Your account stays pending approval by company management until they activate it.",
    ),
    page(
        "/register/dealer",
        "Become a Dealer",
        "Benefits: Dealer Pricing, regional territory rights and business support.",
    ),
    page(
        "/register/agent",
        "Become an Agent",
        "Build your referral network and earn commission on every sale to the customers you bring in.",
    ),
    page("/register/customer", "Customer Sign Up Page", "An account shows your prices and keeps your orders."),
    page("/help", "Help", "Short guides to everyday tasks."),
    page("/terms", "Terms of use", "Version {terms}. What you agree to when you register."),
    page("/privacy", "Privacy", "What data we keep about you, why, and for how long."),
];

const DEALER_STORE: &str = "/store/dealer";
const CATALOGUE: &str = "/products";

/// The addresses of pages that are always there.
pub(super) fn lasting() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|page| page.path)
}

/// The address of a product.
pub(super) fn product_address(id: i64) -> String {
    format!("/products/{id}")
}

impl Page {
    /// One that is not there.
    pub(super) fn unknown() -> Page {
        Page { address: None, subject: Subject::Nothing, is_missing: true, words: None }
    }

    /// The store of a dealer. Its address begins with the number alone; once its name is known, it is that of [`said`].
    fn store(dealer: UserId) -> Page {
        Page { address: Some(store_path("", dealer)), subject: Subject::Store(dealer), ..Page::private() }
    }

    /// One that only its reader sees.
    fn private() -> Page {
        Page { is_missing: false, ..Page::unknown() }
    }
}

/// The page at an address that the front end knows.
pub(super) fn page_at(path: &str, query: &str) -> Page {
    let path = path.trim_end_matches('/').to_ascii_lowercase();
    let path = if path.is_empty() { "/" } else { path.as_str() };
    let dealer = dealer_of(query);
    if let Some(id) = path.strip_prefix("/products/") {
        return match (id_in(id), dealer) {
            (Some(id), Ok(dealer)) => Page {
                address: Some(product_address(id)),
                subject: Subject::Product(ProductId(id), dealer.map(UserId)),
                ..Page::private()
            },
            _ => Page::unknown(),
        };
    }
    if path == DEALER_STORE {
        match dealer {
            Ok(None) => {}
            Ok(Some(id)) => return Page::store(UserId(id)),
            Err(InvalidNumber) => return Page::unknown(),
        }
    }
    if let Some(words) = PAGES.iter().find(|page| page.path == path) {
        let subject = if path == CATALOGUE && query.is_empty() { Subject::Catalogue } else { Subject::Nothing };
        return Page { address: Some(words.path.to_owned()), subject, words: Some(words), ..Page::private() };
    }
    match path.strip_prefix("/store/") {
        Some(store) => dealer_in_path(store).map_or_else(Page::unknown, Page::store),
        None => Page::private(),
    }
}

/// A dealer was named by something that is no number.
#[derive(Debug)]
struct InvalidNumber;

/// The dealer whose store an address names.
fn dealer_of(query: &str) -> Result<Option<i64>, InvalidNumber> {
    let given = query.split('&').find_map(|pair| pair.strip_prefix("dealer="));
    match given.filter(|text| !text.is_empty()) {
        Some(text) => id_in(text).map(Some).ok_or(InvalidNumber),
        None => Ok(None),
    }
}

fn id_in(text: &str) -> Option<i64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|id| plain && *id > 0)
}

/// Metadata of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct PageHead {
    /// Of the page, without the company's name.
    pub(super) title: String,
    /// Of the document.
    pub(super) document_title: String,
    /// A description of the page.
    pub(super) description: String,
    /// The page's one address, where it depends on what the page is about.
    pub(super) address: Option<String>,
    /// Addresses of pictures, below the public URL or whole.
    pub(super) pictures: Vec<String>,
    /// Whether the page is a product's.
    pub(super) product: Option<Box<ProductHead>>,
}

/// Additional metadata of a product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ProductHead {
    /// Its SKU.
    pub(super) sku: String,
    /// Its category.
    pub(super) category: String,
    /// Its EAN or UPC.
    pub(super) barcode: Option<String>,
}

/// Metadata of the page, or of the not-found page.
pub(super) fn page_head(page: &Page, facts: &PageFacts) -> PageHead {
    let settings = &facts.settings;
    let company = &settings.company_name;
    let plain = |title: &str, description: String| PageHead {
        title: title.to_owned(),
        document_title: format!("{title} · {company}"),
        description,
        ..PageHead::default()
    };
    match (&facts.described, page.words) {
        (Some(Described::Product(found)), _) => {
            let (product, details) = (&found.view.product, &found.details);
            PageHead {
                pictures: details.images.iter().map(|image| image_url(image)).collect(),
                product: Some(Box::new(ProductHead {
                    sku: product.sku.clone(),
                    category: product.category.clone(),
                    barcode: details.barcode.clone(),
                })),
                ..plain(&product.name, product_text(product, company))
            }
        }
        (Some(Described::Store(store)), _) => {
            let place: Vec<&str> = [&store.zone, &store.country].into_iter().flatten().map(String::as_str).collect();
            let place = if place.is_empty() { String::new() } else { format!(" in {}", place.join(", ")) };
            let what = "sets these prices. You order from this store; we deliver from our stock.";
            PageHead {
                address: Some(store.path.clone()),
                pictures: store.logo.iter().map(|logo| logo_url(logo)).collect(),
                ..plain(&store.name, format!("{}{place} {what}", store.name))
            }
        }
        (Some(Described::Nothing), Some(words)) if words.title == HOME => PageHead {
            title: company.clone(),
            document_title: format!("{company} · {HOME}"),
            ..plain("", words.text.to_owned())
        },
        (Some(Described::Nothing | Described::Catalogue(_)), Some(words)) => {
            plain(words.title, filled(words.text, settings))
        }
        (Some(Described::Nothing), None) if !page.is_missing => {
            PageHead { title: company.clone(), document_title: company.clone(), ..PageHead::default() }
        }
        _ => plain("404 Page Not Found", String::new()),
    }
}

/// A product that is on a page's first view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shown {
    /// Its name.
    pub(super) name: String,
    /// Its picture, in the size that the page shows.
    pub(super) picture: String,
}

/// The products with a picture that the first view of a page shows.
pub(super) fn shown_first(facts: &PageFacts) -> Vec<Shown> {
    let shown = |product: &Product, picture: String| Shown { name: product.name.clone(), picture };
    match &facts.described {
        Some(Described::Product(found)) => {
            let first = found.details.images.first();
            first.map(|image| shown(&found.view.product, image_url(image))).into_iter().collect()
        }
        Some(Described::Catalogue(products)) => {
            let card = |product: &Product| Some(shown(product, card_image_url(product.image.as_deref()?)));
            products.iter().filter_map(card).collect()
        }
        _ => Vec::new(),
    }
}

/// The words with what agents earn now.
fn filled(text: &str, settings: &PublicSettings) -> String {
    let shown = |amount| settings.currency.show(amount);
    text.replace("{rate}", &shown(settings.rates.agent_rate))
        .replace("{basis}", &shown(settings.rates.basis_amount))
        .replace("{terms}", &settings.terms_version)
}

/// The beginning of the product's description, or a sentence where it has none.
fn product_text(product: &Product, company: &str) -> String {
    let text = product.description.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() { format!("{} · {} · {company}", product.name, product.category) } else { cut(&text) }
}

/// At most this many characters, cut between words if possible.
fn cut(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(LONGEST) else { return text.to_owned() };
    let short = &text[..end];
    let whole = short.rsplit_once(' ').map_or(short, |(whole, _)| whole);
    format!("{whole}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_products_and_stores() {
        let subject = |path: &str, query: &str| page_at(path, query).subject;
        assert_eq!(subject("/products/7", ""), Subject::Product(ProductId(7), None));
        assert_eq!(subject("/Products/7/", "x=1&dealer=3"), Subject::Product(ProductId(7), Some(UserId(3))));
        assert_eq!(subject("/store/dealer", "dealer=3"), Subject::Store(UserId(3)));
        for path in ["/store/cloud-corner-3", "/store/3/", "/Store/Another-Name-3"] {
            assert_eq!(subject(path, "q=x"), Subject::Store(UserId(3)), "{path}");
        }
        assert_eq!(page_at("/store/agent", "").subject, Subject::Nothing);
        assert_eq!((subject("/products", ""), subject("/products", "page=2")), (Subject::Catalogue, Subject::Nothing));
        assert_eq!(page_at("/products/7", "dealer=3").address.as_deref(), Some("/products/7"));
        assert_eq!(page_at("/store/dealer", "dealer=3&q=x").address.as_deref(), Some("/store/3"));
        assert_eq!(page_at("/store/dealer", "dealer=").address.as_deref(), Some("/store/dealer"));
        for (path, query) in [
            ("/products/x", ""),
            ("/products/0", ""),
            ("/products/-1", ""),
            ("/products/+1", ""),
            ("/products/99999999999999999999", ""),
            ("/products/7", "dealer=x"),
            ("/store/dealer", "dealer=x"),
            ("/store/cloud-corner", ""),
            ("/store/cloud-corner-0", ""),
        ] {
            assert_eq!(page_at(path, query), Page::unknown(), "{path}?{query}");
        }
    }

    #[test]
    fn what_is_nobodys_to_find_has_no_address() {
        for path in ["/dashboard/admin", "/login/dealer", "/orders/7", "/cart", "/search", "/ref/K7M2QX9T"] {
            assert_eq!(page_at(path, ""), Page::private(), "{path}");
        }
        assert_eq!(page_at("", "").address.as_deref(), Some("/"));
        assert_eq!(page_at("/TERMS", "").address.as_deref(), Some("/terms"));
    }

    #[test]
    fn long_texts_are_cut_between_words() {
        assert_eq!(cut("short"), "short");
        let long = "word ".repeat(100);
        assert!(cut(&long).ends_with("word…") && cut(&long).chars().count() <= LONGEST + 1);
        assert_eq!(cut(&"芒".repeat(300)).chars().count(), LONGEST + 1);
    }
}
