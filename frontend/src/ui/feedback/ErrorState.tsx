import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { isProblem, problemText } from '@/lib/server/problem';
import { useText as useCommonText } from '../messages';
import { EmptyState } from './EmptyState';
import { useText } from './messages';

interface ErrorStateProps {
  error: unknown;
  /** Said when the server gave no sentence of its own. */
  fallback?: string;
  onRetry?: () => void;
}

/** In the place of data that could not be loaded. */
export function ErrorState({ error, fallback, onRetry }: ErrorStateProps) {
  const text = useText();
  const common = useCommonText();
  const requestId = isProblem(error) ? error.requestId : undefined;
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOffIcon />}
        title={problemText(error, fallback ?? text('failedToLoad'))}
        text={requestId && text('requestId', { id: requestId })}
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {common('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
