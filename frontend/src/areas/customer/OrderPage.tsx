import { OwnOrderPage } from '@/features/orders';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** One order of this customer. */
export default function OrderPage() {
  const text = useText();
  return <OwnOrderPage crumbs={[{ label: text('orders'), to: paths.customer.orders }]} />;
}
