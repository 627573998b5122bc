import { Page } from '@/ui/page/Page';
import { StandingNotice } from '@/components/partner/StandingNotice';
import { ProductBrowser } from '@/components/products';
import { useText } from './messages';

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
