import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { IssueDetailsResponse } from '@/api/generated';
import { Block } from '@/ui/data/Facts';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const PhotoDialog = lazyPart(() => import('./PhotoDialog'));
const AddPhotosDialog = lazyPart(() => import('./AddPhotosDialog'));

/** Most photos of an issue, as the server counts them. */
const MOST = 8;

/** The pictures of what is wrong; each opens larger. */
export function Photos({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  const [shown, setShown] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { photos, id } = issue;
  const count = photos.length;
  return (
    <Block title={text('photos')}>
      {count === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('noPhotos')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        }}
      >
        {photos.map(({ id: photoId, url }, index) => (
          <ButtonBase
            key={photoId}
            aria-label={text('photoOpen', { at: index + 1, count })}
            onClick={() => setShown(index)}
            sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
          >
            <Box
              component="img"
              src={url}
              alt={text('photoAlt', { at: index + 1, id })}
              loading="lazy"
              sx={{ display: 'block', width: 1, aspectRatio: '1', objectFit: 'cover' }}
            />
          </ButtonBase>
        ))}
      </Box>
      {count < MOST && (
        <Button variant="outlined" size="small" onClick={() => setAdding(true)} sx={{ mt: 2 }}>
          {text('addPhotos')}
        </Button>
      )}
      <Suspense fallback={null}>
        {shown !== null && (
          <PhotoDialog issue={issue} at={shown} onTurn={setShown} onClose={() => setShown(null)} />
        )}
        {isAdding && (
          <AddPhotosDialog issueId={id} room={MOST - count} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </Block>
  );
}
