import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderBlock } from '@/lib/buyers';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from './messages';

interface EmptyCartProps {
  /** Beside the way to the products. */
  more?: ReactNode;
  onLeave?: () => void;
}

/** In the place of the lines of an empty cart: the way to the products. */
export function EmptyCart({ more, onLeave }: EmptyCartProps) {
  const text = useText();
  return (
    <EmptyState
      icon={<ShoppingCartIcon />}
      title={text('empty')}
      text={text('emptyText')}
      action={
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button component={Link} to={paths.products} variant="contained" onClick={onLeave}>
            {text('browse')}
          </Button>
          {more}
        </Stack>
      }
    />
  );
}

/** In the place of the way to an order: why this person has none. */
export function OrderRefusal({ reason }: { reason: OrderBlock }) {
  const text = useText();
  return (
    <Alert severity="info">
      <AlertTitle>{text(reason)}</AlertTitle>
      {text(`${reason}Text`)}
    </Alert>
  );
}
