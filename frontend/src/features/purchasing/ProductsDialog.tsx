import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/api/enhance';
import type { SupplierDetailsResponse } from '@/api/generated';
import { useMerge } from '@/ui/conflict';
import { CheckField, MoneyField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { AddProduct } from '@/features/products';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import {
  newProduct,
  productsFrom,
  productsRequest,
  productsSchema,
  productValues,
  rowsOf,
  storedRows,
  termsInWords,
} from './productsForm';

type Form = z.input<typeof productsSchema>;

interface RowProps {
  control: Control<Form, unknown, z.output<typeof productsSchema>>;
  index: number;
  name: string;
  onRemove: () => void;
}

function Row({ control, index, name, onRemove }: RowProps) {
  const text = useText();
  const whole = { inputMode: 'numeric' as const };
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600 }}>{name}</Typography>
        <IconButton edge="end" aria-label={text('removeProduct', { name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1.2fr 1fr 0.8fr 0.8fr' },
        }}
      >
        <TextField
          control={control}
          name={`products.${index}.supplierSku`}
          label={text('supplierSku')}
          autoComplete="off"
        />
        <MoneyField
          control={control}
          name={`products.${index}.cost`}
          label={text('cost')}
          required
        />
        <TextField
          control={control}
          name={`products.${index}.packSize`}
          label={text('packSize')}
          align="right"
          inputProps={whole}
        />
        <TextField
          control={control}
          name={`products.${index}.minimumPieces`}
          label={text('minimum')}
          align="right"
          inputProps={whole}
        />
      </Box>
      <CheckField
        control={control}
        name={`products.${index}.isPreferred`}
        label={text('preferred')}
      />
    </Box>
  );
}

interface ProductsDialogProps {
  supplier: SupplierDetailsResponse;
  onClose: () => void;
}

/** Everything a supplier sells, with cost and packs; saved as a whole. */
export default function ProductsDialog({ supplier, onClose }: ProductsDialogProps) {
  const text = useText();
  const toast = useToast();
  const [set, { isLoading, error }] = api.useSetSupplierProductsMutation();
  const [read] = api.useLazyGetSupplierQuery();
  const [seen] = useState(supplier);
  const form = useZodForm(productsSchema, { products: productValues(seen) });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'products' });
  const names = useRef(new Map<string, string>());
  const edited = useMerge((id) => ({
    label: names.current.get(id) ?? `#${id}`,
    nothing: text('notSold'),
    show: termsInWords,
  }));
  const save = async (values: z.output<typeof productsSchema>) => {
    const nameAll = (products: readonly { productId: number; name: string }[]) =>
      products.forEach(({ productId, name }) => names.current.set(String(productId), name));
    nameAll(productValues(seen));
    nameAll(values.products);
    const { data } = await edited.save(
      rowsOf(productsRequest(values)),
      { rows: storedRows(seen), version: seen.version },
      (rows, expectedVersion) =>
        set({
          id: seen.id,
          supplierProductsRequest: { expectedVersion, products: productsFrom(rows) },
        }),
      async () => {
        const { data: now } = await read({ id: seen.id });
        if (!now) return undefined;
        nameAll(productValues(now));
        return { rows: storedRows(now), version: now.version };
      },
    );
    if (!data) return;
    toast.success(text('productsSaved'), data.name);
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="md"
      title={text('editProductsTitle', { name: supplier.name })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      loading={isLoading}
      error={edited.failure(error)}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      failure={{ title: text('productsFailed') }}
    >
      <AddProduct
        label={text('addProduct')}
        placeholder={text('findProduct')}
        noOptions={text('noProductFound')}
        taken={fields.map(({ productId }) => productId)}
        onPick={({ id, name }) => append(newProduct(id, name))}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id, name }, index) => (
          <Row
            key={id}
            control={control}
            index={index}
            name={name}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {edited.dialog}
    </FormDialog>
  );
}
