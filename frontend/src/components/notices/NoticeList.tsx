import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { api } from '@/api/enhance';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { useTableState } from '@/components/table';
import { Pager } from '@/components/table/Pager';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';
import { NoticeItem } from './NoticeItem';

interface NoticeFeedProps {
  role?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

function useNotices({ role, limit, cursor }: NoticeFeedProps) {
  const pollingInterval = usePolling();
  return api.useListNotificationsQuery(
    { limit, ...(role ? { role } : {}), ...(cursor ? { cursor } : {}) },
    { pollingInterval },
  );
}

/** The notices of one page, without a frame of their own. */
export function NoticeFeed(props: NoticeFeedProps) {
  const text = useText();
  const { data, error, refetch } = useNotices(props);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box sx={{ p: 2 }}>
        <LinesSkeleton count={4} height={56} />
      </Box>
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon={<NotificationsIcon />} title={text('empty')} text={text('emptyText')} />
    );
  return (
    <Box component="ul" aria-label={text('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.items.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </Box>
  );
}

/** All notices of the person, or those of one of their roles; page by page, the newest first. */
export function NoticeList({ role }: { role?: string | undefined }) {
  const table = useTableState({ prefix: 'notices' });
  const { data } = useNotices({ role, ...table.args });
  return (
    <Card>
      <NoticeFeed role={role} {...table.args} />
      {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
    </Card>
  );
}
