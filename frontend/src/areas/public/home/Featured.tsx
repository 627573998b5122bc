import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { RESERVED } from './reserved';

const FeaturedGrid = lazyPart(() => import('./FeaturedGrid'));
/** How far below the window the grid starts to load. */
const AHEAD = '100px';

/** True from the moment the element comes near the window. */
export function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

const Room = () => <Box sx={{ pb: RESERVED }} />;

/** A few products for guests; list and looks are fetched when the visitor comes near them. */
export function Featured() {
  const text = useText();
  const { ref, isNear } = useNear();
  return (
    <Box component="section" sx={{ bgcolor: 'surface.sunken', py: { xs: 7, md: 10 }, mb: 8 }}>
      <Container maxWidth="xl">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'end',
            justifyContent: 'space-between',
            gap: 2,
            mb: 4,
          }}
        >
          <Box>
            <Typography variant="h2">{text('featuredTitle')}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text('featuredText')}</Typography>
          </Box>
          <Button component={Link} to={paths.products} variant="outlined">
            {text('allProducts')}
          </Button>
        </Box>
        <Box ref={ref}>
          <Suspense fallback={<Room />}>{isNear ? <FeaturedGrid /> : <Room />}</Suspense>
        </Box>
      </Container>
    </Box>
  );
}
