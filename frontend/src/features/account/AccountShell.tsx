import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

function Frame() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <DashboardShell
      nav={[
        {
          items: [
            { label: text('dashboard'), to: dashboardPath(user), icon: DashboardIcon },
            { label: text('products'), to: paths.products, icon: StorefrontIcon },
            { label: text('title'), to: paths.account, icon: PersonIcon },
          ],
        },
      ]}
    />
  );
}

/** The frame of the own account; whoever is signed in has one. */
export default function AccountShell() {
  return (
    <RequireRole>
      <Frame />
    </RequireRole>
  );
}
