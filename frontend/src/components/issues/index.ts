export { ReportIssueDialog } from './ReportIssueDialog';
