//! Issue reports.

use crate::registry::Registry;

mod add_issue_comment;
mod add_issue_photos;
mod count_issues;
mod dto;
mod form;
mod get_issue;
mod get_issue_photo;
mod list_issue_assignees;
mod list_issues;
pub mod names;
mod report_issue;
mod request;
mod update_issue;

pub use request::ListIssuesQuery;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(report_issue::report_issue)
        .service(list_issues::list_issues)
        .service(count_issues::count_issues)
        .service(list_issue_assignees::list_issue_assignees)
        .service(get_issue::get_issue)
        .service(update_issue::update_issue)
        .service(add_issue_comment::add_issue_comment)
        .service(add_issue_photos::add_issue_photos)
        .service(get_issue_photo::get_issue_photo);
}
