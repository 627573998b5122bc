import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { MailWithBodyResponse, MailResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { QueryView } from '@/ui/feedback';
import { Facts } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { paths } from '@/lib/paths';
import { useText } from './messages';

function Content({ mail }: { mail: MailWithBodyResponse }) {
  const text = useText();
  return (
    <>
      <Facts
        facts={[
          [text('to'), mail.to],
          [text('status'), <Status key="status" of="mail" value={mail.status} />],
          [text('created'), <DateTime key="created" time={mail.createdAt} show="full" />],
          [text('sent'), mail.sentAt && <DateTime key="sent" time={mail.sentAt} show="full" />],
          [text('attempts'), mail.attempts || null],
          [text('lastError'), mail.lastError],
        ]}
      />
      <Box
        sx={{
          mt: 2,
          p: 2,
          borderRadius: 0.8,
          bgcolor: 'surface.sunken',
          fontSize: '0.9375rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {mail.body}
      </Box>
      {mail.hasLink && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {mail.status === 'kept' ? (
            <>
              {text('linkKept')}{' '}
              <Link component={RouterLink} to={paths.admin.passwordResets} color="inherit">
                {text('resets')}
              </Link>
            </>
          ) : (
            text('linkAtSending')
          )}
        </Alert>
      )}
    </>
  );
}

function ResendDialog({ mail, onClose }: { mail: MailResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [resend, { isLoading }] = api.useResendMailMutation();
  const send = async () => {
    const { error } = await resend({ id: mail.id });
    if (error) toast.error(text('resendFailed'), problemText(error, text('resendFailedText')));
    else toast.success(text('resent'), mail.to);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('resendTitle', { subject: mail.subject })}
      consequence={text('resendText', { to: mail.to })}
      confirmLabel={text('resend')}
      loading={isLoading}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

/** One mail, whole, and the way to send it again. */
export function MailDialog({ mail, onClose }: { mail: MailResponse; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const query = api.useGetMailQuery({ id: mail.id }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{mail.subject}</DialogTitle>
      <DialogContent>
        <QueryView query={query}>{(full) => <Content mail={full} />}</QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setAsking(true)} disabled={!query.data}>
          {text('resend')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
      {isAsking && <ResendDialog mail={mail} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}
