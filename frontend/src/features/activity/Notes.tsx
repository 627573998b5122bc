import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { NoteResponse, NoteSubjectKindName } from '@/api/generated';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { usePolling } from '@/lib/hooks/usePolling';
import { roleName } from '@/lib/roleNames';
import { problemText } from '@/lib/server/problem';
import { words } from '@/lib/values';
import { Block } from '@/ui/data/Facts';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { MOST_LETTERS, Talk, WriteForm } from '@/ui/talk';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

const FIRST = 20;
/** As many as one response has. */
const MOST = 200;
/** People that are offered at once. */
const OFFERED = 8;

interface OfRecord {
  kind: NoteSubjectKindName;
  id: number;
}

function Write({ kind, id }: OfRecord) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useDebounced(typed, 150);
  const people = api.useListNotePeopleQuery(
    settled === null ? skipToken : { subjectKind: kind, subjectId: id, q: settled, limit: OFFERED },
  );
  const [add, { isLoading, error }] = api.useAddNoteMutation();
  const send = async (written: string, mentions: number[]) => {
    const { data } = await add({
      addNoteRequest: { subject: { kind, id }, text: written, mentions },
    });
    return data !== undefined;
  };
  // Until the server answers, of those who were offered last whoever still fits.
  const isSettled = settled === typed && !people.isFetching;
  const fits = (name: string) => name.toLowerCase().includes(typed?.toLowerCase() ?? '');
  const last = typed === null ? [] : (people.data?.items ?? []);
  const offered = last.filter(({ name }) => isSettled || fits(name));
  return (
    <WriteForm
      texts={{
        label: text('writeNote'),
        send: text('addNote'),
        sending: text('addingNote'),
        failed: text('noteFailed'),
        missing: text('noteMissing'),
        tooLong: text('noteTooLong', { most: MOST_LETTERS }),
      }}
      mentioning={{
        label: text('people'),
        people: offered.map(({ id, name, role, position }) => ({
          id,
          name,
          about: position ? words(position) : roleName(role),
        })),
        onAsk: setTyped,
      }}
      onSend={send}
      loading={isLoading}
      error={error}
    />
  );
}

/** The text with its mentions standing out. */
function NoteText({ note: { text, mentions } }: { note: NoteResponse }) {
  // Of two names that begin alike, the longer one is meant.
  const names = mentions
    .map(({ name }) => `@${name}`)
    .toSorted((one, other) => other.length - one.length);
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const places = names.map((name) => rest.indexOf(name)).filter((at) => at >= 0);
    const at = Math.min(...places);
    const name = names.find((one) => rest.startsWith(one, at));
    if (places.length === 0 || name === undefined) break;
    parts.push(rest.slice(0, at), name);
    rest = rest.slice(at + name.length);
  }
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <Box component="strong" key={index} sx={{ fontWeight: 600 }}>
            {part}
          </Box>
        ),
      )}
      {rest}
    </>
  );
}

function RemoveButton({ note }: { note: NoteResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = api.useRemoveNoteMutation();
  const confirm = async () => {
    const { error } = await remove({ id: note.id });
    setAsking(false);
    if (error) toast.error(text('noteKept'), problemText(error, text('tryAgain')));
    else toast.success(text('noteRemoved'));
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('removeNote', { name: note.authorName })}
        onClick={() => setAsking(true)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={text('removeTitle')}
        consequence={text('removeText')}
        confirmLabel={text('remove')}
        danger
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** What the company's people write to each other about a record; whoever it is about never sees it. */
export function Notes({ kind, id }: OfRecord) {
  const text = useText();
  const { user } = useSession();
  const [limit, setLimit] = useState(FIRST);
  const pollingInterval = usePolling();
  const list = api.useListNotesQuery(
    { subjectKind: kind, subjectId: id, limit },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  return (
    <Block title={text('notes')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text('notesText')}
      </Typography>
      <QueryView query={list} loading={<LinesSkeleton count={2} />}>
        {({ items, next }) => (
          <>
            {items.length === 0 && (
              <Typography variant="body2" sx={{ mb: 2 }}>
                {text('noNotes')}
              </Typography>
            )}
            {next !== null && limit < MOST && (
              <Button
                size="small"
                color="inherit"
                onClick={() => setLimit(Math.min(limit + FIRST, MOST))}
              >
                {text('olderNotes')}
              </Button>
            )}
            <Talk
              said={items.toReversed().map((note) => ({
                id: note.id,
                createdAt: note.createdAt,
                author: (
                  <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                    {note.authorName}
                  </Box>
                ),
                text: <NoteText note={note} />,
                action: note.canRemove && !user?.viewAs && <RemoveButton note={note} />,
              }))}
            />
          </>
        )}
      </QueryView>
      {!user?.viewAs && <Write kind={kind} id={id} />}
    </Block>
  );
}
