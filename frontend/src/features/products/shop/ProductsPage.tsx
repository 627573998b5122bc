import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { ProductBrowser } from '@/features/products';
import { useText } from './messages';

/** The whole catalogue. */
export default function ProductsPage() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page
      title={text('productsTitle')}
      description={text(user ? 'ownProductsText' : 'productsText')}
    >
      <ProductBrowser />
    </Page>
  );
}
