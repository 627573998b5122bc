import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isProblem, UNREACHED } from '@/api/problem';
import { useText } from './messages';

/** The failure of a sign-in as a text of the page, which stays when the toast is gone. */
export function PageFailure({ error }: { error: unknown }) {
  const text = useText();
  if (!isProblem(error)) return null;
  if (error.status === UNREACHED)
    return (
      <Alert severity="error" role="none">
        {error.detail}
      </Alert>
    );
  return (
    <Alert severity="error" role="none">
      <AlertTitle>{text('failedPage')}</AlertTitle>
      {error.detail || text('failedText')}
    </Alert>
  );
}
