//! A report as values: figures and a table.

use chrono::NaiveDate;
use tierway_kernel::Language;

/// A report to render. All texts are already in its language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportDocument {
    /// The language of its words.
    pub language: Language,
    /// Its title, such as `Sales report`.
    pub title: String,
    /// The days it is of; shown under the title and on every page.
    pub period: String,
    /// Its date; also the file's own date, so that the same report gives the same bytes.
    pub date: NaiveDate,
    /// The company's name, on every page.
    pub company: String,
    /// What it is compared with, if it is.
    pub note: Option<String>,
    /// Totals.
    pub figures: Vec<ReportFigure>,
    /// Headings of the table: the first column has words, the others numbers.
    pub columns: Vec<String>,
    /// Its rows, a value for each column.
    pub rows: Vec<Vec<String>>,
    /// The last row, set apart: the total.
    pub total: Option<Vec<String>>,
}

/// A total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportFigure {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Its change, such as `+12%`.
    pub change: Option<String>,
}
