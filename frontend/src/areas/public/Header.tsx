import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { CartTool } from '@/features/cart/contents/CartTool';
import { paths } from '@/lib/paths';
import { SchemeToggle } from '@/theme/SchemeToggle';
import { Brand } from '@/ui/brand/Brand';
import { LanguageMenu } from '@/ui/language/LanguageMenu';
import { useText } from '@/ui/messages';
import { HeaderSearch } from './HeaderSearch';
import { MobileMenu } from './MobileMenu';
import { accountWays, HEADER_LINKS } from './navigation';

function HeaderLinks() {
  const text = useText();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={text('mainNavigation')}
      sx={{ gap: 0.5, ml: -1.25, pb: 1, overflowX: 'auto' }}
    >
      {HEADER_LINKS.map(({ to, label }) => (
        <Button
          key={to}
          component={NavLink}
          to={to}
          size="small"
          sx={{
            paddingInline: 1.25,
            flexShrink: 0,
            color: 'text.secondary',
            '&:hover, &.active': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: -2 },
            '&.active': { bgcolor: 'surface.accent' },
          }}
        >
          {text(label)}
        </Button>
      ))}
    </Stack>
  );
}

/** Sign-in and sign-up for guests, the way to the own dashboard for everybody else. */
function HeaderAccount() {
  const text = useText();
  return accountWays(useSession().user).map(({ to, label, variant }) => (
    <Button key={to} component={Link} to={to} variant={variant}>
      {text(label)}
    </Button>
  ));
}

/** The header of all public pages: two rows on wide screens, one with a menu on narrow ones. */
export function Header() {
  const text = useText();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container maxWidth="xl">
        <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 1, md: 2 }, height: 64 }}>
          <ButtonBase
            component={Link}
            to={paths.home}
            aria-label={text('productName')}
            sx={{ borderRadius: 1 }}
          >
            <Brand />
          </ButtonBase>
          <Box sx={{ display: { xs: 'none', md: 'block' }, width: 'min(440px, 40vw)', mx: 'auto' }}>
            <HeaderSearch />
          </Box>
          <Box sx={{ flexGrow: { xs: 1, md: 0 } }} />
          <CartTool />
          <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
            <LanguageMenu />
            <SchemeToggle />
            <HeaderAccount />
          </Stack>
          <Box sx={{ display: { md: 'none' } }}>
            <MobileMenu />
          </Box>
        </Stack>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <HeaderLinks />
        </Box>
      </Container>
    </AppBar>
  );
}
