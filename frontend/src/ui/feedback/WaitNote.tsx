import Alert from '@mui/material/Alert';
import { isProblem } from '@/lib/server/problem';
import { useWait } from '@/lib/hooks/useWait';
import { useText } from './messages';

/** From here on minutes say enough. */
const MINUTES_FROM = 90;

/** After an answer that asks for patience (429): how long, counted down. Nothing for any other failure. */
export function WaitNote({ error }: { error: unknown }) {
  const text = useText();
  const seconds = isProblem(error) ? (error.retryAfter ?? 0) : 0;
  const left = useWait(seconds, error);
  if (seconds === 0) return null;
  const sentence =
    left >= MINUTES_FROM
      ? text('minutes', { count: Math.ceil(left / 60) })
      : left > 0
        ? text('seconds', { count: left })
        : text('over');
  return (
    // Read out once, not with every second.
    <Alert severity={left > 0 ? 'warning' : 'success'} role="none">
      {sentence}
    </Alert>
  );
}
