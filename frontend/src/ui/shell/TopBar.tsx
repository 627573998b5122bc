import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { SchemeToggle } from '@/theme/SchemeToggle';
import { LanguageMenu } from '../language/LanguageMenu';
import { useText } from '../messages';

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

interface TopBarProps {
  onMenu: () => void;
  onPalette: () => void;
  tools?: ReactNode;
  /** Who is signed in. */
  account: ReactNode;
}

/** Palette, tools, colour scheme and account; on phones also the way to the navigation. */
export function TopBar({ onMenu, onPalette, tools, account }: TopBarProps) {
  const text = useText();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Toolbar sx={{ gap: 1, minHeight: { xs: 56, sm: 64 } }}>
        <IconButton
          edge="start"
          aria-label={text('openMenu')}
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Button
          onClick={onPalette}
          startIcon={<SearchIcon />}
          variant="outlined"
          aria-label={text('goTo')}
          aria-keyshortcuts="Control+K Meta+K"
          sx={{
            color: 'text.secondary',
            fontWeight: 450,
            justifyContent: 'flex-start',
            width: { sm: 320 },
            // On phones the glass alone.
            minWidth: { xs: 44, sm: 64 },
            '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: -0.5 } },
            bgcolor: 'background.paper',
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {text('goTo')}
          </Box>
          <Box
            component="kbd"
            sx={{
              ml: 'auto',
              font: 'inherit',
              fontSize: '0.75rem',
              display: { xs: 'none', sm: 'block' },
            }}
          >
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Box>
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {tools}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageMenu />
        </Box>
        <SchemeToggle />
        {account}
      </Toolbar>
    </AppBar>
  );
}
