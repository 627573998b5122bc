import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { nextOf } from '@/lib/next';
import { pathFrom } from '@/lib/roles';
import { ForgotPassword } from './ForgotPassword';
import { useText } from './messages';
import { PORTAL_LINKS, type Portal } from './portals';
import { SignInForm } from './SignInForm';
import { SignInFrame } from './SignInFrame';

/** For people without warehouse access: whom to ask for it, and what happens then. */
function ContactManager() {
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

function RoleSignInPage({ portal }: { portal: Portal }) {
  const text = useText();
  const { user } = useSession();
  const next = nextOf(useLocation().search);
  if (user) return <Navigate replace to={pathFrom(user, next)} />;
  return (
    <SignInFrame title={text(`${portal}Title`)} description={text(`${portal}Text`)}>
      <SignInForm portal={portal} />
      <Box sx={{ display: 'grid', gap: 1, mt: 2, justifyItems: 'center' }}>
        <ForgotPassword role={portal} />
        {PORTAL_LINKS[portal].map(({ key, to }) => (
          <Link key={key} component={RouterLink} to={to}>
            {text(key)}
          </Link>
        ))}
        {portal === 'warehouse' && <ContactManager />}
      </Box>
    </SignInFrame>
  );
}

/** The sign-in page of one door. */
export function signInPage(portal: Portal) {
  return function SignInPage() {
    return <RoleSignInPage portal={portal} />;
  };
}
