import Box from '@mui/material/Box';
import { PageSection } from '@/components/page/PageSection';
import { PurchaseOrderTable, SuggestionTable } from '@/components/purchasing';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** What should be bought and why, and what is on its way. */
export default function Purchasing() {
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
