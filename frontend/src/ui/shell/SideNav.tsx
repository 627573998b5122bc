import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Brand } from '../brand/Brand';
import { useText } from '../messages';
import { CountPill } from '../status';
import type { NavGroup, NavItem } from './nav';
import { useFolds } from './useFolds';

function NavEntry({ item, onNavigate }: { item: NavItem; onNavigate?: (() => void) | undefined }) {
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
          minHeight: { xs: 44, md: 40 },
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
        <CountPill count={badge} />
      </ButtonBase>
    </Box>
  );
}

interface HeadingProps {
  label: string;
  isOpen: boolean;
  controls: string;
  /** What waits in the group, told while its items are out of sight. */
  waiting: number;
  onTurn: () => void;
}

/** Folds and unfolds a group. */
function Heading({ label, isOpen, controls, waiting, onTurn }: HeadingProps) {
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onTurn}
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1,
        px: 1.5,
        mb: 0.25,
        minHeight: { xs: 44, md: 32 },
        borderRadius: 0.8,
        color: 'text.secondary',
        typography: 'overline',
        textAlign: 'left',
        '& svg': { fontSize: 18 },
        '&:hover': { color: 'text.primary' },
      }}
    >
      <Box component="span" sx={{ flexGrow: 1 }}>
        {label}
      </Box>
      {!isOpen && <CountPill count={waiting} />}
      <ExpandMoreIcon
        aria-hidden
        sx={{ transition: 'transform 150ms', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
      />
    </ButtonBase>
  );
}

interface SideNavProps {
  nav: NavGroup[];
  /** Where the browser keeps which groups are folded. */
  memory: string;
  onNavigate?: () => void;
}

/** The side navigation: brand on top, groups of pages below, the page that is shown always in sight. */
export function SideNav({ nav, memory, onNavigate }: SideNavProps) {
  const text = useText();
  const id = useId();
  const { pathname } = useLocation();
  const { isOpen, turn } = useFolds(memory, pathname);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    frame.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={frame}
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
      {nav.map((group) => (
        <Box key={group.id} sx={{ mb: 2 }}>
          {group.label && (
            <Heading
              label={group.label}
              isOpen={isOpen(group)}
              controls={`${id}-${group.id}`}
              waiting={group.items.reduce((sum, { badge }) => sum + (badge ?? 0), 0)}
              onTurn={() => turn(group)}
            />
          )}
          <Box
            component="ul"
            id={`${id}-${group.id}`}
            hidden={!isOpen(group)}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              gap: 0.25,
              display: isOpen(group) ? 'grid' : 'none',
            }}
          >
            {group.items.map((item) => (
              <NavEntry key={item.to} item={item} onNavigate={onNavigate} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
