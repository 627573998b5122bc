//! Sends a table. CSV leaves page by page as it is read, so that no table is ever whole in memory; a workbook is put
//! together in a temporary file first. What is refused is refused before the first byte.

use std::sync::Arc;

use actix_web::http::header::{self, ContentDisposition, DispositionParam, DispositionType};
use actix_web::{HttpResponse, web};
use bytes::Bytes;
use futures_util::stream::try_unfold;
use tierway_application::exports::{Export, MOST_WORKBOOK_ROWS};
use tierway_application::sheets::{Cell, SheetError, SheetFormat, SheetWriter};
use tierway_application::{Context, Failure, Store, report};
use tierway_kernel::{Page, PageRequest};

use crate::{Call, Problem};

/// Items of the list that are read at once.
const PAGE: u32 = 500;

/// A table that is being read.
struct Table {
    store: Arc<dyn Store>,
    context: Context,
    export: Arc<dyn Export>,
}

impl Table {
    async fn page(&self, request: PageRequest) -> Result<Page<Vec<Cell>>, Failure> {
        let (export, context) = (Arc::clone(&self.export), self.context.clone());
        report(&*self.store, move |tx| export.page(tx, &context, &request)).await
    }
}

/// Answers with the table as a file of this name and the day's date.
pub async fn download(
    call: &Call,
    export: impl Export,
    format: SheetFormat,
    name: &str,
) -> Result<HttpResponse, Problem> {
    let context = call.context();
    let table = Table { store: Arc::clone(&call.app().store), context: context.clone(), export: Arc::new(export) };
    let first = table.page(PageRequest { limit: PAGE, cursor: None }).await?;
    if format == SheetFormat::Xlsx && first.total > MOST_WORKBOOK_ROWS {
        let text = "Too many rows for an Excel file (100,000). Please narrow the list or download it as CSV.";
        return Err(Failure::Rule(text.into()).into());
    }
    let zone = call.zone().await?;
    let heading = table.export.heading(&context, zone);
    let writer = call.blocking(move |services| services.sheets.write(format, &heading)).await?;
    let writer = writer.map_err(|error| Problem::internal(&error))?;
    let mut response = HttpResponse::Ok();
    let file_name = format!("{name}-{}.{}", zone.day(context.now), format.ending());
    response.insert_header((header::CONTENT_TYPE, media_type(format))).insert_header(ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(file_name)],
    });
    match format {
        SheetFormat::Csv => Ok(response.streaming(stream(table, writer, first))),
        SheetFormat::Xlsx => Ok(response.body(whole(table, writer, first).await?)),
    }
}

fn media_type(format: SheetFormat) -> &'static str {
    match format {
        SheetFormat::Csv => "text/csv; charset=utf-8",
        SheetFormat::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    }
}

/// The remaining content.
enum Rest {
    /// This page, and those behind it.
    Page(Box<dyn SheetWriter>, Page<Vec<Cell>>),
    /// The pages from here on.
    After(Box<dyn SheetWriter>, PageRequest),
    /// Nothing.
    End,
}

/// The table in chunks. A failure aborts the response, so that a partial file is not mistaken for a complete one.
fn stream(
    table: Table,
    writer: Box<dyn SheetWriter>,
    first: Page<Vec<Cell>>,
) -> impl futures_util::Stream<Item = Result<Bytes, Problem>> {
    try_unfold((table, Rest::Page(writer, first)), async |(table, rest)| {
        let (mut writer, page) = match rest {
            Rest::Page(writer, page) => (writer, page),
            Rest::After(writer, request) => (writer, table.page(request).await?),
            Rest::End => return Ok(None),
        };
        let mut bytes = writer.rows(&page.items).map_err(violations)?;
        let rest = match next(&page) {
            Some(request) => Rest::After(writer, request),
            None => {
                bytes.extend(writer.finish().map_err(violations)?);
                Rest::End
            }
        };
        Ok(Some((Bytes::from(bytes), (table, rest))))
    })
}

/// The whole workbook; rows are packed off the async threads.
async fn whole(table: Table, mut writer: Box<dyn SheetWriter>, first: Page<Vec<Cell>>) -> Result<Vec<u8>, Problem> {
    let mut page = first;
    loop {
        let following = next(&page);
        let last = following.is_none();
        let packed = web::block(move || -> Result<_, SheetError> {
            writer.rows(&page.items)?;
            if last { Ok((None, writer.finish()?)) } else { Ok((Some(writer), Vec::new())) }
        });
        let (goes_on, bytes) = packed.await.map_err(|error| Problem::internal(&error))?.map_err(violations)?;
        match (goes_on, following) {
            (Some(kept), Some(request)) => {
                writer = kept;
                page = table.page(request).await?;
            }
            _ => return Ok(bytes),
        }
    }
}

fn next(page: &Page<Vec<Cell>>) -> Option<PageRequest> {
    page.next.clone().map(|cursor| PageRequest { limit: PAGE, cursor: Some(cursor) })
}

#[expect(clippy::needless_pass_by_value, reason = "the shape of `map_err`")]
fn violations(error: SheetError) -> Problem {
    Problem::internal(&error)
}
