import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { CartButton } from '@/components/public/CartButton';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the customer's pages; the cart is always in sight. */
export default function CustomerShell() {
  const text = useText();
  return (
    <RequireRole role="customer">
      <DashboardShell
        tools={<CartButton />}
        nav={[
          {
            items: [
              {
                label: text('dashboard'),
                to: paths.dashboard.customer,
                icon: DashboardIcon,
                end: true,
              },
              { label: text('shop'), to: paths.customer.shop, icon: StorefrontIcon },
              { label: text('orders'), to: paths.customer.orders, icon: ReceiptIcon },
            ],
          },
        ]}
      />
    </RequireRole>
  );
}
