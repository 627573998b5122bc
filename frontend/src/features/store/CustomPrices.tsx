import SellIcon from '@mui/icons-material/SellOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { DealerPriceResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import { NameAndSku } from '@/features/stock';
import { withData } from '@/ui/feedback';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { NotForSale } from './NotForSale';

/** As many as a dashboard has room for; those outside of the range come first. */
const SHOWN = 5;

const COLUMNS: readonly Column<DealerPriceResponse>[] = [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    cell: ({ productName, sku }) => <NameAndSku name={productName} sku={sku} />,
  },
  {
    id: 'state',
    header: now('inStore'),
    onCard: 'status',
    cell: ({ isBlocked }) =>
      isBlocked ? <NotForSale /> : <StatusChip tone="success" label={now('onSale')} />,
  },
  {
    id: 'cost',
    header: now('youPay'),
    align: 'right',
    cell: ({ dealerPrice }) => <Money amount={dealerPrice} />,
  },
  {
    id: 'price',
    header: now('storePrice'),
    align: 'right',
    cell: ({ customPrice }) => <Money amount={customPrice} />,
  },
  {
    id: 'margin',
    header: now('margin'),
    align: 'right',
    cell: ({ margin }) => <Money amount={margin} />,
  },
];

/** The dealer's own prices, those that block a product first. */
export function CustomPrices({ dealerId }: { dealerId: number }) {
  const text = useText();
  const table = useTableState({ prefix: 'prices', pageSize: SHOWN });
  const list = api.useListDealerPricesQuery({ userId: dealerId, limit: SHOWN });
  return (
    <DataTable
      label={text('customPrices')}
      table={table}
      list={withData(list, list.data && { ...list.data, next: null })}
      columns={COLUMNS}
      rowKey={({ productId }) => productId}
      empty={{
        icon: <SellIcon />,
        title: text('noCustomPrices'),
        text: text('noCustomPricesText'),
        action: (
          <Button component={Link} to={paths.dealer.pricingOfAll} variant="outlined">
            {text('setPrices')}
          </Button>
        ),
      }}
    />
  );
}
