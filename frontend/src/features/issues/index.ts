/** Problems that employees report with photos. `shared` is what other pages use too: reporting, listing, deciding. */
export { DecideButtons } from './shared/DecideButtons';
export { IssueTable } from './shared/IssueTable';
export { PriorityChip } from './shared/PriorityChip';
export { ReportIssueDialog } from './shared/ReportIssueDialog';
export { useChangeIssue } from './shared/useChangeIssue';
