import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { OwnOrderTable } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
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
          action: (
            <Button component={Link} to={paths.customer.shop} variant="contained">
              {text('browse')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
