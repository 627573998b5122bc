import { StaffOrdersPage } from '@/features/orders/StaffOrdersPage';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** All orders, for the warehouse's owner. */
export default function OrdersPage() {
  const text = useText();
  return <StaffOrdersPage title={text('orders')} to={paths.manufacturer.order} />;
}
