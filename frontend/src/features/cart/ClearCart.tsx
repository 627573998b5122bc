import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { cartEmptied } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useText } from './messages';

/** Empties the whole cart; asks first, because lines were picked one by one. */
export function ClearCart({ count }: { count: number }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)} sx={{ mt: 2, ml: -1.5 }}>
        {text('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('clearTitle')}
        consequence={text('clearText', { count })}
        confirmLabel={text('clear')}
        danger
        loading={false}
        onConfirm={() => dispatch(cartEmptied())}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
