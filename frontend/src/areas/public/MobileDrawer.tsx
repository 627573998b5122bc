import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { SchemeToggle } from '@/theme/SchemeToggle';
import { LanguageMenu } from '@/ui/language/LanguageMenu';
import { useText } from '@/ui/messages';
import { HeaderSearch } from './HeaderSearch';
import { accountWays, HEADER_LINKS } from './navigation';

/** The header's links once more, in a drawer for narrow screens. */
export default function MobileDrawer({ open, close }: { open: boolean; close: () => void }) {
  const text = useText();
  const ways = accountWays(useSession().user);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { sx: { width: 'min(360px, 100vw)', p: 2 } } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <LanguageMenu />
          <SchemeToggle />
        </Stack>
        <IconButton aria-label={text('closeMenu')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <HeaderSearch onSearched={close} />
      <Stack component="nav" aria-label={text('mainNavigation')} sx={{ my: 2 }}>
        {HEADER_LINKS.map(({ to, label }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            onClick={close}
            color="inherit"
            size="large"
            sx={{ justifyContent: 'flex-start', paddingInline: 1.5 }}
          >
            {text(label)}
          </Button>
        ))}
      </Stack>
      <Stack sx={{ gap: 1 }}>
        {ways.map(({ to, label, variant }) => (
          <Button key={to} component={Link} to={to} onClick={close} variant={variant} size="large">
            {text(label)}
          </Button>
        ))}
      </Stack>
    </Drawer>
  );
}
