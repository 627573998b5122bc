import { StaffOrderPage } from '@/features/orders/StaffOrderPage';
import { paths } from '@/lib/paths';
import { useText } from '@/features/people/accounts/messages';

/** One order with its payment and its next steps. */
export default function OrderPage() {
  const text = useText();
  return <StaffOrderPage crumbs={[{ label: text('orders'), to: paths.admin.orders }]} />;
}
