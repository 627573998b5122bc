import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { useText } from './messages';

const SIDE = 200;

interface QrCodeProps {
  value: string;
  /** Name of the downloaded file, without its ending. */
  fileName: string;
}

/** A QR code of 200 × 200, drawn here (no third party sees the link), with a PNG to take along. */
export function QrCode({ value, fileName }: QrCodeProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const download = () => {
    const url = canvas.current?.toDataURL('image/png');
    if (!url) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = `${fileName}.png`;
    link.click();
  };
  return (
    <Box sx={{ display: 'inline-grid', gap: 1.5, justifyItems: 'center' }}>
      <Box
        sx={{
          p: 1.5,
          bgcolor: 'common.white',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          lineHeight: 0,
        }}
      >
        <QRCodeCanvas
          ref={canvas}
          value={value}
          size={SIDE}
          role="img"
          aria-label={text('qrLabel', { value })}
        />
      </Box>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        {text('downloadPng')}
      </Button>
    </Box>
  );
}
