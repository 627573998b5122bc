import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { HERO_GROUND } from '@/theme/focus';
import { useText } from './messages';
import { BestSellers } from './BestSellers';

/** The rest of the window below the header: what comes after it is fetched when somebody comes near it. */
const FIRST_VIEW = 'min(100svh - 110px, 860px)';

interface HeroProps {
  /** Only guests load products here. */
  withProducts: boolean;
}

/** The first thing a guest sees: what this is, two ways in, and something of what is sold. */
export function Hero({ withProducts }: HeroProps) {
  const text = useText();
  return (
    <Box sx={{ ...HERO_GROUND, overflow: 'hidden' }}>
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr minmax(0, 1.2fr)' },
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          py: { xs: 4, md: 9 },
          minHeight: FIRST_VIEW,
        }}
      >
        <Box>
          <Typography variant="h1" sx={{ maxWidth: '18ch' }}>
            {text('heroTitle')}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 2.5, maxWidth: '52ch', opacity: 0.86 }}
          >
            {text('heroText')}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
            <Button
              component={Link}
              to={paths.products}
              size="large"
              sx={{
                bgcolor: 'surface.onHero',
                color: 'surface.hero',
                '&:hover': { bgcolor: 'common.white' },
              }}
            >
              {text('browse')}
            </Button>
            <Button
              component={Link}
              to={paths.register.choose}
              size="large"
              color="inherit"
              sx={{ border: 1, borderColor: 'currentcolor' }}
            >
              {text('join')}
            </Button>
          </Stack>
        </Box>
        {withProducts && <BestSellers />}
      </Container>
    </Box>
  );
}
