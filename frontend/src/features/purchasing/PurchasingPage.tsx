import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { NewPurchaseButton, PurchaseOrderTable, SuggestionTable } from '@/features/purchasing';
import { buys } from '@/lib/purchasing';
import { useText } from './messages';
import { SupplierTable } from './SupplierTable';

/** What should be bought, what is on its way, and from whom. */
export default function PurchasingPage() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page
      title={text('title')}
      description={text('description')}
      action={buys(user) && <NewPurchaseButton />}
    >
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'suggestions', label: text('suggestions'), content: <SuggestionTable /> },
          { id: 'orders', label: text('orders'), content: <PurchaseOrderTable /> },
          { id: 'suppliers', label: text('suppliers'), content: <SupplierTable /> },
        ]}
      />
    </Page>
  );
}
