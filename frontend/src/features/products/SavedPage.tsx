import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { paths } from '@/lib/paths';
import { EmptyState, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductRow } from './ProductRow';
import { useText } from './shop/messages';

/** As many as the server keeps for one person. */
const MOST = 200;

/** What the person has saved, with price, stock and the way into the cart. The heart takes a product off the list. */
export default function SavedPage() {
  const text = useText();
  const query = api.useListWishlistQuery({ limit: MOST });
  return (
    <Page title={text('savedTitle')} description={text('savedText')}>
      <QueryView query={query} loading={<ProductGridSkeleton count={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                icon={<FavoriteIcon />}
                title={text('savedNone')}
                text={text('savedNoneText')}
                action={
                  <Button component={Link} to={paths.products} variant="contained">
                    {text('savedBrowse')}
                  </Button>
                }
              />
            </Card>
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5 }} role="region" aria-label={text('savedTitle')}>
              {items.map((product) => (
                <ProductRow key={product.id} product={product} withStock />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Page>
  );
}
