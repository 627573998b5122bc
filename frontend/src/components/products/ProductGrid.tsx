import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface ProductGridProps {
  children: ReactNode;
  /** As many columns as fit; for a grid that does not have the whole width. */
  fit?: boolean;
}

const BY_WINDOW = {
  xs: '1fr',
  sm: 'repeat(2, 1fr)',
  md: 'repeat(3, 1fr)',
  lg: 'repeat(4, 1fr)',
};
const BY_ROOM = 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))';

/** Lays cards out in up to four columns. */
export function ProductGrid({ children, fit = false }: ProductGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: fit ? BY_ROOM : BY_WINDOW,
      }}
    >
      {children}
    </Box>
  );
}

/** The grid before its products are there. */
export function ProductGridSkeleton({ count = 8, fit = false }: { count?: number; fit?: boolean }) {
  return (
    <ProductGrid fit={fit}>
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
