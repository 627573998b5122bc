import { useSession } from '@/access/useSession';
import { OwnOrderTable } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { useText } from '@/features/commissions/agent/messages';

/** What the agent ordered; the orders of referred customers stand under commissions. */
export default function OrdersPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={text('orders')} description={text('ordersText')}>
      <OwnOrderTable buyerId={user.id} empty={{ text: text('noOrdersText') }} />
    </Page>
  );
}
