import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { ProductBrowser } from '@/features/products';
import { useText } from '@/features/store/messages';
import { StoreTable } from '@/features/store/StoreTable';

/** The catalogue at the dealer's price, and what the dealer's own store makes of it. */
export default function ProductsPage() {
  const text = useText();
  const { user } = useSession();
  // Before the approval there is no store, and the admin who looks has none.
  const hasStore = user?.role === 'dealer' && user.verificationStatus === 'approved';
  return (
    <Page title={text('products')} description={text('productsText')}>
      <StandingNotice />
      {hasStore ? (
        <PageTabs
          label={text('products')}
          tabs={[
            { id: 'catalogue', label: text('catalogue'), content: <ProductBrowser /> },
            { id: 'store', label: text('inMyStore'), content: <StoreTable dealerId={user.id} /> },
          ]}
        />
      ) : (
        <ProductBrowser />
      )}
    </Page>
  );
}
