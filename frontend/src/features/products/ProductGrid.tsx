import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface ProductGridProps {
  children: ReactNode;
  /** As many columns as fit; for a grid that does not have the whole width. */
  fit?: boolean;
  /** The most columns of a wide window. */
  most?: 3 | 4;
}

const byWindow = (most: number) => ({
  xs: '1fr',
  sm: 'repeat(2, 1fr)',
  md: 'repeat(3, 1fr)',
  lg: `repeat(${most}, 1fr)`,
});
const BY_ROOM = 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))';

/** Lays cards out in up to four columns. */
export function ProductGrid({ children, fit = false, most = 4 }: ProductGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: fit ? BY_ROOM : byWindow(most),
      }}
    >
      {children}
    </Box>
  );
}

/** The grid before its products are there. */
export function ProductGridSkeleton({
  count = 8,
  ...grid
}: Omit<ProductGridProps, 'children'> & { count?: number }) {
  return (
    <ProductGrid {...grid}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-busy>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="40%" />
            <Skeleton width="80%" height={28} />
            <Skeleton />
            <Skeleton variant="rounded" height={40} sx={{ mt: 2 }} />
          </Box>
        </Card>
      ))}
    </ProductGrid>
  );
}
