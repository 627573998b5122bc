import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormState, type Control, type FieldValues } from 'react-hook-form';
import { MoneyField, TextField } from '@/ui/fields';
import type { FieldProps } from '@/ui/fields/types';
import { AddProduct } from '@/features/products';
import type { LineValue } from './lines';
import { useText } from './messages';

interface WithLines {
  lines: LineValue[];
}

interface LineFieldsProps<V extends FieldValues> {
  /** Of a form whose `lines` these are; its other values do not matter here. */
  control: FieldProps<V>['control'];
  /** What an empty field of pieces means. */
  piecesPlaceholder?: string;
}

/** Products with their pieces and costs, to add and to take out. */
export function LineFields<V extends FieldValues>(props: LineFieldsProps<V>) {
  const { piecesPlaceholder } = props;
  const text = useText();
  const control = props.control as unknown as Control<WithLines>;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { errors } = useFormState({ control, name: 'lines' });
  const note = errors.lines?.root?.message ?? errors.lines?.message;
  return (
    <Box role="group" aria-label={text('lines')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id, name }, index) => (
          <Box
            component="li"
            key={id}
            aria-label={name}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <Typography sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600 }}>{name}</Typography>
              <IconButton
                edge="end"
                aria-label={text('removeLine', { name })}
                onClick={() => remove(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
              <TextField
                control={control}
                name={`lines.${index}.pieces`}
                label={text('pieces')}
                align="right"
                autoComplete="off"
                {...(piecesPlaceholder ? { placeholder: piecesPlaceholder } : {})}
                inputProps={{ inputMode: 'numeric' }}
              />
              <MoneyField
                control={control}
                name={`lines.${index}.cost`}
                label={text('cost')}
                hint={text('costHint')}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {note && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
      <Box sx={{ mt: 2 }}>
        <AddProduct
          label={text('addProduct')}
          placeholder={text('findProduct')}
          noOptions={text('noProduct')}
          taken={fields.map(({ productId }) => productId)}
          onPick={({ id, name }) => append({ productId: id, name, pieces: '', cost: '' })}
        />
      </Box>
    </Box>
  );
}
