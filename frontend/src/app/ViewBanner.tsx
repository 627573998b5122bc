import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { fullName, type SessionUser } from '@/access/user';
import { endView } from '@/access/viewAs';
import { useToast } from '@/ui/toaster';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { paths } from '@/lib/paths';
import { FOCUS_COLOR } from '@/theme/focus';
import { text } from './messages';

/** On every page while an admin looks at those of somebody else: whose they are, and the way back. */
export default function ViewBanner({ user, until }: { user: SessionUser; until: string }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [isEnding, setEnding] = useState(false);

  useEffect(() => {
    const left = Math.max(0, Date.parse(until) - Date.now());
    const timer = setTimeout(() => void dispatch(endView()), left);
    return () => clearTimeout(timer);
  }, [dispatch, until]);

  const end = async () => {
    setEnding(true);
    if (await dispatch(endView(paths.admin.account(user.id)))) return;
    setEnding(false);
    toast.error(text('viewEndFailed'), text('viewEndFailedText'));
  };
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="region"
      aria-label={text('view')}
      data-print="no"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'snackbar',
        borderRadius: 0,
        [FOCUS_COLOR]: 'currentcolor',
      }}
      action={
        <Button color="inherit" size="small" loading={isEnding} onClick={() => void end()}>
          {text('viewEnd')}
        </Button>
      }
    >
      {text('viewing', { name: fullName(user) })}
    </Alert>
  );
}
