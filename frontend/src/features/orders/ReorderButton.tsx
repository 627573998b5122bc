import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { Column } from '@/ui/table';
import { useToast } from '@/ui/toaster';
import { selectHasUnsentLines, serverCartWanted } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { useText } from './ownMessages';
import type { ShownOrder } from './types';

interface LeftLine {
  name: string;
  problem: string;
}

interface ReorderButtonProps {
  order: ShownOrder;
  /** In a row of a list, among others of its name. */
  inRow?: boolean;
}

/** Puts the lines of an old order into the cart again; says what could not come along. */
export function ReorderButton({ order, inRow = false }: ReorderButtonProps) {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isUnsent = useSelector(selectHasUnsentLines);
  const { key, renew } = useIdempotencyKey();
  const [reorder, { isLoading }] = api.useReorderMutation();
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  if (order.isQuote || (order.items ?? []).length === 0) return null;

  const toCart = () => void navigate(paths.cart);
  const again = async () => {
    const { data, error } = await reorder({ id: order.id, 'Idempotency-Key': key });
    if (!data) {
      toast.error(text('reorderFailed'), problemText(error, text('tryAgain')));
      return;
    }
    renew();
    dispatch(serverCartWanted());
    if (data.left.length > 0) return setLeft(data.left);
    toast.success(text('reordered'), text('reorderedText'));
    toCart();
  };
  return (
    <>
      <Button
        {...(inRow
          ? { size: 'small', 'aria-label': text('reorderOne', { id: order.id }) }
          : { variant: 'outlined', startIcon: <ReplayIcon /> })}
        loading={isLoading}
        disabled={isUnsent}
        onClick={() => void again()}
      >
        {text('reorder')}
      </Button>
      <ConfirmDialog
        open={left.length > 0}
        title={text('reorderLeft')}
        consequence={
          <ul>
            {left.map(({ name, problem }) => (
              <li key={name}>
                <strong>{name}</strong>: {problem}
              </li>
            ))}
          </ul>
        }
        confirmLabel={text('toCart')}
        cancelLabel={text('stay')}
        loading={false}
        onConfirm={toCart}
        onClose={() => setLeft([])}
      />
    </>
  );
}

/** The column of a buyer's own orders with which each can be bought once more. */
export function useAgainColumn(): Column<ShownOrder> {
  const text = useText();
  return {
    id: 'actions',
    header: text('actions'),
    onCard: 'actions',
    align: 'right',
    cell: (order) => <ReorderButton order={order} inRow />,
  };
}
