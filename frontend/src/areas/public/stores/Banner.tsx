import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { useText as useCommonText } from '@/ui/messages';
import { useDescription } from '@/ui/page/useDescription';
import { CartButton } from '@/areas/public/CartButton';
import { InShell } from '@/ui/shell/inShell';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { HERO_GROUND } from '@/theme/focus';
import { useText } from './messages';

export interface BannerProps {
  /** Of the document and, unless `kind` says what store it is, above the banner. */
  title: string;
  kind?: string;
  banner: string;
  lead: string;
  /** The door of the people this store is for. */
  login: string;
  /** Beside the lead, such as a way to share the store. */
  extra?: ReactNode;
}

/** Home, the cart, and the door of the people this store is for. */
function WaysOut({ login }: { login: string }) {
  const doorFromHere = useDoorFromHere();
  const text = useText();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 3 }}>
      <Button component={Link} to={paths.home} color="inherit" sx={{ ml: -2 }}>
        {text('backHome')}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <Box
        sx={{
          '& a': { color: 'inherit' },
          '& .MuiBadge-badge': { bgcolor: 'surface.onHero', color: 'surface.hero' },
        }}
      >
        <CartButton />
      </Box>
      <Button
        component={Link}
        to={user ? dashboardPath(user) : doorFromHere(login)}
        color="inherit"
        sx={{ border: 1, borderColor: 'currentcolor' }}
      >
        {text(user ? 'dashboard' : 'login')}
      </Button>
    </Box>
  );
}

/** The head of a store: the ways out, the cart, and what the store is. */
export function Banner({ title, kind = title, banner, lead, login, extra }: BannerProps) {
  useDescription(lead);
  const common = useCommonText();
  const inShell = useContext(InShell);
  return (
    <Box component="header" sx={HERO_GROUND}>
      <title>{`${title} · ${common('productName')}`}</title>
      <Container maxWidth="xl" sx={{ py: { xs: 3, md: 4 } }}>
        {!inShell && <WaysOut login={login} />}
        <Typography variant="overline" component="p" sx={{ opacity: 0.85 }}>
          {kind}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: { md: '2.5rem' }, maxWidth: '24ch' }}>
          {banner}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '60ch', opacity: 0.88 }}>{lead}</Typography>
        {extra && <Box sx={{ mt: 2.5 }}>{extra}</Box>}
      </Container>
    </Box>
  );
}
