import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { isProblem, UNREACHED } from '@/lib/server/problem';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { PORTALS } from './portals';

/** The failure of a sign-in as a text of the page, which stays when the toast is gone; at a wrong door with the right one. */
export function PageFailure({ error }: { error: unknown }) {
  const text = useText();
  const { search } = useLocation();
  if (!isProblem(error)) return null;
  const door = PORTALS.find((portal) => portal === error.portal);
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
      {door && (
        <>
          {' '}
          <Link component={RouterLink} to={`${paths.login[door]}${search}`} color="inherit">
            {text('rightDoor', { title: text(`${door}Title`) })}
          </Link>
        </>
      )}
    </Alert>
  );
}
