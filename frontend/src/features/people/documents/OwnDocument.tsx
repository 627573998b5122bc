import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { documentName } from '@/lib/server/names';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import { formatDay } from '@/lib/dates';
import { useText } from './messages';
import { Reason } from './Reason';
import { endsSoon, isAdded, standingOf } from './standing';
import type { ShownDocument } from './types';
import { UploadDocument } from './UploadDocument';

/** A small look at a document: the picture itself, or a sheet of paper for a PDF. */
function DocumentThumb({ document }: { document: ShownDocument }) {
  const side = { width: 56, height: 56, borderRadius: 0.8, flexShrink: 0 };
  if (document.mediaType.startsWith('image/'))
    return (
      <Box
        component="img"
        src={document.url}
        alt=""
        loading="lazy"
        sx={{ ...side, objectFit: 'cover', border: 1, borderColor: 'divider' }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...side,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'surface.accent',
        color: 'primary.main',
      }}
    >
      <DescriptionIcon />
    </Box>
  );
}

function Validity({ document }: { document: ShownDocument }) {
  const text = useText();
  if (!document.expiresOn) return null;
  const isOver = standingOf(document) === 'expired';
  const key = isOver ? 'endedOn' : endsSoon(document) ? 'endsSoon' : 'validUntil';
  return (
    <Typography
      variant="body2"
      sx={{ color: key === 'validUntil' ? 'text.secondary' : 'warning.main' }}
    >
      {text(key, { date: formatDay(document.expiresOn) })}
    </Typography>
  );
}

/** One document of one's own: what it looks like, what became of it, and the way to send another. */
export function OwnDocument({ document, userId }: { document: ShownDocument; userId: number }) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const { kind, fileName, review } = document;
  const label = documentName(document);
  const standing = standingOf(document);
  return (
    <Box
      component="li"
      aria-label={label}
      sx={{
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <DocumentThumb document={document} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 0.25 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <Status of="document" value={standing} />
          </Box>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {fileName} · {text('sentOn')} <DateTime time={document.createdAt} />
            {review.reviewedAt && (
              <>
                {' '}
                · {text('checkedOn')} <DateTime time={review.reviewedAt} />
              </>
            )}
          </Typography>
          <Validity document={document} />
          {standing === 'refused' && (
            <Reason why="refused" reason={review.reason ?? null} note={review.note ?? null} />
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            href={document.url}
            download
            aria-label={text('downloadNamed', { name: fileName })}
          >
            {text('download')}
          </Button>
          {!isSending && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setSending(true)}
              aria-label={`${text(isAdded(kind) ? 'addPhoto' : 'replace')}: ${label}`}
            >
              {text(isAdded(kind) ? 'addPhoto' : 'replace')}
            </Button>
          )}
        </Box>
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
