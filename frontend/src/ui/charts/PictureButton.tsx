import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import { useToast } from '../toaster';
import { useText } from './messages';
import { download, pictureOf } from './picture';
import type { ChartSeries } from './types';

interface PictureButtonProps {
  /** The card with the chart in it. */
  card: RefObject<HTMLElement | null>;
  title: string;
  series: readonly ChartSeries[];
  /** Name of the file, without its ending. */
  file: string;
}

/** The colours of the legend as they are on the screen, in its order. */
function coloursOf(card: HTMLElement): string[] {
  return [...card.querySelectorAll('[data-swatch]')].map(
    (swatch) => getComputedStyle(swatch).backgroundColor,
  );
}

/** The chart on the screen as a PNG. */
export function PictureButton({ card, title, series, file }: PictureButtonProps) {
  const text = useText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const svg = card.current?.querySelector<SVGSVGElement>('[data-chart] svg');
    if (!card.current || !svg) return;
    const { backgroundColor, color, fontFamily } = getComputedStyle(card.current);
    const colours = coloursOf(card.current);
    setBusy(true);
    try {
      const picture = await pictureOf(svg, {
        title,
        legend: series.map(({ label }, at) => ({ label, colour: colours[at] ?? color })),
        background: backgroundColor,
        ink: color,
        font: fontFamily,
      });
      download(picture, `${file}.png`);
    } catch {
      toast.error(text('pictureFailed'), text('pictureFailedText'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() => void save()}
      aria-label={text('pictureOf', { title })}
    >
      {text('picture')}
    </Button>
  );
}
