import { OwnOrderPage } from '@/features/orders';
import { paths } from '@/lib/paths';
import { useText } from '@/features/store/messages';

/** One order this dealer sold or bought. */
export default function OrderPage() {
  const text = useText();
  return <OwnOrderPage crumbs={[{ label: text('orders'), to: paths.dealer.orders }]} />;
}
