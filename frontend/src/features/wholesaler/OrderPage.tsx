import { OwnOrderPage } from '@/components/orders';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** One order of this wholesaler. */
export default function OrderPage() {
  const text = useText();
  return <OwnOrderPage crumbs={[{ label: text('orders'), to: paths.wholesaler.orders }]} />;
}
