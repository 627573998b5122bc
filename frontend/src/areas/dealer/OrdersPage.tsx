import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import { useSession } from '@/access/useSession';
import {
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  orderColumns,
  OrderTable,
  OwnOrderTable,
  ORDER_PARAMS,
  ORDER_SORT,
} from '@/features/orders';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from '@/features/store/messages';

/** The last two come with links from figures. */
const SALES_FILTERS = [...ORDER_FILTER_NAMES, 'isTrade', 'isQuote'] as const;

/** What customers ordered in this dealer's store. */
function Sales({ sellerId }: { sellerId: number }) {
  const text = useText();
  const table = useTableState({ filters: SALES_FILTERS, prefix: 'sales', ...ORDER_SORT });
  const args = { ...readParams(table.args, ORDER_PARAMS), sellerId };
  const list = api.useListOrdersQuery(args);
  return (
    <OrderTable
      label={text('sales')}
      table={table}
      list={list}
      columns={orderColumns({ to: ({ id }) => paths.dealer.order(id) })}
      filters={ORDER_FILTERS}
      tools={<ExportButton name="orders" filters={args} />}
      empty={{
        text: text('noSalesText'),
        action: (
          <Button component={Link} to={paths.dealer.settings} variant="contained">
            {text('shareStore')}
          </Button>
        ),
      }}
    />
  );
}

/** Both sides of a dealer's trade: what was sold, and what was bought. */
export default function OrdersPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  const purchases = (
    <OwnOrderTable
      buyerId={user.id}
      to={paths.dealer.order}
      empty={{ text: text('noPurchasesText') }}
    />
  );
  return (
    <Page title={text('orders')} description={text('ordersText')}>
      <PageTabs
        label={text('orders')}
        tabs={[
          { id: 'sales', label: text('sales'), content: <Sales sellerId={user.id} /> },
          { id: 'purchases', label: text('purchases'), content: purchases },
        ]}
      />
    </Page>
  );
}
