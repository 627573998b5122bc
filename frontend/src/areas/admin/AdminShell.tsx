import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { RequireRole } from '@/access/guards';
import { api } from '@/api/enhance';
import { DashboardShell } from '@/features/shell';
import { paths } from '@/lib/paths';
import { useText } from '@/features/people/accounts/messages';

/**
 * The frame of the admin's pages: the five sections of specification 2 §2, the pages for daily work below them; the
 * number of waiting people is always in sight.
 */
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
            { label: text('systemSettings'), to: paths.admin.settings, icon: SettingsIcon },
            { label: text('analytics'), to: paths.admin.analytics, icon: InsightsIcon },
            { label: text('commissions'), to: paths.admin.commissions, icon: PaidIcon },
          ],
        },
        {
          label: text('morePages'),
          items: [
            { label: text('allAccounts'), to: paths.admin.accounts, icon: PersonSearchIcon },
            { label: text('verificationQueue'), to: paths.admin.verification, icon: FactCheckIcon },
            { label: text('orders'), to: paths.admin.orders, icon: ReceiptIcon },
            { label: text('returns'), to: paths.admin.returns, icon: AssignmentReturnIcon },
            { label: text('purchasing'), to: paths.purchasing.home, icon: ShoppingBasketIcon },
            { label: text('issues'), to: paths.issues.list, icon: ReportIcon },
            { label: text('activityLog'), to: paths.admin.activity, icon: ManageHistoryIcon },
            { label: text('passwordResets'), to: paths.admin.passwordResets, icon: LockResetIcon },
            { label: text('mailOutbox'), to: paths.admin.mail, icon: OutboxIcon },
            { label: text('jobs'), to: paths.admin.jobs, icon: ScheduleIcon },
          ],
        },
      ]}
    />
  );
}
