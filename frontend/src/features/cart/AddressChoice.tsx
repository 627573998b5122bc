import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { api } from '@/api/enhance';
import { fullName } from '@/access/user';
import { useSession } from '@/access/useSession';
import { AddressText, type ShownAddress } from '@/features/addresses';
import { SelectField, TextField } from '@/ui/fields';
import { lazyPart } from '@/lib/parts';
import type { Checkout } from './checkoutForm';
import { useText } from './messages';

const AddressDialog = lazyPart(() => import('@/features/addresses/shared/AddressDialog'));

const optionOf = ({ id, label, recipient, line1, city }: ShownAddress) => ({
  value: String(id),
  label: `${label ?? recipient} · ${line1}, ${city}`,
});

interface AddressChoiceProps {
  form: UseFormReturn<Checkout>;
  isPickUp: boolean;
}

/** Where the order goes: an address of the own book, or one that is written down for this order. */
export function AddressChoice({ form, isPickUp }: AddressChoiceProps) {
  const text = useText();
  const { user } = useSession();
  const { control, setValue, getFieldState } = form;
  const { data } = api.useListAddressesQuery({});
  const [isAdding, setAdding] = useState(false);
  const addresses = data?.items ?? [];
  const addressId = useWatch({ control, name: 'addressId' });
  const chosen = addresses.find(({ id }) => String(id) === addressId);

  // The default is chosen until somebody chooses.
  const preferred = (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id;
  useEffect(() => {
    if (preferred !== undefined && !getFieldState('addressId').isDirty)
      setValue('addressId', String(preferred));
  }, [preferred, getFieldState, setValue]);

  if (isPickUp) return null;
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          control={control}
          name="addressId"
          label={text('deliverTo')}
          options={addresses.map(optionOf)}
          placeholder={text('otherAddress')}
        />
      )}
      {chosen ? (
        <Box sx={{ typography: 'body2', mt: -1.5 }}>
          <AddressText address={chosen} />
        </Box>
      ) : (
        <TextField
          control={control}
          name="shippingAddress"
          label={text('address')}
          hint={text('addressHint')}
          autoComplete="street-address"
          rows={3}
          required
        />
      )}
      <Box sx={{ mt: -1.5 }}>
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ ml: -1.5 }}
          onClick={() => setAdding(true)}
        >
          {text('addAddress')}
        </Button>
      </Box>
      {isAdding && (
        <Suspense>
          <AddressDialog
            isFirst={addresses.length === 0}
            start={{ recipient: user ? fullName(user) : '' }}
            onSaved={({ id }) => setValue('addressId', String(id), { shouldDirty: true })}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
