import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DragEvent } from 'react';
import { ProductImage } from '@/ui/data';
import { useText } from './messages';
import type { Picture } from './pictures';

interface PictureTileProps {
  picture: Picture;
  index: number;
  count: number;
  isDragged: boolean;
  onDragStart: () => void;
  /** Another picture is held over this one. */
  onDragEnter: () => void;
  onDragEnd: () => void;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
}

const BADGE = {
  position: 'absolute',
  top: 6,
  left: 6,
  px: 0.75,
  borderRadius: 0.6,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '20px',
} as const;

/** One picture with the ways to put it elsewhere: drag it, or the buttons below it. */
export function PictureTile({ picture, index, count, isDragged, ...on }: PictureTileProps) {
  const text = useText();
  const place = index + 1;
  const isFirst = index === 0;
  const ways = [
    { action: 'makeFirst', to: 0, icon: <StarIcon fontSize="small" />, disabled: isFirst },
    { action: 'moveLeft', to: index - 1, icon: <ChevronLeftIcon />, disabled: isFirst },
    { action: 'moveRight', to: index + 1, icon: <ChevronRightIcon />, disabled: place === count },
  ] as const;
  return (
    <Box
      component="li"
      draggable
      data-picture={picture.imageUrl}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', ''); // Firefox drags nothing without data
        on.onDragStart();
      }}
      onDragEnter={on.onDragEnter}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => event.preventDefault()}
      onDragEnd={on.onDragEnd}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: isDragged ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        opacity: isDragged ? 0.5 : 1,
        cursor: 'grab',
      }}
    >
      <ProductImage src={picture.thumbImageUrl} alt={text('picture', { place })} ratio={1} eager />
      {isFirst && (
        <Box component="span" sx={BADGE}>
          {text('main')}
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 0.25 }}>
        {ways.map(({ action, to, icon, disabled }) => (
          <IconButton
            key={action}
            size="small"
            data-action={action}
            aria-label={text(action, { place })}
            disabled={disabled}
            onClick={() => on.onMove(to, action)}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton
          size="small"
          color="error"
          data-action="remove"
          aria-label={text('remove', { place })}
          onClick={on.onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
