import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

export interface SectionPage {
  label: string;
  to: string;
  /** A count worth seeing from the other pages. */
  badge?: number | undefined;
}

/** The pages of a section side by side, above each of them; the open one stands in the address. */
export function SectionNav({ label, pages }: { label: string; pages: readonly SectionPage[] }) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the open page may stand beyond the edge.
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && open) strip.current.scrollLeft = open.offsetLeft - 64;
  }, [pathname]);
  return (
    <Container maxWidth="xl" sx={{ pt: { xs: 1, md: 2 } }}>
      <Box
        component="nav"
        aria-label={label}
        ref={strip}
        sx={{ position: 'relative', overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
          {pages.map(({ to, badge, ...page }) => (
            <Box key={to} component="li" sx={{ flexShrink: 0 }}>
              <ButtonBase
                component={NavLink}
                to={to}
                end
                sx={{
                  px: 2,
                  minHeight: 48,
                  gap: 1,
                  typography: 'body2',
                  fontWeight: 600,
                  whiteSpace: 'nowrap',
                  color: 'text.secondary',
                  borderBottom: 2,
                  borderColor: 'transparent',
                  '&:hover': { color: 'text.primary' },
                  '&:focus-visible': { outlineOffset: -2 },
                  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
                }}
              >
                {page.label}
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
          ))}
        </Box>
      </Box>
    </Container>
  );
}
