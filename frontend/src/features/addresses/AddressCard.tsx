import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { AddressText, type ShownAddress } from '@/features/addresses';
import { addressRequest, valuesOf } from '@/features/addresses/shared/addressForm';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

function RemoveButton({ address, name }: { address: ShownAddress; name: string }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = api.useRemoveAddressMutation();
  const confirm = async () => {
    const { error } = await remove({ id: address.id });
    setAsking(false);
    if (error) toast.error(text('removeFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('removed'));
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('removeTitle', { name })}
        consequence={text('removeText')}
        confirmLabel={text('remove')}
        danger
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function DefaultButton({ address, name }: { address: ShownAddress; name: string }) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateAddressMutation();
  const choose = async () => {
    // What another window made of the address meanwhile is not taken back.
    const expected = valuesOf(address);
    const body = { ...addressRequest(expected), isDefault: true, expected };
    const { error } = await update({ id: address.id, addressRequest: body });
    if (error) toast.error(problemText(error, text('tryAgain')));
    else toast.success(text('defaultSet'));
  };
  return (
    <Button
      size="small"
      color="inherit"
      loading={isLoading}
      aria-label={text('makeDefaultNamed', { name })}
      onClick={() => void choose()}
    >
      {text('makeDefault')}
    </Button>
  );
}

/** One address with what can be done about it. */
export function AddressCard({ address, onEdit }: { address: ShownAddress; onEdit: () => void }) {
  const text = useText();
  const name = address.label ?? address.line1;
  return (
    <Card
      component="li"
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 24 }}>
        {address.label && (
          <Typography variant="h5" component="h2" noWrap>
            {address.label}
          </Typography>
        )}
        {address.isDefault && <Chip size="small" color="primary" label={text('isDefault')} />}
      </Box>
      <AddressText address={address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 'auto', ml: -1.5 }}>
        <Button size="small" aria-label={text('editNamed', { name })} onClick={onEdit}>
          {text('edit')}
        </Button>
        {!address.isDefault && <DefaultButton address={address} name={name} />}
        <RemoveButton address={address} name={name} />
      </Box>
    </Card>
  );
}
