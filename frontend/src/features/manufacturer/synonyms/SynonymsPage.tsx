import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { SearchSynonymsResponse } from '@/api/generated';
import { problemText } from '@/api/problem';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { useToast } from '@/components/toaster';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const GroupDialog = lazyPart(() => import('./GroupDialog'));

type Group = readonly string[];

/** A dialog about a group by its place in the table; a new one stands behind the last. */
interface Open {
  kind: 'edit' | 'remove';
  place: number;
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
  const [open, setOpen] = useState<Open>();
  const { groups, version } = table;
  const close = () => {
    setOpen(undefined);
    reset();
  };
  const openAt = (kind: Open['kind'], place: number) => {
    reset();
    setOpen({ kind, place });
  };
  const put = (changed: Group[]) =>
    set({ setSearchSynonymsRequest: { version, groups: changed.map((group) => [...group]) } });
  const save = async (place: number, words: string[]) => {
    const changed: Group[] = [...groups];
    changed[place] = words;
    if ((await put(changed)).error) return;
    toast.success(text('saved'), text('savedText'));
    close();
  };
  const remove = async (place: number) => {
    const failure = (await put(groups.filter((_, at) => at !== place))).error;
    if (failure) toast.error(text('removeFailed'), problemText(failure, ''));
    else toast.success(text('removed'));
    close();
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => openAt('edit', groups.length)}
    >
      {text('add')}
    </Button>
  );
  const chosen = open && (groups[open.place] ?? []);

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
            {groups.map((group, place) => (
              <GroupRow
                key={group.join('\n')}
                group={group}
                onOpen={(kind) => openAt(kind, place)}
              />
            ))}
          </Card>
        </>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'edit' && (
          <GroupDialog
            group={chosen ?? []}
            loading={isLoading}
            error={error}
            onSave={(words) => save(open.place, words)}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={text('removeTitle', { word: chosen?.[0] ?? '' })}
          consequence={text('removeText', { words: (chosen ?? []).join(', ') })}
          confirmLabel={text('remove')}
          danger
          loading={isLoading}
          onConfirm={() => remove(open.place)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Words that mean the same to whoever searches the catalogue. */
export default function SynonymsPage() {
  const text = useText();
  const { data, error, refetch } = api.useGetSearchSynonymsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={text('title')} description={text('intro')} width="md">
      {data && <Groups table={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton count={3} height={56} />}
    </Page>
  );
}
