//! Company staff: the employee list, the owner's decisions and their history, notices, internal notes.

mod count_notifications;
mod get_notification_preferences;
mod get_team_figures;
mod issues;
mod list_employees;
mod list_management_history;
mod list_notifications;
mod look_at_record;
mod manage_employee;
mod mark_all_notifications;
mod mark_notification;
mod notes;
mod read_notices;
mod send_digests;
mod set_notification_preferences;

pub use count_notifications::count_notifications;
pub use get_notification_preferences::get_notification_preferences;
pub use get_team_figures::{PersonFigures, TeamFigures, get_team_figures};
pub use issues::{
    Assignee, CommentView, IssueCase, IssueEventView, IssueView, PhotoView, add_issue_comment, add_issue_photos,
    change_issue, check_issue_photos, count_issues, discard_issue_photos, find_issue_photo, get_issue,
    list_issue_assignees, list_issues, read_issue_photo, report_issue, store_issue_photos,
};
pub use list_employees::list_employees;
pub use list_management_history::{ManagementView, list_management_history};
pub use list_notifications::list_notifications;
pub use look_at_record::{Colleague, colleague, look_at_record};
pub use manage_employee::{EmployeeKey, ManageEmployee, manage_employee};
pub use mark_all_notifications::mark_all_notifications;
pub use mark_notification::mark_notification;
pub use notes::{NotePerson, NoteView, add_note, list_note_people, list_notes, remove_note};
pub use read_notices::{
    NoticeSubscriber, OVERLAP, StreamCursor, StreamStart, StreamedNotice, WatchedList, is_still_subscribed,
    open_events, read_notices,
};
pub use set_notification_preferences::set_notification_preferences;

pub(crate) use send_digests::send_digests;
