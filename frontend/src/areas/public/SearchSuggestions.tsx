import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { ProductImage } from '@/ui/data/ProductImage';
import { useText } from '@/ui/messages';

const MOST = 6;
const NONE: readonly number[] = [];

interface SearchSuggestionsProps {
  id: string;
  query: string;
  /** Place of the option that the arrow keys have reached. */
  active: number;
  /** Told which products there are to choose from. */
  onFound: (productIds: readonly number[]) => void;
  onPick: (productId: number) => void;
}

function Suggested({ product }: { product: ProductResponse }) {
  const { thumbImageUrl, cardImageUrl, name, category } = product;
  return (
    <>
      <Box sx={{ width: 40, flexShrink: 0, borderRadius: 0.6, overflow: 'hidden' }}>
        <ProductImage src={thumbImageUrl ?? cardImageUrl} alt="" ratio={1} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
          {category}
        </Typography>
      </Box>
    </>
  );
}

/** The products that fit best to what is typed, below the search of the header. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, query, active, onFound, onPick } = props;
  const text = useText();
  const q = useDebounced(query.trim(), 200);
  const { currentData } = api.useListProductsQuery({ q, status: 'active', limit: MOST });
  const products = currentData?.items;
  useEffect(() => {
    onFound(products?.map((product) => product.id) ?? NONE);
  }, [onFound, products]);
  useEffect(() => () => onFound(NONE), [onFound]);
  if (!products || products.length === 0) return null;
  return (
    <Paper
      elevation={6}
      id={id}
      role="listbox"
      aria-label={text('suggestions')}
      sx={{
        position: 'absolute',
        top: '100%',
        left: 0,
        right: 0,
        mt: 0.5,
        p: 0.5,
        zIndex: 'modal',
      }}
    >
      {products.map((product, index) => (
        <Box
          key={product.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The input keeps the focus, so that the list stays until the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(product.id)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            p: 0.75,
            borderRadius: 0.8,
            cursor: 'pointer',
            bgcolor: index === active ? 'surface.accent' : 'transparent',
            '&:hover': { bgcolor: 'surface.accent' },
          }}
        >
          <Suggested product={product} />
        </Box>
      ))}
    </Paper>
  );
}
