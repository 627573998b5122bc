import { Page } from '@/ui/page/Page';
import { StockTable } from '@/features/stock';
import { useText } from '@/features/prices/messages';

/** What lies on the company's shelves. */
export default function InventoryPage() {
  const text = useText();
  return (
    <Page title={text('inventory')} description={text('inventoryText')}>
      <StockTable without={['location']} />
    </Page>
  );
}
