import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { SearchSynonymsResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useMerge, withRow } from '@/ui/conflict';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useToast } from '@/ui/toaster';
import { lazyPart } from '@/lib/parts';
import { groupKey, groupsFrom, rowsLike, rowsOf, SEPARATOR, type Group } from './groups';
import { useText } from './messages';

const GroupDialog = lazyPart(() => import('./GroupDialog'));

/** A dialog about a group, and the table in which it was seen; a new one has no words yet. */
interface Open {
  kind: 'edit' | 'remove';
  group: Group;
  seen: SearchSynonymsResponse;
}

function GroupRow({ group, onOpen }: { group: Group; onOpen: (kind: Open['kind']) => void }) {
  const text = useText();
  const word = group[0] ?? '';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, flex: '1 1 240px', minWidth: 0 }}>
        {group.map((one) => (
          <Chip key={one} label={one} size="small" />
        ))}
      </Box>
      <Button size="small" aria-label={text('editOf', { word })} onClick={() => onOpen('edit')}>
        {text('edit')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={text('removeOf', { word })}
        onClick={() => onOpen('remove')}
      >
        {text('remove')}
      </Button>
    </Box>
  );
}

function Groups({ table }: { table: SearchSynonymsResponse }) {
  const text = useText();
  const toast = useToast();
  const [set, { isLoading, error, reset }] = api.useSetSearchSynonymsMutation();
  const [read] = api.useLazyGetSearchSynonymsQuery();
  const [open, setOpen] = useState<Open>();
  const { groups } = table;
  const close = () => {
    setOpen(undefined);
    reset();
  };
  const openAt = (kind: Open['kind'], group: Group) => {
    reset();
    setOpen({ kind, group, seen: table });
  };
  const edited = useMerge(() => ({
    label: text('words'),
    nothing: text('deleted'),
    show: (row) => row.split(SEPARATOR).join(', '),
  }));
  const put = ({ group, seen }: Open, words: Group) => {
    const was = rowsOf(seen.groups);
    // In its place, or behind the last where it is new.
    const key = groupKey(group.length > 0 ? group : words);
    return edited.save(
      withRow(was, key, groupKey(words)),
      { rows: was, version: seen.version },
      (rows, version) => set({ setSearchSynonymsRequest: { version, groups: groupsFrom(rows) } }),
      async () => {
        const { data: now } = await read();
        return now && { rows: rowsLike(seen.groups, now.groups), version: now.version };
      },
    );
  };
  const save = async (about: Open, words: Group) => {
    if (!(await put(about, words)).data) return;
    toast.success(text('saved'), text('savedText'));
    close();
  };
  const remove = async (about: Open) => {
    const { data, error: failure } = await put(about, []);
    if (failure) toast.error(text('removeFailed'), problemText(failure, ''));
    const isKept = data?.groups.some((words) => words.some((word) => about.group.includes(word)));
    if (data) toast.success(text(isKept ? 'saved' : 'removed'));
    close();
  };
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => openAt('edit', [])}>
      {text('add')}
    </Button>
  );

  return (
    <>
      {groups.length === 0 ? (
        <Card>
          <EmptyState title={text('empty')} text={text('emptyText')} action={add} />
        </Card>
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
            <Typography sx={{ flexGrow: 1, color: 'text.secondary' }} aria-live="polite">
              {text('groups', { count: groups.length })}
            </Typography>
            {add}
          </Box>
          <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {groups.map((group) => (
              <GroupRow
                key={group.join('\n')}
                group={group}
                onOpen={(kind) => openAt(kind, group)}
              />
            ))}
          </Card>
        </>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'edit' && (
          <GroupDialog
            group={open.group}
            loading={isLoading}
            error={edited.failure(error)}
            onSave={(words) => save(open, words)}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={text('removeTitle', { word: open.group[0] ?? '' })}
          consequence={text('removeText', { words: open.group.join(', ') })}
          confirmLabel={text('remove')}
          danger
          loading={isLoading}
          onConfirm={() => remove(open)}
          onClose={close}
        />
      )}
      {edited.dialog}
    </>
  );
}

/** Words that mean the same to whoever searches the catalogue. */
export default function SynonymsPage() {
  const text = useText();
  const query = api.useGetSearchSynonymsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={text('title')} description={text('intro')} width="md">
      <QueryView query={query} loading={<LinesSkeleton count={3} height={56} />}>
        {(table) => <Groups table={table} />}
      </QueryView>
    </Page>
  );
}
