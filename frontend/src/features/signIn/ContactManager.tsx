import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useText } from './messages';

/** For people without warehouse access: whom to ask for it, and what happens then. */
export function ContactManager() {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Link component="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {text('contactManager')}
      </Link>
      {isShown && (
        <Alert severity="info" role="status">
          {text('contactManagerText')}
        </Alert>
      )}
    </>
  );
}
