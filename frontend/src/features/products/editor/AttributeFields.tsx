import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TextField } from '@/ui/fields';
import { FieldGroup, FieldRow, Suggestions } from '@/ui/fields/FieldLayout';
import type { ProductControl } from './productForm';
import { DEVICE_TYPES } from './productLists';
import { useText } from './productMessages';

/** Most letters of flavour and device type. */
const MOST_LETTERS = 60;

const unit = (name: string) => <InputAdornment position="end">{name}</InputAdornment>;

/** What the trade asks about a product before its price. */
export function AttributeFields({ control }: { control: ProductControl }) {
  const text = useText();
  const id = useId();
  const words = { maxLength: MOST_LETTERS, autoComplete: 'off' };
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FieldGroup title={text('attributes')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
        {text('attributesHint')}
      </Typography>
      <FieldRow>
        <TextField
          control={control}
          name="attributes.deviceType"
          label={text('deviceType')}
          inputProps={{ ...words, list: id }}
        />
        <TextField
          control={control}
          name="attributes.flavour"
          label={text('flavour')}
          inputProps={words}
        />
        <TextField
          control={control}
          name="attributes.nicotineStrength"
          label={text('nicotineStrength')}
          inputProps={decimal}
          endAdornment={unit(text('milligrams'))}
        />
        <TextField
          control={control}
          name="attributes.volume"
          label={text('volume')}
          inputProps={decimal}
          endAdornment={unit(text('millilitres'))}
        />
        <TextField
          control={control}
          name="attributes.puffCount"
          label={text('puffCount')}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
          endAdornment={unit(text('puffs'))}
        />
      </FieldRow>
      <Suggestions id={id} values={DEVICE_TYPES} />
    </FieldGroup>
  );
}
