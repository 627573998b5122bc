import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Fact } from '../data/Facts';
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

interface DocumentHeadProps {
  company: string;
  /** Address and numbers of the company; what is not set is left out. */
  contact?: readonly (string | null | undefined)[];
  title: string;
  facts: readonly Fact[];
}

/** The head of a page that is printed as a document: who it is from, what it is, and of which day. */
export function DocumentHead({ company, contact = [], title, facts }: DocumentHeadProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 3,
        pb: 2,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 660 }}>{company}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {contact.filter(Boolean).join('\n')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="h1" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {facts.map(([label, value]) => (
          <Typography key={label} variant="body2">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}:
            </Box>{' '}
            {value}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
