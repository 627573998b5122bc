import { useState } from 'react';
import { api } from '@/api/enhance';
import { useConflict } from '@/ui/conflict';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { AddressFields } from './AddressFields';
import {
  addressRequest,
  addressSchema,
  editedFields,
  emptyAddress,
  replacing,
  valuesOf,
  type AddressValues,
  type ShownAddress,
} from './addressForm';
import { useText } from './messages';

interface AddressDialogProps {
  /** The address to change; without one a new one is made. */
  address?: ShownAddress;
  /** Whether the book is still empty: the first address is the default anyway. */
  isFirst?: boolean;
  /** What a new address starts with, such as the own name. */
  start?: Partial<AddressValues>;
  onSaved?: (address: ShownAddress) => void;
  onClose: () => void;
}

/** Makes or changes an address of the own book. */
export default function AddressDialog(props: AddressDialogProps) {
  const { address, isFirst = false, start, onSaved, onClose } = props;
  const text = useText();
  const toast = useToast();
  const [add, adding] = api.useAddAddressMutation();
  const [update, updating] = api.useUpdateAddressMutation();
  const { isLoading, error } = address ? updating : adding;
  const [seen] = useState(address);
  const edited = useConflict(editedFields());
  const form = useZodForm(
    addressSchema,
    address ? valuesOf(address) : { ...emptyAddress, ...start, isDefault: isFirst },
  );

  const submit = async (values: AddressValues) => {
    const answer = seen
      ? await edited.save(replacing(values), seen, (body, expected) =>
          update({ id: seen.id, addressRequest: { ...body, expected } }),
        )
      : await add({ addressRequest: addressRequest(values) });
    if (!answer.data) return;
    toast.success(text('saved'));
    onSaved?.(answer.data);
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text(address ? 'edit' : 'addTitle')}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      loading={isLoading}
      error={edited.failure(error)}
      failure={{ title: text('saveFailed') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressFields control={form.control} withDefault={!isFirst && address?.isDefault !== true} />
      {edited.dialog}
    </FormDialog>
  );
}
