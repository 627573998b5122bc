import { StaffOrderPage } from '@/components/orders/StaffOrderPage';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** One order with its payment and its next steps. */
export default function OrderPage() {
  const text = useText();
  return <StaffOrderPage crumbs={[{ label: text('orders'), to: paths.admin.orders }]} />;
}
