import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PageSectionProps {
  title: string;
  /** Where there is more of it. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A titled part of a page, with the way to all of what it shows some of. */
export function PageSection({ title, more, children }: PageSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 2,
        }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {more && (
          <Button component={Link} to={more.to} size="small" sx={{ mr: -1.5, flexShrink: 0 }}>
            {more.label}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
