import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { ProductImage } from '@/components/data';
import { DropZone } from '@/components/fields/DropZone';
import { FieldFrame } from '@/components/fields/FieldFrame';
import { useToast } from '@/components/toaster';
import { readFile } from '@/lib/readFile';
import type { ProductControl } from './productForm';
import { useText } from './productMessages';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;

/** The product's picture: a stored one, or a chosen file read into the form. */
export function ImageField({ control }: { control: ProductControl }) {
  const text = useText();
  const toast = useToast();
  const { field, fieldState } = useController({ control, name: 'imageUrl' });

  const take = async ([file]: File[]) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) {
      toast.error(text('invalidType'), text('invalidTypeText'));
      return;
    }
    if (file.size > MOST_BYTES) {
      toast.error(text('tooLarge'), text('tooLargeText'));
      return;
    }
    try {
      field.onChange(await readFile(file));
      toast.success(text('uploaded'), file.name);
    } catch {
      toast.error(text('uploadFailed'), text('uploadFailedText'));
    }
  };

  return (
    <FieldFrame
      label={text('picture')}
      hint={text('pictureHint')}
      error={fieldState.error?.message}
    >
      {({ id, describedBy }) => (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr', sm: '144px 1fr' },
          }}
        >
          <Box sx={{ borderRadius: 0.8, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
            <ProductImage src={field.value} alt="" eager />
          </Box>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > label': { width: 1 } }}>
            <DropZone
              id={id}
              describedBy={describedBy}
              accept={TYPES.join(',')}
              multiple={false}
              filled={field.value !== ''}
              disabled={false}
              inputRef={field.ref}
              onFiles={(files) => void take(files)}
            />
            {field.value !== '' && (
              <Button size="small" color="error" onClick={() => field.onChange('')}>
                {text('removePicture')}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
