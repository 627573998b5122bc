import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { sumsOf, type Draft } from './draft';
import { text as now, useText } from './messages';
import { usePost } from './usePost';

interface PostBarProps {
  draft: Draft;
  change: (changed: (draft: Draft) => Draft) => void;
  discard: () => void;
}

/** "8 counted, 2 still open · 3 differ: …" */
function sumsLine(draft: Draft): string {
  const sums = sumsOf(draft);
  if (draft.isBlind) return now('sums', { ...sums });
  const difference = sums.differing === 0 ? now('sumsSame') : now('sumsDiffer', { ...sums });
  return `${now('sums', { ...sums })} · ${difference}`;
}

function Confirmation({ draft, post }: { draft: Draft; post: ReturnType<typeof usePost> }) {
  const text = useText();
  const sums = sumsOf(draft);
  return (
    <ConfirmDialog
      open={post.isConfirming}
      title={text('confirmTitle')}
      consequence={
        <>
          {text(sums.differing === 0 ? 'confirmSame' : 'confirmText', { ...sums })}
          {sums.open > 0 && ` ${text('confirmOpen', { count: sums.open })}`}
        </>
      }
      confirmLabel={text('post')}
      cancelLabel={text('back')}
      loading={post.isPosting}
      onConfirm={post.post}
      onClose={post.cancel}
    />
  );
}

function DiscardButton({ draft, discard }: Pick<PostBarProps, 'draft' | 'discard'>) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const { counted: count } = sumsOf(draft);
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {text('discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('discardTitle')}
        consequence={count > 0 ? text('discardText', { count }) : text('discardNone')}
        confirmLabel={text('discard')}
        danger
        loading={false}
        onConfirm={() => {
          discard();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The one reason, how far the count has come, and the way to post or to discard it. */
export function PostBar({ draft, change, discard }: PostBarProps) {
  const text = useText();
  const post = usePost(draft, change, discard);
  if (draft.lines.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
      <Box sx={{ maxWidth: 560 }}>
        <FieldFrame
          label={text('reasonLabel')}
          hint={text('reasonHint')}
          error={post.reasonError}
          required
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              notched={false}
              value={draft.reason}
              onChange={(event) =>
                change((current) => ({ ...current, reason: event.target.value }))
              }
              inputProps={{ 'aria-describedby': describedBy, maxLength: 500 }}
            />
          )}
        </FieldFrame>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography variant="body2" role="status">
          {sumsLine(draft)}
          <Typography
            variant="caption"
            component="span"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {text('saved')}
          </Typography>
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <DiscardButton draft={draft} discard={discard} />
          <Button variant="contained" loading={post.isChecking} onClick={() => void post.check()}>
            {text('preview')}
          </Button>
        </Box>
      </Box>
      <Confirmation draft={draft} post={post} />
    </Card>
  );
}
