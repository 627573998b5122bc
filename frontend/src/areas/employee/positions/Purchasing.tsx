import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { LinesSkeleton } from '@/ui/feedback';
import { PageSection } from '@/ui/page/PageSection';
import { SuggestionTable } from '@/features/purchasing/shared/SuggestionTable';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const PurchaseOrderTable = lazyPart(async () => ({
  default: (await import('@/features/purchasing/shared/PurchaseOrderTable')).PurchaseOrderTable,
}));

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
        <Suspense fallback={<LinesSkeleton count={3} height={120} />}>
          <PurchaseOrderTable pageSize={10} />
        </Suspense>
      </PageSection>
    </Box>
  );
}
