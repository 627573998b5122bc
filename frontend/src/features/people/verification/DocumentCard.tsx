import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { documentName } from '@/lib/server/names';
import { DateTime } from '@/ui/data';
import { standingOf, type ShownDocument } from '@/features/people/documents';
import { formatBytes } from '@/ui/fields/fileRules';
import { Status, StatusChip } from '@/ui/status';
import { formatDay } from '@/lib/dates';
import { DocumentViewer } from './DocumentViewer';
import { useText } from './messages';
import { AcceptDialog, RefuseDialog } from './ReviewDialog';

function Verdict({ document }: { document: ShownDocument }) {
  const text = useText();
  const { review } = document;
  return (
    <Box sx={{ px: 2, pb: 2, pt: 1 }}>
      {review.reason && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {text(`reason.${review.reason}`)}
        </Typography>
      )}
      {review.note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {review.note}
        </Typography>
      )}
      {review.reviewedAt && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {review.reviewedByName && `${text('decidedBy', { name: review.reviewedByName })} `}
          <DateTime time={review.reviewedAt} />
        </Typography>
      )}
    </Box>
  );
}

interface DocumentCardProps {
  document: ShownDocument;
  userId: number;
  /** A refusal can be undone as long as the account is not rejected as a whole. */
  canTakeBack: boolean;
}

/** One document of a case: a look at it, and the decision about it. */
export function DocumentCard({ document, userId, canTakeBack }: DocumentCardProps) {
  const text = useText();
  const [dialog, setDialog] = useState<'accept' | 'refuse' | null>(null);
  const { expiresOn } = document;
  const label = documentName(document);
  const standing = standingOf(document);
  const close = () => setDialog(null);
  return (
    <Card component="article" aria-label={label}>
      <Box sx={{ p: 2, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {label}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {document.fileName} · {formatBytes(document.size)} · {text('handedIn')}{' '}
            <DateTime time={document.createdAt} />
            {expiresOn &&
              ` · ${text(standing === 'expired' ? 'endedOn' : 'validUntil', { date: formatDay(expiresOn) })}`}
          </Typography>
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          {standing === 'pending' ? (
            <StatusChip tone="warning" label={text('toDecide')} />
          ) : (
            <Status of="document" value={standing} />
          )}
        </Box>
      </Box>
      <DocumentViewer document={document} />
      {standing === 'pending' ? (
        <Box sx={{ p: 2, display: 'flex', gap: 1.5 }}>
          <Button
            variant="contained"
            onClick={() => setDialog('accept')}
            aria-label={text('acceptNamed', { label })}
          >
            {text('accept')}
          </Button>
          <Button
            color="error"
            variant="outlined"
            onClick={() => setDialog('refuse')}
            aria-label={text('refuseNamed', { label })}
          >
            {text('refuse')}
          </Button>
        </Box>
      ) : (
        <>
          <Verdict document={document} />
          {standing === 'refused' && canTakeBack && (
            <Box sx={{ px: 2, pb: 2 }}>
              <Button
                variant="outlined"
                onClick={() => setDialog('accept')}
                aria-label={text('acceptAfterAllNamed', { label })}
              >
                {text('acceptAfterAll')}
              </Button>
            </Box>
          )}
        </>
      )}
      {dialog === 'accept' && <AcceptDialog document={document} userId={userId} onClose={close} />}
      {dialog === 'refuse' && <RefuseDialog document={document} userId={userId} onClose={close} />}
    </Card>
  );
}
