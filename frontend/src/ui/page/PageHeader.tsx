import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../messages';

export interface Crumb {
  label: string;
  /** Missing on the last crumb, which is the page itself. */
  to?: string;
}

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  crumbs?: Crumb[];
  action?: ReactNode;
}

/** Breadcrumbs, the heading of the page, and its one primary action. */
export function PageHeader({ title, description, crumbs, action }: PageHeaderProps) {
  const text = useText();
  return (
    <Box component="header">
      {crumbs && crumbs.length > 1 && (
        <Breadcrumbs aria-label={text('breadcrumbs')} sx={{ mb: 1, fontSize: '0.875rem' }}>
          {crumbs.map(({ label, to }) =>
            to ? (
              <Link key={label} component={RouterLink} to={to} color="text.secondary">
                {label}
              </Link>
            ) : (
              <Box key={label} component="span" aria-current="page" sx={{ color: 'text.primary' }}>
                {label}
              </Box>
            ),
          )}
        </Breadcrumbs>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'flex-start' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {description && (
            <Typography
              sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '70ch' }}
              component="div"
            >
              {description}
            </Typography>
          )}
        </Box>
        {action && <Box sx={{ flexShrink: 0 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
