import { Page } from '@/ui/page/Page';
import { ProductBrowser } from '@/features/products';
import { useText } from './messages';

/** The whole catalogue. */
export default function ProductsPage() {
  const text = useText();
  return (
    <Page title={text('productsTitle')} description={text('productsText')}>
      <ProductBrowser />
    </Page>
  );
}
