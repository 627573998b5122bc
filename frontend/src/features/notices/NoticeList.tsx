import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { api } from '@/api/enhance';
import type { NotificationResponse } from '@/api/generated';
import { BulkDialog, useTableState, type Bulk } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import { RowCheckbox, SelectionBar, useSelection } from '@/ui/table/Selection';
import { MarkAllButton } from './MarkAllButton';
import { text as now, useText } from './messages';
import { NoticeFeed } from './NoticeFeed';
import { SettingsLink } from './SettingsLink';
import { useNotices } from './useNotices';

const nameOf = ({ title }: NotificationResponse) => title;

interface MarkManyProps {
  notices: readonly NotificationResponse[];
  onClose: (isDone: boolean) => void;
}

/** Marks several as read without asking: nothing is lost by it. */
function MarkMany({ notices, onClose }: MarkManyProps) {
  const text = useText();
  const [mark] = api.useMarkNotificationMutation();
  return (
    <BulkDialog
      title={text('markRead')}
      rows={notices}
      nameOf={nameOf}
      send={({ id }) => mark({ id, markNotificationRequest: { status: 'read' } })}
      onClose={onClose}
    />
  );
}

const BULK: Bulk<NotificationResponse> = {
  nameOf,
  canChoose: ({ status }) => status === 'unread',
  actions: (notices) => [
    {
      label: now('markRead'),
      dialog: (onClose) => <MarkMany notices={notices} onClose={onClose} />,
    },
  ],
};

/** All notices of the person, or those of one of their roles; page by page, the newest first. */
export function NoticeList({ role }: { role?: string | undefined }) {
  const text = useText();
  const table = useTableState({ prefix: 'notices', filters: ['status'] });
  const part = { ...table.args, role };
  const { data } = useNotices(part);
  const selection = useSelection({
    rows: data?.items,
    rowKey: ({ id }) => id,
    scope: JSON.stringify(part),
    bulk: BULK,
  });
  const box = (notice: NotificationResponse) => (
    <Box sx={{ ml: -1, visibility: notice.status === 'unread' ? 'visible' : 'hidden' }}>
      <RowCheckbox selection={selection} row={notice} />
    </Box>
  );
  const list = (
    <Card>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={text('which')}
          value={table.filters.status}
          onChange={(_event, status: string | null) =>
            status !== null && table.setFilter('status', status)
          }
        >
          <ToggleButton value="">{text('allOfThem')}</ToggleButton>
          <ToggleButton value="unread">{text('unread')}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flexGrow: 1 }} />
        {table.page === 1 && <MarkAllButton role={role} newest={data?.items[0]?.id} />}
        <SettingsLink />
      </Box>
      <NoticeFeed {...part} lead={box} />
      {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
    </Card>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {list}
      <SelectionBar selection={selection} actions={BULK.actions} withAll />
    </Box>
  );
}
