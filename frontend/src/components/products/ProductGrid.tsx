import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/** Lays cards out in up to four columns. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, 1fr)',
          md: 'repeat(3, 1fr)',
          lg: 'repeat(4, 1fr)',
        },
      }}
    >
      {children}
    </Box>
  );
}

/** The grid before its products are there. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ProductGrid>
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
