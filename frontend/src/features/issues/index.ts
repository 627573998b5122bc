/** Problems that employees report with photos: reported, listed and decided. `pages` has the list and the page of one. */
export { DecideButtons } from './DecideButtons';
export { IssueTable } from './IssueTable';
export { PriorityChip } from './PriorityChip';
export { ReportIssueDialog } from './ReportIssueDialog';
export { useChangeIssue } from './useChangeIssue';
export { useOpenIssues } from './useOpenIssues';
