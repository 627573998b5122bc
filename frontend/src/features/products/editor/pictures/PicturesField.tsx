import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { DropZone } from '@/ui/fields/DropZone';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { useToast } from '@/ui/toaster';
import type { ProductControl } from '../productForm';
import { useText } from './messages';
import { PictureList } from './PictureList';
import { PICTURE_TYPES, sortOut, type Picture } from './pictures';
import { usePictureUploads } from './usePictureUploads';

/** Files pasted anywhere on the page while the form is open; pasted text goes where it always goes. */
function usePastedFiles(take: (files: File[]) => void) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

/** A file dropped beside the field must not take the page, and what was typed, away. */
function useHarmlessDrops() {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** The product's pictures in their order: dropped, pasted or chosen, sent at once, moved and removed. */
export function PicturesField({ control }: { control: ProductControl }) {
  const text = useText();
  const toast = useToast();
  const { field, fieldState } = useController({ control, name: 'images' });
  const { field: waiting, fieldState: waitingState } = useController({
    control,
    name: 'isUploading',
  });
  const pictures: readonly Picture[] = field.value;

  const keep = (picture: Picture, file: File) => {
    if (pictures.some(({ imageUrl }) => imageUrl === picture.imageUrl)) {
      toast.success(text('uploaded'), text('twice'));
      return;
    }
    const { imageUrl, thumbImageUrl } = picture;
    field.onChange([...pictures, { imageUrl, thumbImageUrl }]);
    toast.success(text('uploaded'), file.name);
  };
  const uploads = usePictureUploads(keep);
  const isBusy = uploads.queue.length > 0;
  const { onChange: setWaiting, value: isWaiting } = waiting;
  useEffect(() => {
    if (isWaiting !== isBusy) setWaiting(isBusy);
  }, [isBusy, isWaiting, setWaiting]);

  const take = (files: File[]) => {
    const { good, refusal } = sortOut(files, pictures.length + uploads.queue.length);
    if (refusal) toast.error(text(refusal), text(`${refusal}Text`));
    uploads.add(good);
  };
  usePastedFiles(take);
  useHarmlessDrops();

  return (
    <FieldFrame
      label={text('pictures')}
      hint={text('hint')}
      error={waitingState.error?.message ?? fieldState.error?.message}
    >
      {({ id, describedBy }) => (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PictureList pictures={pictures} uploads={uploads} onChange={field.onChange} />
          <DropZone
            id={id}
            describedBy={describedBy}
            accept={PICTURE_TYPES.join(',')}
            multiple
            filled={pictures.length > 0}
            invalid={fieldState.error !== undefined}
            disabled={false}
            inputRef={field.ref}
            onFiles={take}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
