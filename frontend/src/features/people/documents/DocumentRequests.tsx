import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '@/access/useSession';
import { documentName } from '@/lib/server/names';
import { Status } from '@/ui/status';
import { useText } from './messages';
import { Reason } from './Reason';
import { requestVerb } from './standing';
import type { MissingRequest } from './types';
import { UploadDocument } from './UploadDocument';
import { useOwnCase } from './useOwnCase';

function Request({ request, userId }: { request: MissingRequest; userId: number }) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const { kind, why } = request;
  const label = documentName(request);
  return (
    <Box
      component="li"
      aria-label={label}
      sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Box sx={{ display: 'grid', gap: 0.5, flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <Status of="document" value={why} />
          </Box>
          <Reason {...request} />
        </Box>
        {!isSending && (
          <Button
            variant="contained"
            startIcon={<UploadFileIcon />}
            onClick={() => setSending(true)}
            aria-label={`${text(requestVerb(why))}: ${label}`}
          >
            {text(requestVerb(why))}
          </Button>
        )}
      </Box>
      {isSending && (
        <Box sx={{ mt: 2 }}>
          <UploadDocument
            userId={userId}
            kind={kind}
            label={label}
            onDone={() => setSending(false)}
          />
        </Box>
      )}
    </Box>
  );
}

/** What is still missing of the person's documents and why, with the way to send it; nothing when all is well. */
export function DocumentRequests() {
  const text = useText();
  const { user } = useSession();
  const { data } = useOwnCase();
  const missing = data?.missing ?? [];
  if (!user || missing.length === 0) return null;
  const isApproved = data?.user.verificationStatus === 'approved';
  return (
    <Card
      component="section"
      aria-label={text('requestsTitle', { count: missing.length })}
      sx={{ mb: 3, borderColor: 'warning.main' }}
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h4" component="h2">
          {text('requestsTitle', { count: missing.length })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text(isApproved ? 'requestsApproved' : 'requestsPending')}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {missing.map((request) => (
          <Request key={request.kind} request={request} userId={user.id} />
        ))}
      </Box>
    </Card>
  );
}
