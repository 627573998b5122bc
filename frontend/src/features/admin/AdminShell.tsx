import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { RequireRole } from '@/access/guards';
import { api } from '@/api/enhance';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the admin's pages; the number of waiting people is always in sight. */
export default function AdminShell() {
  return (
    <RequireRole role="admin">
      <Frame />
    </RequireRole>
  );
}

function Frame() {
  const text = useText();
  const { data } = api.useListPendingUsersQuery({ limit: 1 });
  const waiting = data?.total ?? 0;
  return (
    <DashboardShell
      nav={[
        {
          items: [
            { label: text('dashboard'), to: paths.dashboard.admin, icon: DashboardIcon, end: true },
            {
              label: text('userManagement'),
              to: paths.dashboard.userManagement,
              icon: PeopleIcon,
              end: true,
              ...(waiting > 0 ? { badge: waiting } : {}),
            },
            { label: text('allAccounts'), to: paths.admin.accounts, icon: PersonSearchIcon },
            { label: text('orders'), to: paths.admin.orders, icon: ReceiptIcon },
            { label: text('commissions'), to: paths.admin.commissions, icon: PaidIcon },
            { label: text('activityLog'), to: paths.admin.activity, icon: ManageHistoryIcon },
          ],
        },
      ]}
    />
  );
}
