import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { PriceChangeResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { StatusChip } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { text as common } from '@/ui/messages';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { lazyPart } from '@/lib/parts';
import type { Audience } from './rows';
import { text as now, useText } from './messages';

const ChangeDialog = lazyPart(() => import('./ChangeDialog'));

function StateChip({ change }: { change: PriceChangeResponse }) {
  const text = useText();
  const { undoneBy, undoes, effectiveFrom } = change;
  if (undoneBy) return <StatusChip tone="neutral" label={text('state_undone')} />;
  if (undoes) return <StatusChip tone="info" label={text('state_undo', { id: undoes })} />;
  const isPlanned = new Date(effectiveFrom).getTime() > Date.now();
  return isPlanned ? (
    <StatusChip tone="warning" label={text('state_planned')} />
  ) : (
    <StatusChip tone="success" label={text('state_done')} />
  );
}

interface Actions {
  onOpen: (change: PriceChangeResponse) => void;
  onUndo: (change: PriceChangeResponse) => void;
}

const columns = ({ onOpen, onUndo }: Actions): Column<PriceChangeResponse>[] => [
  {
    id: 'time',
    header: now('time'),
    onCard: 'title',
    cell: ({ id, createdAt, note }) => (
      <Box>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
          #{id} · <DateTime time={createdAt} />
        </Typography>
        {note && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    ),
  },
  { id: 'by', header: now('by_'), cell: ({ actorName }) => actorName ?? now('system') },
  {
    id: 'cells',
    header: now('cells'),
    align: 'right',
    cell: ({ cellCount }) => formatCount(cellCount),
  },
  {
    id: 'effective',
    header: now('effective'),
    cell: ({ effectiveFrom, createdAt }) =>
      effectiveFrom === createdAt ? now('atOnce') : <DateTime time={effectiveFrom} show="date" />,
  },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: (change) => <StateChip change={change} />,
  },
  {
    id: 'actions',
    header: common('rowActions'),
    align: 'right',
    onCard: 'actions',
    cell: (change) => (
      <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
        <Button size="small" onClick={() => onOpen(change)}>
          {now('details')}
        </Button>
        {!change.undoneBy && (
          <Button
            size="small"
            aria-label={now('undoOf', { id: change.id })}
            onClick={() => onUndo(change)}
          >
            {now('undoChange')}
          </Button>
        )}
      </Box>
    ),
  },
];

function UndoDialog({ change, onClose }: { change: PriceChangeResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [undo, { isLoading }] = api.useUndoPriceChangeMutation();
  const { id, cellCount } = change;
  const confirm = async () => {
    const { error } = await undo({ id });
    onClose();
    if (error) toast.error(text('undoFailed'), problemText(error, ''));
    else toast.success(text('undone'), text('undoneText'));
  };
  return (
    <ConfirmDialog
      open
      title={text('undoTitle', { id })}
      consequence={text('undoText', { count: cellCount })}
      confirmLabel={text('undoChange')}
      loading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Every change of an audience's prices, newest first, with the way to undo it. */
export function HistoryTab({ audience }: { audience: Audience }) {
  const text = useText();
  const table = useTableState({ prefix: 'history' });
  const list = api.useListPriceChangesQuery(
    { audience, ...table.args },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<PriceChangeResponse>();
  const [undoing, setUndoing] = useState<PriceChangeResponse>();
  return (
    <>
      <DataTable
        label={text('historyLabel')}
        table={table}
        list={list}
        columns={columns({ onOpen: setOpened, onUndo: setUndoing })}
        rowKey={({ id }) => id}
        empty={{
          icon: <HistoryIcon />,
          title: text('historyEmpty'),
          text: text('historyEmptyText'),
        }}
      />
      <Suspense fallback={null}>
        {opened && <ChangeDialog id={opened.id} onClose={() => setOpened(undefined)} />}
      </Suspense>
      {undoing && <UndoDialog change={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
}
