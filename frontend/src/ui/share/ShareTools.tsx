import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton } from '@/ui/data';
import { QrCode } from './QrCode';
import { ShareButton } from './ShareButton';

export interface ShareLine {
  label: string;
  value: string;
  copyLabel: string;
}

interface ShareToolsProps {
  title: string;
  text: ReactNode;
  /** What there is to copy. */
  lines: readonly ShareLine[];
  /** What is shared, and drawn as a QR code. */
  link: string;
  /** Name of the QR code's file, without its ending. */
  fileName: string;
  /** What the device's share sheet says. */
  invitation: { title: string; text: string };
  /** Further buttons beside Share. */
  more?: ReactNode;
}

function Line({ label, value, copyLabel }: ShareLine) {
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'stretch', flexWrap: 'wrap' }}>
        <Box
          sx={{
            flex: '1 1 220px',
            minWidth: 0,
            px: 1.5,
            py: 1,
            borderRadius: 0.8,
            bgcolor: 'surface.sunken',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
          }}
        >
          {value}
        </Box>
        <CopyButton value={value} label={copyLabel} />
      </Box>
    </Box>
  );
}

/** A link with what belongs to it, each to take along: copied, shared, or as a QR code. */
export function ShareTools(props: ShareToolsProps) {
  const { title, text, lines, link, fileName, invitation, more } = props;
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{
        p: 3,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Box>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
        </Box>
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ShareButton link={link} {...invitation} />
          {more}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <QrCode value={link} fileName={fileName} />
      </Box>
    </Card>
  );
}
