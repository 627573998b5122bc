import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { Page } from '@/components/page/Page';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { EmployeeList } from './EmployeeList';
import { HistoryList } from './HistoryList';
import { useText } from './messages';

/** The owner's page about the company's people. */
export default function EmployeeManagementPage() {
  const text = useText();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'history' ? 'history' : 'list';
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
      <Tabs
        value={tab}
        onChange={(_, next: string) => setSearch(next === 'list' ? {} : { tab: next })}
        aria-label={text('tabs')}
        sx={{ mb: 3 }}
      >
        <Tab value="list" label={text('listTab')} id="tab-list" aria-controls="panel-list" />
        <Tab
          value="history"
          label={text('historyTab')}
          id="tab-history"
          aria-controls="panel-history"
        />
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'list' ? <EmployeeList /> : <HistoryList />}
      </div>
    </Page>
  );
}
