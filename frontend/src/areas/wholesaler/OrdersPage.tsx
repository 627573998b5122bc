import { useSession } from '@/access/useSession';
import { OwnOrderTable } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
import { useText } from '@/features/prices/messages';

/** All orders of this wholesaler. */
export default function OrdersPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={text('orders')} description={text('ordersText')}>
      <OwnOrderTable
        buyerId={user.id}
        to={paths.wholesaler.order}
        empty={{ text: text('noOrdersText') }}
      />
    </Page>
  );
}
