import { Page } from '@/ui/page/Page';
import { ProductBrowser } from '@/features/products';
import { useText } from './messages';

/** The catalogue inside the customer's frame. */
export default function ShopPage() {
  const text = useText();
  return (
    <Page title={text('shop')} description={text('shopText')}>
      <ProductBrowser />
    </Page>
  );
}
