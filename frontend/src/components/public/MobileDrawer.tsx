import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { SchemeToggle } from '@/theme/SchemeToggle';
import { useText } from '../messages';
import { HeaderSearch } from './HeaderSearch';
import { HEADER_LINKS } from './navigation';

/** The header's links once more, in a drawer for narrow screens. */
export default function MobileDrawer({ open, close }: { open: boolean; close: () => void }) {
  const text = useText();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { sx: { width: 'min(360px, 100vw)', p: 2 } } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <SchemeToggle />
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
        <Button
          component={Link}
          to={paths.login.customer}
          onClick={close}
          variant="outlined"
          size="large"
        >
          {text('client')}
        </Button>
        <Button
          component={Link}
          to={paths.register.choose}
          onClick={close}
          variant="contained"
          size="large"
        >
          {text('signUp')}
        </Button>
      </Stack>
    </Drawer>
  );
}
