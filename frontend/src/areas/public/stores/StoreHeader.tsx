import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { CartTool } from '@/features/cart/contents/CartTool';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { placeOf } from '@/lib/storeOf';
import { HERO_GROUND } from '@/theme/focus';
import { useText } from '@/ui/messages';

interface WaysProps {
  /** Where the first button leads. */
  back: { to: string; label: string };
  /** The door of the people this store is for. */
  login: string;
}

/** The way back, the cart, and the door of the people this store is for. */
export function StoreWays({ back, login }: WaysProps) {
  const text = useText();
  const doorFromHere = useDoorFromHere();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button component={RouterLink} to={back.to} color="inherit" sx={{ ml: -2 }}>
        {back.label}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <Box
        sx={{
          '& button': { color: 'inherit' },
          '& .MuiBadge-badge': { bgcolor: 'surface.onHero', color: 'surface.hero' },
        }}
      >
        <CartTool />
      </Box>
      <Button
        component={RouterLink}
        to={user ? dashboardPath(user) : doorFromHere(login)}
        color="inherit"
        sx={{ border: 1, borderColor: 'currentcolor' }}
      >
        {text(user ? 'myDashboard' : 'storeLogin')}
      </Button>
    </Box>
  );
}

/** The head of a dealer's store over the pages of its products: whose it is, and the way back to it. */
export default function StoreHeader({ dealer }: { dealer: number }) {
  const text = useText();
  const { currentData: store } = api.useGetDealerStoreQuery({ id: dealer });
  const home = paths.dealerStoreOf(dealer);
  return (
    <Box component="header" sx={{ ...HERO_GROUND, minHeight: 132 }}>
      <Container maxWidth="xl" sx={{ py: 2 }}>
        <StoreWays back={{ to: home, label: text('backToStore') }} login={paths.login.customer} />
        {store && (
          <Box
            sx={{
              mt: 1,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.5,
              alignItems: 'baseline',
            }}
          >
            <Link
              component={RouterLink}
              to={home}
              variant="h3"
              color="inherit"
              underline="hover"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {store.name}
            </Link>
            <Typography variant="body2" sx={{ opacity: 0.85 }}>
              {placeOf(store)}
            </Typography>
          </Box>
        )}
      </Container>
    </Box>
  );
}
