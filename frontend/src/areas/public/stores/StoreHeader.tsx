import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { Header } from '@/areas/public/Header';
import { CartTool } from '@/features/cart/contents/CartTool';
import { LogoTile } from '@/ui/data/LogoTile';
import { placeOf } from '@/lib/countries';
import { paths } from '@/lib/paths';
import { useAddress } from '@/lib/hooks/useAddress';
import { dashboardPath } from '@/lib/roles';
import { isNotFound } from '@/lib/server/problem';
import { dealerOf } from '@/lib/ids';
import { HERO_GROUND } from '@/theme/focus';
import { SchemeToggle } from '@/theme/SchemeToggle';
import { LanguageMenu } from '@/ui/language/LanguageMenu';
import { useText } from '@/ui/messages';

interface WaysProps {
  /** Where the first button leads. */
  back: { to: string; label: string };
  /** The door of the people this store is for. */
  login: string;
}

/** The way back, the cart, language and colours, and the door of the people this store is for. */
export function StoreWays({ back, login }: WaysProps) {
  const text = useText();
  const doorFromHere = useDoorFromHere();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, alignItems: 'center' }}>
      <Button
        component={RouterLink}
        to={back.to}
        color="inherit"
        sx={{ ml: -2, mr: 'auto', pr: 0, textAlign: 'left', lineHeight: 1.25 }}
      >
        {back.label}
      </Button>
      <Box
        sx={{
          display: 'flex',
          gap: { sm: 1 },
          '& button': { color: 'inherit' },
          '& .MuiBadge-badge': { bgcolor: 'surface.onHero', color: 'surface.hero' },
        }}
      >
        <CartTool />
        <LanguageMenu />
        <SchemeToggle />
      </Box>
      <Button
        component={RouterLink}
        to={user ? dashboardPath(user) : doorFromHere(login)}
        color="inherit"
        sx={{
          border: 1,
          borderColor: 'currentcolor',
          px: { xs: 1.25, sm: 2 },
          flexShrink: 0,
        }}
      >
        {text(user ? 'myDashboard' : 'storeLogin')}
      </Button>
    </Box>
  );
}

/**
 * The head of a dealer's store over the pages of its products: whose it is, and the way back to it. The company's header
 * where there is no such store.
 */
export default function StoreHeader() {
  const text = useText();
  const dealer = dealerOf(useAddress().params) ?? 0;
  const query = api.useGetDealerStoreQuery({ id: dealer }, { skip: !dealer });
  const store = query.currentData;
  const home = store?.path ?? paths.dealerStoreOf(dealer);
  if (!dealer || isNotFound(query.error)) return <Header />;
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
              alignItems: store.logoUrl ? 'center' : 'baseline',
            }}
          >
            <LogoTile src={store.logoUrl} size={40} />
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
