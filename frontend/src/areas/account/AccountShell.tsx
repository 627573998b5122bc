import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { useBuyerNav } from '@/features/shell/buyer/useBuyerNav';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useText } from '@/features/account/messages';

function Frame() {
  const text = useText();
  const { user } = useSession();
  const buyer = useBuyerNav();
  if (!user) return null;
  const account = { label: text('title'), to: paths.account, icon: PersonIcon };
  if (buyer.length > 0)
    return <DashboardShell tools={<CartTool />} nav={[...buyer, { items: [account] }]} />;
  return (
    <DashboardShell
      nav={[
        {
          items: [
            { label: text('dashboard'), to: dashboardPath(user), icon: DashboardIcon },
            { label: text('products'), to: paths.products, icon: StorefrontIcon },
            account,
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
