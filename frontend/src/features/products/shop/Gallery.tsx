import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { ProductImage } from '@/ui/data';
import { useText } from './messages';

interface GalleryPicture {
  imageUrl: string;
  thumbImageUrl: string;
}

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
}

/** A finger has to go so far sideways to turn the page. */
const SWIPE = 40;

function Thumbs({
  name,
  pictures,
  shown,
  onPick,
}: GalleryProps & { shown: number; onPick: (at: number) => void }) {
  const text = useText();
  return (
    <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {pictures.map(({ imageUrl, thumbImageUrl }, index) => (
        <ButtonBase
          key={imageUrl}
          aria-label={text('showPicture', { place: index + 1, count: pictures.length, name })}
          aria-pressed={index === shown}
          onClick={() => onPick(index)}
          sx={{
            width: 72,
            borderRadius: 1,
            overflow: 'hidden',
            border: 2,
            borderColor: index === shown ? 'primary.main' : 'transparent',
          }}
        >
          <ProductImage src={thumbImageUrl} alt="" ratio={1} />
        </ButtonBase>
      ))}
    </Box>
  );
}

const turner = (side: 'left' | 'right') => ({
  position: 'absolute',
  top: '50%',
  [side]: 8,
  transform: 'translateY(-50%)',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'surface.accent' },
  '&:focus-visible': { outlineOffset: -3 },
});

/** The product's pictures: one large, the others below it; arrow keys and fingers turn them. */
export function Gallery({ name, pictures }: GalleryProps) {
  const text = useText();
  const [picked, setPicked] = useState(0);
  const touch = useRef(0);
  const count = pictures.length;
  const shown = Math.min(picked, Math.max(count - 1, 0));
  const current = pictures[shown];
  const turn = (by: number) => setPicked((shown + by + count) % count);
  if (!current || count === 1)
    return (
      <Card sx={{ alignSelf: 'start' }}>
        <ProductImage src={current?.imageUrl} alt={name} eager />
      </Card>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? touch.current) - touch.current;
    if (Math.abs(way) >= SWIPE) turn(way < 0 ? 1 : -1);
  };
  return (
    <Box
      role="group"
      aria-label={text('pictures', { name })}
      onKeyDown={onKeyDown}
      sx={{ alignSelf: 'start', minWidth: 0 }}
    >
      <Card
        sx={{ position: 'relative' }}
        onTouchStart={(event) => {
          touch.current = event.changedTouches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        <ProductImage
          key={current.imageUrl}
          src={current.imageUrl}
          alt={text('pictureOf', { place: shown + 1, count, name })}
          eager
        />
        <IconButton
          aria-label={text('previousPicture')}
          onClick={() => turn(-1)}
          sx={turner('left')}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={text('nextPicture')} onClick={() => turn(1)} sx={turner('right')}>
          <ChevronRightIcon />
        </IconButton>
      </Card>
      <Thumbs name={name} pictures={pictures} shown={shown} onPick={setPicked} />
    </Box>
  );
}
