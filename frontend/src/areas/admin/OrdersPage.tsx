import { StaffOrdersPage } from '@/features/orders/StaffOrdersPage';
import { paths } from '@/lib/paths';
import { useText } from '@/features/people/accounts/messages';

/** All orders of the platform. */
export default function OrdersPage() {
  const text = useText();
  return <StaffOrdersPage title={text('orders')} to={paths.admin.order} />;
}
