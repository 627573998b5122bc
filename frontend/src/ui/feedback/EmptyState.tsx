import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: 7, px: 3, textAlign: 'center' }}>
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'inline-grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            mb: 2,
            borderRadius: '50%',
            bgcolor: 'surface.accent',
            color: 'primary.main',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text && (
        <Typography
          component="div"
          sx={{ color: 'text.secondary', mt: 1, mx: 'auto', maxWidth: '52ch' }}
        >
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
