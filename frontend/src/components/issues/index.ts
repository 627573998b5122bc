export { DecideButtons } from './DecideButtons';
export { IssueTable } from './IssueTable';
export { PriorityChip } from './PriorityChip';
export { ReportIssueDialog } from './ReportIssueDialog';
export { useChangeIssue } from './useChangeIssue';
export { useOpenIssues } from './useOpenIssues';
