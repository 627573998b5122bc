import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { problemText, type Problem } from '@/lib/server/problem';
import { QuestionButtons, QuestionText, type Question } from '../dialog/ConfirmDialog';
import { useText as useCommonText } from '../messages';
import { useToast } from '../toaster';
import { useText } from './messages';

/** How many are on their way to the server at once. */
const IN_FLIGHT = 4;

/** What became of one call, as the hooks of the api give it. */
export interface Outcome {
  error?: unknown;
}

/** The error of a row that is refused before it is sent. */
export const refusal = (detail: string): Problem => ({
  status: 422,
  title: detail,
  detail,
  errors: {},
});

/** A row that was not changed, and why. */
export interface Refusal<T> {
  row: T;
  error: unknown;
}

interface RunOptions {
  /** Told how many have an answer. */
  onStep: (done: number) => void;
  isStopped: () => boolean;
}

/**
 * Does the same with each row, in their order, some at once. One that is refused keeps none of the others back.
 * @returns what was refused, in the order of the rows, and how many were not begun because somebody stopped it
 */
export async function runBulk<T>(
  rows: readonly T[],
  send: (row: T) => PromiseLike<Outcome>,
  { onStep, isStopped }: RunOptions,
): Promise<{ refused: Refusal<T>[]; left: number }> {
  const errors = new Map<T, unknown>();
  let begun = 0;
  let done = 0;
  const work = async () => {
    while (begun < rows.length && !isStopped()) {
      const row = rows[begun++] as T;
      try {
        const { error } = await send(row);
        if (error !== undefined) errors.set(row, error);
      } catch (error) {
        errors.set(row, error);
      }
      onStep(++done);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  const refused = rows.flatMap((row) => (errors.has(row) ? [{ row, error: errors.get(row) }] : []));
  return { refused, left: rows.length - begun };
}

interface BulkDialogProps<T> {
  title: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  send: (row: T) => PromiseLike<Outcome>;
  /** What is asked before; without it the work begins at once. */
  ask?: Question;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Says whether anything was done. */
  onClose: (isDone: boolean) => void;
}

type Stage<T> =
  | { is: 'asking' }
  | { is: 'running'; done: number }
  | { is: 'done'; refused: Refusal<T>[]; left: number };

/** Asks, does the same with each row while it says how far it is, and reports each refusal with its row. */
export function BulkDialog<T>(props: BulkDialogProps<T>) {
  const { title, rows, nameOf, send, ask, maxWidth = 'xs', onClose } = props;
  const text = useText();
  const common = useCommonText();
  const toast = useToast();
  const id = useId();
  const isStopped = useRef(false);
  const hasBegun = useRef(false);
  const [stage, setStage] = useState<Stage<T>>({ is: 'asking' });

  const run = async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setStage({ is: 'running', done: 0 });
    const { refused, left } = await runBulk(rows, send, {
      onStep: (done) => setStage({ is: 'running', done }),
      isStopped: () => isStopped.current,
    });
    if (refused.length > 0 || left > 0) return setStage({ is: 'done', refused, left });
    toast.success(text('changed', { count: rows.length }));
    return onClose(true);
  };
  const begin = useEffectEvent(() => {
    if (!ask) void run();
  });
  useEffect(() => {
    isStopped.current = false;
    begin();
    // Whoever leaves the page is not there to read what was refused.
    return () => {
      isStopped.current = true;
    };
  }, []);

  const content = () => {
    if (stage.is === 'asking') return ask && <QuestionText {...ask} id={`${id}-text`} />;
    if (stage.is === 'running')
      return (
        <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
          <LinearProgress
            variant="determinate"
            value={(stage.done / rows.length) * 100}
            aria-label={title}
          />
          <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
            {text('progress', { done: stage.done, total: rows.length })}
          </Typography>
        </Box>
      );
    const { refused, left } = stage;
    const counts = [
      text('changed', { count: rows.length - refused.length - left }),
      refused.length > 0 && text('refused', { count: refused.length }),
      left > 0 && text('left', { count: left }),
    ];
    return (
      <>
        <Typography role="status" sx={{ fontWeight: 620 }}>
          {counts.filter(Boolean).join(', ')}
        </Typography>
        {refused.length > 0 && (
          <Box component="ul" aria-label={text('refusals')} sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
            {refused.map(({ row, error }, at) => (
              <Typography
                key={at}
                component="li"
                variant="body2"
                sx={{ overflowWrap: 'anywhere', mb: 0.5 }}
              >
                <strong>{nameOf(row)}</strong>: {problemText(error, text('tryAgain'))}
              </Typography>
            ))}
          </Box>
        )}
      </>
    );
  };
  const actions = () => {
    if (stage.is === 'running')
      return (
        <Button color="inherit" onClick={() => (isStopped.current = true)}>
          {text('stop')}
        </Button>
      );
    if (stage.is === 'done')
      return (
        <Button variant="contained" onClick={() => onClose(true)}>
          {common('close')}
        </Button>
      );
    return ask && <QuestionButtons {...ask} onClose={() => onClose(false)} />;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // a dialog inside a page's form is not that form
    if (stage.is === 'asking' && !ask?.disabled) void run();
  };
  const close = stage.is === 'running' ? undefined : () => onClose(stage.is === 'done');
  return (
    <Dialog
      open
      onClose={close}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={ask && stage.is === 'asking' ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent>{content()}</DialogContent>
        <DialogActions>{actions()}</DialogActions>
      </Box>
    </Dialog>
  );
}
