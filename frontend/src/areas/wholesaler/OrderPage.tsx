import { OwnOrderPage } from '@/features/orders';
import { paths } from '@/lib/paths';
import { useText } from '@/features/prices/messages';

/** One order of this wholesaler. */
export default function OrderPage() {
  const text = useText();
  return <OwnOrderPage crumbs={[{ label: text('orders'), to: paths.wholesaler.orders }]} />;
}
