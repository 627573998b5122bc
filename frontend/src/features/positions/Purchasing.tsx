import Box from '@mui/material/Box';
import { PageSection } from '@/components/page/PageSection';
import { NewPurchaseButton, PurchaseOrderTable, SuggestionTable } from '@/components/purchasing';
import { StockTable } from '@/components/stock';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** What runs out, each with the way to order it. */
export function LowStock() {
  const text = useText();
  return (
    <StockTable
      lowOnly
      extra={[
        {
          id: 'actions',
          header: text('actions'),
          align: 'right',
          onCard: 'actions',
          cell: ({ id, name }) => (
            <NewPurchaseButton
              size="small"
              variant="outlined"
              label={text('order')}
              name={text('orderNamed', { name })}
              lines={[{ productId: id, name, pieces: '', cost: '' }]}
            />
          ),
        },
      ]}
    />
  );
}

/** What should be bought and why, and what is on its way. */
export function Purchasing() {
  const text = useText();
  return (
    <Box sx={{ '& > section:first-of-type': { mt: 0 } }}>
      <PageSection
        title={text('suggested')}
        more={{ label: text('suppliers'), to: paths.purchasing.tab('suppliers') }}
      >
        <SuggestionTable />
      </PageSection>
      <PageSection
        title={text('purchaseOrders')}
        more={{ label: text('allPurchaseOrders'), to: paths.purchasing.tab('orders') }}
      >
        <PurchaseOrderTable pageSize={10} />
      </PageSection>
    </Box>
  );
}
