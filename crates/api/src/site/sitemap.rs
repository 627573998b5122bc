//! `/sitemap.xml`: every page that a guest may see, with the time of its last change. Up to 50,000 URLs in one file;
//! beyond that, an index of files by blocks of ids. A file is written piece by piece while it is sent, a query each.

use std::ops::Range;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use bytes::Bytes;
use chrono::{DateTime, SecondsFormat, Utc};
use futures_util::{StreamExt as _, stream};
use tierway_accounts::store_path;
use tierway_application::site::{PublicBlock, PublicBlocks, PublicEntry, PublicKind, public_entries};
use tierway_application::{Access, transact};
use tierway_kernel::UserId;

use super::guest::guest;
use super::head::{escaped, whole};
use super::pages;
use super::plan::MOST;
use crate::{App, Problem};

/// Ids per query.
const PIECE: i64 = 5_000;
/// Pages that show the catalogue and change with it.
const OF_CATALOGUE: [&str; 4] = ["/", "/products", "/store/dealer", "/store/agent"];

const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const NAMESPACE: &str = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

/// A file of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// `/sitemap.xml`.
    Whole,
    /// `/sitemap-pages.xml`: pages that are always there.
    Pages,
    /// `/sitemap-products-0.xml`, `/sitemap-stores-0.xml`: a block of ids.
    Block(PublicKind, i64),
}

/// The file of this name below the root.
pub(super) fn part_of(path: &str) -> Option<Part> {
    let name = path.strip_prefix("sitemap")?.strip_suffix(".xml")?;
    let block = |kind, number: &str| {
        let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        number.parse().ok().filter(|_| plain).map(|number| Part::Block(kind, number))
    };
    match name {
        "" => Some(Part::Whole),
        "-pages" => Some(Part::Pages),
        _ => match (name.strip_prefix("-products-"), name.strip_prefix("-stores-")) {
            (Some(number), _) => block(PublicKind::Product, number),
            (_, Some(number)) => block(PublicKind::Store, number),
            _ => None,
        },
    }
}

/// Answers a file of the map.
pub(super) async fn answer(app: web::Data<App>, part: Part) -> Result<HttpResponse, Problem> {
    let plan = app.site.plan.current(app.source(), guest(&app.services)).await?;
    let base = &app.services.public_url;
    let missing = || Problem::not_found("Not found.");
    let pieces = match part {
        Part::Whole if is_one_file(&plan) => one_file(&plan, base),
        Part::Whole => vec![Piece::Text(index(&plan, base))],
        Part::Pages => file(vec![Piece::Text(lasting(&plan, base))]),
        Part::Block(kind, number) => {
            let blocks = blocks(&plan, kind);
            let block = blocks.iter().find(|block| block.number == number).ok_or_else(missing)?;
            file(pieces_of(kind, block).collect())
        }
    };
    let written = stream::iter(pieces).then(move |piece| write(app.clone(), piece));
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/xml; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .streaming(Box::pin(written)))
}

fn blocks(plan: &PublicBlocks, kind: PublicKind) -> &[PublicBlock] {
    match kind {
        PublicKind::Product => &plan.products,
        PublicKind::Store => &plan.stores,
    }
}

/// Whether all addresses fit into one file.
fn is_one_file(plan: &PublicBlocks) -> bool {
    let entries: u64 = plan.products.iter().chain(&plan.stores).map(|block| block.entries).sum();
    entries + pages::lasting().count() as u64 <= MOST.unsigned_abs()
}

/// A part of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Piece {
    Text(String),
    Entries(PublicKind, Range<i64>),
}

fn pieces_of(kind: PublicKind, block: &PublicBlock) -> impl Iterator<Item = Piece> + use<> {
    let first = block.number.saturating_mul(MOST);
    (0..MOST / PIECE).map(move |piece| {
        let from = first.saturating_add(piece * PIECE);
        Piece::Entries(kind, from..from.saturating_add(PIECE))
    })
}

fn file(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all = vec![Piece::Text(format!("{BEGIN}<urlset {NAMESPACE}>\n"))];
    all.extend(pieces);
    all.push(Piece::Text("</urlset>\n".to_owned()));
    all
}

fn one_file(plan: &PublicBlocks, base: &str) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(lasting(plan, base))];
    for kind in [PublicKind::Product, PublicKind::Store] {
        pieces.extend(blocks(plan, kind).iter().flat_map(|block| pieces_of(kind, block)));
    }
    file(pieces)
}

/// The list of files.
fn index(plan: &PublicBlocks, base: &str) -> String {
    let mut text = format!("{BEGIN}<sitemapindex {NAMESPACE}>\n");
    text.push_str(&entry("sitemap", &format!("{base}/sitemap-pages.xml"), last_change(plan)));
    for (kind, name) in [(PublicKind::Product, "products"), (PublicKind::Store, "stores")] {
        for block in blocks(plan, kind) {
            let address = format!("{base}/sitemap-{name}-{}.xml", block.number);
            text.push_str(&entry("sitemap", &address, Some(block.changed_at)));
        }
    }
    text.push_str("</sitemapindex>\n");
    text
}

/// The pages that are always there.
fn lasting(plan: &PublicBlocks, base: &str) -> String {
    let changed = |path| OF_CATALOGUE.contains(&path).then(|| last_change(plan)).flatten();
    pages::lasting().map(|path| entry("url", &whole(base, path), changed(path))).collect()
}

fn last_change(plan: &PublicBlocks) -> Option<DateTime<Utc>> {
    plan.products.iter().map(|block| block.changed_at).max()
}

fn entry(name: &str, address: &str, changed: Option<DateTime<Utc>>) -> String {
    let changed = changed.map(|time| format!("<lastmod>{}</lastmod>", time.to_rfc3339_opts(SecondsFormat::Secs, true)));
    format!("<{name}><loc>{}</loc>{}</{name}>\n", escaped(address), changed.unwrap_or_default())
}

async fn write(app: web::Data<App>, piece: Piece) -> Result<Bytes, actix_web::Error> {
    let (kind, ids) = match piece {
        Piece::Text(text) => return Ok(Bytes::from(text)),
        Piece::Entries(kind, ids) => (kind, ids),
    };
    let guest = guest(&app.services);
    let read = move |tx: &mut dyn tierway_application::Transaction| public_entries(tx, &guest, kind, ids.clone());
    let entries = transact(&*app.store, Access::Read, read).await.map_err(Problem::from)?;
    let base = &app.services.public_url;
    let line = |PublicEntry { id, store_name, changed_at }: &PublicEntry| {
        let address = match kind {
            PublicKind::Product => pages::product_address(*id),
            PublicKind::Store => store_path(store_name.as_deref().unwrap_or_default(), UserId(*id)),
        };
        entry("url", &whole(base, &address), Some(*changed_at))
    };
    Ok(Bytes::from(entries.iter().map(line).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone as _;

    use super::*;

    fn block(number: i64, entries: u64) -> PublicBlock {
        let changed_at = Utc.timestamp_opt(1_700_000_000 + number, 0).single().unwrap_or_default();
        PublicBlock { number, entries, changed_at }
    }

    fn plan_of(products: &[u64], stores: &[u64]) -> PublicBlocks {
        let blocks = |counts: &[u64]| (0..).zip(counts).map(|(number, count)| block(number, *count)).collect();
        PublicBlocks { products: blocks(products), stores: blocks(stores) }
    }

    #[test]
    fn names_of_files_name_their_part() {
        assert_eq!(part_of("sitemap.xml"), Some(Part::Whole));
        assert_eq!(part_of("sitemap-pages.xml"), Some(Part::Pages));
        assert_eq!(part_of("sitemap-products-12.xml"), Some(Part::Block(PublicKind::Product, 12)));
        assert_eq!(part_of("sitemap-stores-0.xml"), Some(Part::Block(PublicKind::Store, 0)));
        for other in ["sitemap", "sitemap-.xml", "sitemap-products-.xml", "sitemap-products-+1.xml", "a/sitemap.xml"] {
            assert_eq!(part_of(other), None, "{other}");
        }
    }

    #[test]
    fn more_than_fifty_thousand_pages_are_several_files() {
        let lasting = pages::lasting().count() as u64;
        assert!(is_one_file(&plan_of(&[49_990 - lasting], &[10])));
        let large = plan_of(&[49_991 - lasting], &[10]);
        assert!(!is_one_file(&large));
        let index = index(&large, "https://shop.example");
        for name in ["pages", "products-0", "stores-0"] {
            assert!(index.contains(&format!("<loc>https://shop.example/sitemap-{name}.xml</loc>")), "{name}: {index}");
        }
        assert_eq!(index.matches("<lastmod>2023-11-14T22:13:20Z</lastmod>").count(), 3, "{index}");
    }

    #[test]
    fn a_block_is_asked_for_in_pieces_without_a_gap() {
        let pieces: Vec<Piece> = pieces_of(PublicKind::Product, &block(2, 1)).collect();
        let mut next = 100_000;
        for piece in pieces {
            assert_eq!(piece, Piece::Entries(PublicKind::Product, next..next + PIECE));
            next += PIECE;
        }
        assert_eq!(next, 150_000);
    }
}
