import { useSession } from '@/access/useSession';
import { isStaffRole } from '@/lib/roles';
import { Page } from '@/ui/page/Page';
import { ProductBrowser } from '@/features/products';
import { useText } from './messages';

/** The whole catalogue. */
export default function ProductsPage() {
  const text = useText();
  const { user } = useSession();
  const own = user && isStaffRole(user.role) ? 'allProductsText' : 'ownProductsText';
  const words = user ? own : 'productsText';
  return (
    <Page title={text('productsTitle')} description={text(words)}>
      <ProductBrowser />
    </Page>
  );
}
