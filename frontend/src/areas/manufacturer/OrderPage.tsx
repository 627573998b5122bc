import { StaffOrderPage } from '@/features/orders/StaffOrderPage';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** One order with its next steps. */
export default function OrderPage() {
  const text = useText();
  return <StaffOrderPage crumbs={[{ label: text('orders'), to: paths.manufacturer.orders }]} />;
}
