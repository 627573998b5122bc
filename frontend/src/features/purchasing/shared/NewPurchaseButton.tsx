import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/parts';
import type { LineValue } from './lines';
import { useText } from './messages';

const NewPurchaseDialog = lazyPart(() => import('./NewPurchaseDialog'));

interface NewPurchaseButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  lines?: readonly LineValue[];
  supplierId?: number;
  /** The words on the button; by default "Create Purchase Order". */
  label?: string;
  /** Its own name where it stands in a row. */
  name?: string;
}

/** The button for a new purchase order, and the dialog behind it. */
export function NewPurchaseButton(props: NewPurchaseButtonProps) {
  const { lines, supplierId, label, name, size = 'medium', variant = 'contained' } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        // In the rows of a table the words have to do.
        startIcon={size === 'small' ? undefined : <AddShoppingCartIcon />}
        {...(name ? { 'aria-label': name } : {})}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label ?? text('create')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewPurchaseDialog
            {...(lines ? { lines } : {})}
            {...(supplierId ? { supplierId } : {})}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
