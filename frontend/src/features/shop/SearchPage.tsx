import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { ProductBrowser } from '@/components/products';
import { useText } from './messages';

/** What the header's search leads to. */
export default function SearchPage() {
  const text = useText();
  const query = useSearchParams()[0].get('q')?.trim();
  return (
    <Page
      title={query ? text('searchFor', { query }) : text('searchTitle')}
      description={text('searchText')}
    >
      <ProductBrowser />
    </Page>
  );
}
