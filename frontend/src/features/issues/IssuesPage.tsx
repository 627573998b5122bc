import { IssueTable, ReportIssueDialog } from '@/features/issues';
import { Page } from '@/ui/page/Page';
import { useText } from './messages';

/** All issues of the company. */
export default function IssuesPage() {
  const text = useText();
  return (
    <Page
      title={text('title')}
      description={text('description')}
      action={<ReportIssueDialog variant="contained" size="medium" />}
    >
      <IssueTable />
    </Page>
  );
}
