import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { EmployeeList } from './EmployeeList';
import { HistoryList } from './HistoryList';
import { useText } from './messages';

/** The owner's page about the company's people. */
export default function EmployeeManagementPage() {
  const text = useText();
  const { user } = useSession();
  const back = (
    <Button
      component={Link}
      to={user ? dashboardPath(user) : paths.dashboard.manufacturer}
      color="inherit"
      startIcon={<ArrowBackIcon />}
    >
      {text('back')}
    </Button>
  );
  return (
    <Page title={text('title')} description={text('description')} action={back}>
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'list', label: text('listTab'), content: <EmployeeList /> },
          { id: 'history', label: text('historyTab'), content: <HistoryList /> },
        ]}
      />
    </Page>
  );
}
