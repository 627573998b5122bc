import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useText } from './messages';
import { PictureTile } from './PictureTile';
import { moved, type Picture } from './pictures';
import { UploadTile } from './UploadTile';
import type { usePictureUploads } from './usePictureUploads';

interface PictureListProps {
  pictures: readonly Picture[];
  uploads: ReturnType<typeof usePictureUploads>;
  onChange: (pictures: Picture[]) => void;
}

/** Puts the focus back onto the button that moved a picture, or the next one that still does something there. */
function useKeptFocus(pictures: readonly Picture[]) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ imageUrl: string; action: string }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { imageUrl, action } = wanted.current;
    wanted.current = undefined;
    const tile = [...(list.current?.children ?? [])].find(
      (element) => (element as HTMLElement).dataset.picture === imageUrl,
    );
    const same = tile?.querySelector<HTMLElement>(`[data-action=${action}]:not(:disabled)`);
    (same ?? tile?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }, [pictures]);
  return { list, wanted };
}

/** Stored pictures in their order, then those on their way. */
export function PictureList({ pictures, uploads, onChange }: PictureListProps) {
  const text = useText();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const { list, wanted } = useKeptFocus(pictures);
  const { queue, share, cancel } = uploads;
  const count = pictures.length;
  const move = (from: number, to: number) => {
    onChange(moved(pictures, from, to));
    setSaid(text('nowAt', { place: to + 1, count }));
  };
  return (
    <>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 0, overflow: 'hidden' }}>
        {said}
      </Box>
      {count + queue.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={text('list')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
          }}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.imageUrl}
              picture={picture}
              index={index}
              count={count}
              isDragged={dragged === picture.imageUrl}
              onDragStart={() => setDragged(picture.imageUrl)}
              onDragEnter={() => {
                const from = pictures.findIndex(({ imageUrl }) => imageUrl === dragged);
                if (from >= 0 && from !== index) move(from, index);
              }}
              onDragEnd={() => setDragged(undefined)}
              onMove={(to, action) => {
                wanted.current = { imageUrl: picture.imageUrl, action };
                move(index, to);
              }}
              onRemove={() => {
                const neighbour = pictures[index + 1] ?? pictures[index - 1];
                if (neighbour) wanted.current = { imageUrl: neighbour.imageUrl, action: 'remove' };
                onChange(pictures.filter((other) => other !== picture));
                setSaid(text('gone'));
              }}
            />
          ))}
          {queue.map((file, index) => (
            <UploadTile
              key={`${file.name} ${file.lastModified} ${file.size}`}
              file={file}
              share={index === 0 ? share : undefined}
              onCancel={() => cancel(file)}
            />
          ))}
        </Box>
      )}
    </>
  );
}
