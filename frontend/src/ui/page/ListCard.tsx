import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Page } from '@/lib/server/page';
import { EmptyState, ErrorState, LinesSkeleton } from '../feedback';

interface ListCardProps<T> {
  title: string;
  /** Where the whole list is. */
  more?: { label: string; to: string };
  list: { data?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  rowKey: (item: T) => string | number;
  row: (item: T) => ReactNode;
  empty: string;
}

/** The first few of a list on a dashboard, with the way to all of them. */
export function ListCard<T>({ title, more, list, rowKey, row, empty }: ListCardProps<T>) {
  const { data, error, refetch } = list;
  const content = () => {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <Box sx={{ p: 2.5, pt: 0 }}>
          <LinesSkeleton />
        </Box>
      );
    if (data.items.length === 0) return <EmptyState title={empty} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((item) => (
          <Box
            component="li"
            key={rowKey(item)}
            sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            {row(item)}
          </Box>
        ))}
      </Box>
    );
  };
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          px: 2.5,
          py: 2,
          display: 'flex',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {more && (
          <Link component={RouterLink} to={more.to} variant="body2" sx={{ flexShrink: 0 }}>
            {more.label}
          </Link>
        )}
      </Box>
      {content()}
    </Card>
  );
}

/** Two lines on the left, figures on the right. */
export function ListLine(props: { title: ReactNode; detail?: ReactNode; end?: ReactNode }) {
  const { title, detail, end } = props;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          component="div"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {detail && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {end && <Box sx={{ flexShrink: 0, textAlign: 'right' }}>{end}</Box>}
    </Box>
  );
}
