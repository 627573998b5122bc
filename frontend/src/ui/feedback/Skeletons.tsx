import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useContext } from 'react';
import { useText } from '../messages';
import { OpenPalette, usePaletteKey } from '../shell/palette';

/** What a page looks like before it is there. */
export function PageSkeleton() {
  const text = useText();
  return (
    <Container maxWidth="xl" sx={{ py: 4 }} role="group" aria-busy aria-label={text('loading')}>
      <Skeleton variant="text" width={260} height={44} />
      <Skeleton variant="text" width={420} sx={{ maxWidth: '100%' }} />
      <CardGridSkeleton />
    </Container>
  );
}

/** A page whose frame is not there yet either. It hears the search's key already. */
export function ShellSkeleton() {
  const open = useContext(OpenPalette);
  usePaletteKey(() => open([]));
  return <PageSkeleton />;
}

/** A grid of cards on its way. */
export function CardGridSkeleton({ count = 4, height = 220 }: { count?: number; height?: number }) {
  return (
    <Box
      aria-busy
      sx={{
        display: 'grid',
        gap: 3,
        mt: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

/** Lines of text or rows of a list on their way. */
export function LinesSkeleton({ count = 4, height = 44 }: { count?: number; height?: number }) {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
