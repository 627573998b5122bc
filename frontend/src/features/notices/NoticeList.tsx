import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTableState } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import { MarkAllButton } from './MarkAllButton';
import { useText } from './messages';
import { NoticeFeed } from './NoticeFeed';
import { SettingsLink } from './SettingsLink';
import { useNotices } from './useNotices';

/** All notices of the person, or those of one of their roles; page by page, the newest first. */
export function NoticeList({ role }: { role?: string | undefined }) {
  const text = useText();
  const table = useTableState({ prefix: 'notices', filters: ['status'] });
  const part = { ...table.args, role };
  const { data } = useNotices(part);
  return (
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
      <NoticeFeed {...part} />
      {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
    </Card>
  );
}
