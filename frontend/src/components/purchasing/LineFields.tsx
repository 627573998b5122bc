import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useFormState, type Control, type FieldValues } from 'react-hook-form';
import { api } from '@/api/enhance';
import { MoneyField, TextField } from '@/components/fields';
import { Picker } from '@/components/fields/Picker';
import type { FieldProps } from '@/components/fields/types';
import { useDebounced } from '@/lib/hooks/useDebounced';
import type { LineValue } from './lines';
import { useText } from './messages';

const CHOICES = 20;

interface AddProductProps {
  /** Those that stand there already are not offered. */
  taken: readonly number[];
  onPick: (line: LineValue) => void;
}

/** Finds a product to be added; empty again after each. */
function AddProduct({ taken, onPick }: AddProductProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(0);
  const q = useDebounced(typed.trim());
  const found = api.useListProductsQuery({
    limit: CHOICES,
    status: 'active',
    ...(q ? { q } : {}),
  });
  const products = (found.data?.items ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Picker
      key={count}
      label={text('addProduct')}
      placeholder={text('findProduct')}
      noOptions={text('noProduct')}
      value={null}
      options={products.map(({ id, name, sku }) => ({ id, label: name, hint: sku }))}
      loading={found.isFetching}
      onSearch={setTyped}
      onChange={(option) => {
        const product = products.find(({ id }) => id === option?.id);
        if (!product) return;
        onPick({ productId: product.id, name: product.name, pieces: '', cost: '' });
        setTyped('');
        setCount(count + 1);
      }}
    />
  );
}

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
        <AddProduct taken={fields.map(({ productId }) => productId)} onPick={append} />
      </Box>
    </Box>
  );
}
