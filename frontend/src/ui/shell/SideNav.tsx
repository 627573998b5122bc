import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Brand } from '../brand/Brand';
import { useText } from '../messages';
import type { NavGroup, NavItem } from './nav';

function NavEntry({ item, onNavigate }: { item: NavItem; onNavigate?: () => void }) {
  const { icon: Icon, label, to, badge, end } = item;
  return (
    <Box component="li">
      <ButtonBase
        component={NavLink}
        to={to}
        end={end ?? false}
        {...(onNavigate ? { onClick: onNavigate } : {})}
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          gap: 1.5,
          px: 1.5,
          minHeight: 40,
          borderRadius: 0.8,
          color: 'text.secondary',
          typography: 'body2',
          fontWeight: 550,
          textAlign: 'left',
          '& svg': { fontSize: 20 },
          '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
          '&.active': { color: 'primary.main', bgcolor: 'surface.accent', fontWeight: 640 },
        }}
      >
        <Icon aria-hidden />
        <Box component="span" sx={{ flexGrow: 1 }}>
          {label}
        </Box>
        {badge ? (
          <Box
            component="span"
            sx={{
              px: 0.875,
              borderRadius: 5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.75rem',
              lineHeight: '20px',
              fontWeight: 650,
            }}
          >
            {badge}
          </Box>
        ) : null}
      </ButtonBase>
    </Box>
  );
}

/** The side navigation: brand on top, groups of pages below. */
export function SideNav({ nav, onNavigate }: { nav: NavGroup[]; onNavigate?: () => void }) {
  const text = useText();
  return (
    <Box
      component="nav"
      aria-label={text('mainNavigation')}
      sx={{ p: 2, height: '100%', overflowY: 'auto' }}
    >
      <ButtonBase
        component={Link}
        to={paths.home}
        aria-label={text('productName')}
        sx={{ px: 1.5, mb: 3, mt: 0.5, borderRadius: 0.8 }}
      >
        <Brand />
      </ButtonBase>
      {nav.map(({ label, items }, index) => (
        <Box key={label ?? index} sx={{ mb: 2.5 }}>
          {label && (
            <Typography
              variant="overline"
              component="p"
              sx={{ px: 1.5, mb: 0.5, color: 'text.secondary' }}
            >
              {label}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
            {items.map((item) => (
              <NavEntry key={item.to} item={item} {...(onNavigate ? { onNavigate } : {})} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
