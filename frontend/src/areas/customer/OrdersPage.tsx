import { useSession } from '@/access/useSession';
import { OwnOrderTable } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
import { BrowseButton } from './BrowseButton';
import { useText } from './messages';

/** All orders of this customer. */
export default function OrdersPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={text('orders')} description={text('ordersText')}>
      <OwnOrderTable
        buyerId={user.id}
        to={paths.customer.order}
        empty={{
          text: text('noOrdersText'),
          action: <BrowseButton />,
        }}
      />
    </Page>
  );
}
