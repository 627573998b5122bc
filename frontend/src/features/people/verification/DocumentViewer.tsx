import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { documentName } from '@/lib/server/names';
import type { ShownDocument } from '@/features/people/documents';
import { useText } from './messages';

const HEIGHT = { xs: 320, md: 520 };

/** Phones usually open a PDF in an app of its own instead of inside a page. */
function showsPdf(): boolean {
  return navigator.pdfViewerEnabled !== false;
}

function Instead({ note }: { note: string }) {
  return (
    <Box sx={{ height: 160, display: 'grid', placeItems: 'center', px: 3, textAlign: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}

function Content({ document, source }: { document: ShownDocument; source: string }) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const name = `${documentName(document)}: ${document.fileName}`;
  if (isBroken) return <Instead note={text('notShown')} />;
  if (document.mediaType.startsWith('image/'))
    return (
      <Box
        component="img"
        src={source}
        alt={name}
        loading="lazy"
        onError={() => setBroken(true)}
        sx={{ display: 'block', width: 1, maxHeight: HEIGHT, objectFit: 'contain' }}
      />
    );
  if (!showsPdf()) return <Instead note={text('pdfElsewhere')} />;
  return (
    <Box
      component="iframe"
      src={`${source}#view=FitH&navpanes=0`}
      title={name}
      loading="lazy"
      sx={{ display: 'block', width: 1, height: HEIGHT, border: 0, bgcolor: 'common.white' }}
    />
  );
}

/** A document in the page: pictures as they are, a PDF in the browser's own viewer; always with the way to take it along. */
export function DocumentViewer({ document }: { document: ShownDocument }) {
  const text = useText();
  const source = `${document.url}?disposition=inline`;
  const { fileName: name } = document;
  return (
    <Box>
      <Box
        sx={{
          bgcolor: 'surface.sunken',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Content key={document.id} document={document} source={source} />
      </Box>
      <Box sx={{ px: 0.5, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          startIcon={<OpenInNewIcon />}
          href={source}
          target="_blank"
          rel="noopener"
          aria-label={text('openInTabNamed', { name })}
        >
          {text('openInTab')}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          href={document.url}
          download
          aria-label={text('downloadNamed', { name })}
        >
          {text('download')}
        </Button>
      </Box>
    </Box>
  );
}
