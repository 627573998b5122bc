//! Issue reports: what is wrong with a product, a batch or an order, and who sees to it.

mod add_issue_comment;
mod add_issue_photos;
mod change_issue;
mod count_issues;
mod find_issue_photo;
mod get_issue;
mod list_issue_assignees;
mod list_issues;
mod notices;
mod photo_files;
mod report_issue;
mod view;

pub use add_issue_comment::add_issue_comment;
pub use add_issue_photos::{add_issue_photos, check_issue_photos};
pub use change_issue::change_issue;
pub use count_issues::count_issues;
pub use find_issue_photo::find_issue_photo;
pub use get_issue::get_issue;
pub use list_issue_assignees::{Assignee, list_issue_assignees};
pub use list_issues::list_issues;
pub use photo_files::{discard_issue_photos, read_issue_photo, store_issue_photos};
pub use report_issue::report_issue;
pub use view::{CommentView, IssueCase, IssueEventView, IssueView, PhotoView};

use crate::Failure;

/// The error for a missing issue.
const NOT_THERE: Failure = Failure::NotFound("This issue");
