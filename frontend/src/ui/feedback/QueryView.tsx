import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, type ReactNode } from 'react';
import { useText as useCommonText } from '../messages';
import { ErrorState } from './ErrorState';
import { useText } from './messages';
import { LinesSkeleton } from './Skeletons';

/** The part of a query hook's result that is shown. */
export interface Query<T> {
  data?: T | undefined;
  /** The answer to the present arguments; `data` may still be the one to the last arguments. */
  currentData?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: Query<T>;
  /** Shown until the first answer is there. */
  loading?: ReactNode;
  /** Other arguments mean another thing: waits for it instead of showing the last one meanwhile. */
  current?: boolean;
  /** Around what is shown instead of data, where the data bring a page of their own. */
  frame?: (instead: ReactNode) => ReactNode;
  /** Said when the server gave no sentence of its own. */
  fallback?: string;
  children: (data: T) => ReactNode;
}

/** What there is to show: never the answer to other arguments once the present ones have failed. */
export function shownOf<T>(query: Query<T>, current = false): T | undefined {
  const isPresent = 'currentData' in query && (current || Boolean(query.error));
  return isPresent ? query.currentData : query.data;
}

/** The query with something made of its answer in the answer's place. */
export function withData<Q extends Query<unknown>, T>(query: Q, data: T | undefined) {
  const currentData = query.currentData === undefined ? undefined : data;
  return { ...query, data, currentData };
}

/**
 * What a query answers, in each of its states. Data win over an error: when reading them again fails they stay, below a
 * bar that says so. An error stands in their place only where there are none.
 */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, loading = <LinesSkeleton />, current = false, fallback, children } = props;
  const { frame = (instead: ReactNode) => instead } = props;
  const { error, refetch } = query;
  const data = shownOf(query, current);
  // Behind the first view that the server drew, what an answer brings is drawn in slices: a slow phone answers a touch in
  // between. Later it is shown at once.
  const isDrawn = useDeferredValue(data !== undefined);
  const isReady = isDrawn || document.getElementById('first-view') === null;
  const reload = () => void refetch();
  const instead = error ? (
    <ErrorState error={error} onRetry={reload} {...(fallback ? { fallback } : {})} />
  ) : (
    loading
  );
  return (
    // In one place, so that a table that was waiting for its rows is still the same one with them.
    <>
      {Boolean(error) && data !== undefined && <StaleBar onReload={reload} />}
      {data === undefined || !isReady ? frame(instead) : children(data)}
    </>
  );
}

/** Above data that could not be read again. */
function StaleBar({ onReload }: { onReload: () => void }) {
  const text = useText();
  const common = useCommonText();
  return (
    <Box
      role="status"
      data-print="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 0.75,
        mb: 2,
        borderRadius: 2,
        bgcolor: 'tone.warning.bg',
        color: 'tone.warning.fg',
        typography: 'body2',
        fontWeight: 600,
      }}
    >
      {text('stale')}
      <Button size="small" color="inherit" variant="outlined" onClick={onReload}>
        {common('reload')}
      </Button>
    </Box>
  );
}
