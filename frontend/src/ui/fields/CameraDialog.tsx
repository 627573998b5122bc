import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { loadPart } from '@/lib/parts';
import { useText as useCommonText } from '../messages';
import { useText } from '../share/messages';

/** How often a picture is looked at, in milliseconds. */
const EVERY = 150;
/** Wider pictures take longer to read and say no more. */
const WIDEST = 1280;
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, if it knows all of our codes. */
async function ownReader(): Promise<Read | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats();
  if (!FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function loadedReader(): Promise<Read> {
  const { decode } = await loadPart(() => import('./decode'));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(picture && decode(picture));
  };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, EVERY));

/** Shows the camera until it sees a code; `stopped` ends it. */
async function look(video: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: WIDEST } },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  stopped.addEventListener('abort', close);
  try {
    if (stopped.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    const read = (await ownReader()) ?? (await loadedReader());
    while (!stopped.aborted) {
      // A picture that cannot be read is followed by the next one.
      const code = await read(video).catch(() => undefined);
      if (code) return code;
      await rest();
    }
    return undefined;
  } finally {
    close();
  }
}

interface CameraDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Reads a barcode or QR code with the camera. Where it may not be used, codes are typed as before. */
export default function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const text = useText();
  const common = useCommonText();
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<'cameraRefused' | 'cameraMissing'>();
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  }, [onCode]);

  // The dialog's content is there one step after the dialog.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown || !video.current) return undefined;
    const stop = new AbortController();
    look(video.current, stop.signal)
      .then((code) => {
        if (!code || stop.signal.aborted) return;
        if ('vibrate' in navigator) navigator.vibrate(40);
        found.current(code);
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        setFailure(isRefused ? 'cameraRefused' : 'cameraMissing');
      });
    return () => stop.abort();
  }, [isShown]);

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onEnter: () => setShown(true) } }}
    >
      <DialogTitle id={id}>{text('cameraTitle')}</DialogTitle>
      <DialogContent>
        {failure ? (
          <Alert severity="warning">{text(failure)}</Alert>
        ) : (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box
              component="video"
              ref={video}
              muted
              playsInline
              aria-label={text('cameraView')}
              sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
            />
            {text('cameraHint')}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
