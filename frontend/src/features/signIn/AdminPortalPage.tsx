import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { nextOf } from '@/lib/next';
import { pathFrom } from '@/lib/roles';
import { AdminSignUpForm } from './AdminSignUpForm';
import { ForgotPassword } from './ForgotPassword';
import { useText } from './messages';
import { SignInForm } from './SignInForm';
import { SignInFrame } from './SignInFrame';

type PortalTab = 'login' | 'signup';

/** The admin portal: Login and Sign Up. After a sign-up the Login tab has the username. */
export default function AdminPortalPage() {
  const text = useText();
  const { user } = useSession();
  const next = nextOf(useLocation().search);
  const [tab, setTab] = useState<PortalTab>('login');
  const [username, setUsername] = useState('');
  if (user) return <Navigate replace to={pathFrom(user, next)} />;

  const onDone = (created: string) => {
    setUsername(created);
    setTab('login');
  };
  return (
    <SignInFrame title={text('adminTitle')} description={text('adminText')}>
      <Tabs
        value={tab}
        onChange={(_, next: PortalTab) => setTab(next)}
        variant="fullWidth"
        aria-label={text('tabs')}
        sx={{ mb: 3 }}
      >
        <Tab value="login" label={text('tabLogin')} id="tab-login" aria-controls="panel-login" />
        <Tab
          value="signup"
          label={text('tabSignUp')}
          id="tab-signup"
          aria-controls="panel-signup"
        />
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'login' ? (
          <>
            <SignInForm portal="admin" username={username} />
            <Box sx={{ mt: 2, textAlign: 'center' }}>
              <ForgotPassword role="admin" />
            </Box>
          </>
        ) : (
          <AdminSignUpForm onDone={onDone} />
        )}
      </div>
    </SignInFrame>
  );
}
