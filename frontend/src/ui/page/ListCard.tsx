import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Page } from '@/lib/server/page';
import { EmptyState, LinesSkeleton, QueryView, type Query } from '../feedback';
import { ARRIVED, ArrivedMark, useArrivals } from '../table/arrivals';

interface ListCardProps<T> {
  title: string;
  /** Where the whole list is. */
  more?: { label: string; to: string };
  list: Query<Page<T>>;
  rowKey: (item: T) => string | number;
  row: (item: T) => ReactNode;
  empty: string;
}

/** The first few of a list on a dashboard, with the way to all of them. */
export function ListCard<T>({ title, more, list, rowKey, row, empty }: ListCardProps<T>) {
  const isNew = useArrivals({ list, rowKey });
  const content = ({ items }: Page<T>) => {
    if (items.length === 0) return <EmptyState title={empty} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={rowKey(item)}
            sx={{
              px: 2.5,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              ...(isNew(item) ? ARRIVED : {}),
            }}
          >
            {isNew(item) && <ArrivedMark />}
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
      <QueryView
        query={list}
        loading={
          <Box sx={{ p: 2.5, pt: 0 }}>
            <LinesSkeleton />
          </Box>
        }
      >
        {content}
      </QueryView>
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
