import { Page } from '@/ui/page/Page';
import { ProductBrowser } from '@/features/products';
import { useAddress } from '@/lib/hooks/useAddress';
import { useText } from './messages';

/** What the header's search leads to. */
export default function SearchPage() {
  const text = useText();
  const query = useAddress().params.get('q')?.trim();
  return (
    <Page
      title={query ? text('searchFor', { query }) : text('searchTitle')}
      description={text('searchText')}
    >
      <ProductBrowser />
    </Page>
  );
}
