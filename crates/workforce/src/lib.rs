//! Company staff: employees with positions and warehouse access, the history of decisions about them, notices,
//! internal notes, and issue reports.
//!
//! Not here: their accounts and sign-in (accounts); the rest of workforce (purchasing) joins this crate with its
//! screens.

mod employee;
mod issue;
mod management;
mod note;
mod notice;
mod purchasing;
mod record;
mod team;

pub use employee::{
    DEPARTMENTS, Employee, EmployeeFilter, EmployeeRepository, EmployeeSort, ManageError, Management, ManagementAction,
    NewManagement, POSITIONS, default_reason, is_known_department, is_known_position,
};
pub use issue::{
    ISSUE_PREFIX, Issue, IssueChange, IssueComment, IssueCounts, IssueDraft, IssueError, IssueEvent, IssueEventKind,
    IssueFilter, IssueParts, IssuePhoto, IssuePriority, IssueRepository, IssueSort, IssueStatus, MAX_COMMENT,
    MAX_COMMENTS, MAX_DESCRIPTION, MAX_PHOTO_BYTES, MAX_PHOTOS, NewIssue, NewIssueEvent, NewIssuePhoto, Resolutions,
    check_comment, check_photo, check_photo_count, issue_targets, may_decide_issues, may_hold_issues,
    parse_issue_number, parse_issue_type, plan_issue_change,
};
pub use management::{
    DecisionForm, Employment, EmploymentForm, LEADING_POSITIONS, MAX_REASON, canonical_position, reason_for,
};
pub use note::{
    MAX_MENTIONS, MAX_NOTE, NewNote, Note, NoteParties, NoteRepository, NoteSubject, NoteSubjectKind, check_note_text,
    may_remove_note,
};
pub use notice::{
    Audience, MailChoice, NewNotice, Notice, NoticeFilter, NoticeKind, NoticePreference, NoticePreferenceChange,
    NoticeRepository, Subject, SubjectKind, UpdatedNotice, all_preferences, changed_preferences, digest_kinds,
    digest_time, groups_of, may_read,
};
pub use purchasing::{
    Arrival, CostEntry, LONGEST_REASON, LONGEST_REJECTION, MAX_PURCHASE_LINES, MAX_SUPPLIER_PRODUCTS, NewPurchase,
    NewPurchaseLine, NewReceipt, PurchaseError, PurchaseFilter, PurchaseLine, PurchaseOrder, PurchasePermission,
    PurchaseRepository, PurchaseSort, PurchaseState, PurchaseStep, Receipt, ReceiptLine, Rejection, Suggestion,
    Supplier, SupplierDraft, SupplierFilter, SupplierProduct, SupplierRepository, SupplierSort, SupplierTerms, Supply,
    SupplyTerms, allowed_steps, best_source, check_approval, check_arrivals, check_permission, check_rejection,
    chosen_source, is_overdue, may_purchase, most_accepted, purchase_pieces, purchase_total, suggest,
};
pub use record::{Record, RecordChange, RecordKind, changed_records, may_be_present, names_author};
pub use team::{TeamError, check_leads, may_lead};
