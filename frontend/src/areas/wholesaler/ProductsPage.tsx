import { Page } from '@/ui/page/Page';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { ProductBrowser } from '@/features/products';
import { useText } from '@/features/prices/messages';

/** The catalogue at the wholesale price. */
export default function ProductsPage() {
  const text = useText();
  return (
    <Page title={text('products')} description={text('productsText')}>
      <StandingNotice />
      <ProductBrowser />
    </Page>
  );
}
