import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { LeftLineResponse, SavedCartResponse } from '@/api/generated';
import { serverCartWanted } from '@/lib/cart';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { QueryView } from '@/ui/feedback';
import { NameDialog } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

interface CartNameProps {
  /** The saved cart to rename; without one the cart on the screen is saved. */
  cart: SavedCartResponse | undefined;
  onClose: () => void;
}

/** Saves the cart under a name, or gives a saved one another. */
function CartName({ cart, onClose }: CartNameProps) {
  const text = useText();
  const toast = useToast();
  const [save, saving] = api.useSaveCartMutation();
  const [rename, renaming] = api.useRenameSavedCartMutation();
  const { isLoading, error } = cart ? renaming : saving;
  const submit = async (name: string) => {
    const savedCartRequest = { name };
    const { data } = cart
      ? await rename({ id: cart.id, savedCartRequest })
      : await save({ savedCartRequest });
    if (!data) return;
    toast.success(text(cart ? 'savedRenamed' : 'savedDone', { name: data.name }));
    onClose();
  };
  return (
    <NameDialog
      title={text(cart ? 'savedRenameTitle' : 'savedSave')}
      submitLabel={text(cart ? 'savedRename' : 'savedSubmit')}
      label={text('savedName')}
      hint={text('savedNameHint')}
      name={cart?.name ?? ''}
      loading={isLoading}
      error={error}
      onName={submit}
      onClose={onClose}
    />
  );
}

function DeleteButton({ cart }: { cart: SavedCartResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = api.useDeleteSavedCartMutation();
  const { id, name } = cart;
  const confirm = async () => {
    const { error } = await remove({ id });
    setAsking(false);
    if (error) toast.error(text('savedFailed'), problemText(error, text('savedTryAgain')));
    else toast.success(text('savedDeleted', { name }));
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('savedDeleteNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('savedDelete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('savedDeleteTitle', { name })}
        consequence={text('savedDeleteText')}
        confirmLabel={text('savedDelete')}
        danger
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface AddButtonProps {
  cart: SavedCartResponse;
  /** While the server does not know what was taken out here, what it adds would be taken out with it. */
  isCurrent: boolean;
}

/** Puts the lines of a saved cart into the cart; says what could not be added. */
function AddButton({ cart, isCurrent }: AddButtonProps) {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { key, renew } = useIdempotencyKey();
  const [add, { isLoading }] = api.useAddSavedCartMutation();
  const [left, setLeft] = useState<readonly LeftLineResponse[]>([]);
  const { id, name } = cart;
  const again = async () => {
    const { data, error } = await add({ id, 'Idempotency-Key': key });
    if (!data) {
      toast.error(text('savedAddFailed'), problemText(error, text('savedTryAgain')));
      return;
    }
    renew();
    dispatch(serverCartWanted());
    if (data.left.length > 0) setLeft(data.left);
    else toast.success(text('savedAdded', { name }));
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isLoading}
        disabled={cart.lines === 0 || !isCurrent}
        aria-label={text('savedAddNamed', { name })}
        onClick={() => void again()}
      >
        {text('savedAdd')}
      </Button>
      <ConfirmDialog
        open={left.length > 0}
        title={text('savedLeft')}
        consequence={
          <ul>
            {left.map(({ name: product, problem }, place) => (
              <li key={place}>
                <strong>{product}</strong>: {problem}
              </li>
            ))}
          </ul>
        }
        confirmLabel={text('savedClose')}
        loading={false}
        onConfirm={() => setLeft([])}
        onClose={() => setLeft([])}
      />
    </>
  );
}

interface SavedCartsProps {
  /** Whether there is a cart on the screen that can be saved. */
  withSave: boolean;
  /** Whether the server knows the cart as it is on the screen. */
  isCurrent?: boolean;
}

/** The carts that a buyer has saved under names, and the way to save this one. */
export function SavedCarts({ withSave, isCurrent = true }: SavedCartsProps) {
  const text = useText();
  const query = api.useListSavedCartsQuery({});
  const [named, setNamed] = useState<SavedCartResponse | 'new' | null>(null);
  const save = withSave && (
    <Button variant="outlined" size="small" disabled={!isCurrent} onClick={() => setNamed('new')}>
      {text('savedSave')}
    </Button>
  );
  if (!withSave && !query.error && !query.data?.items.length) return null;
  return (
    <Card component="section" aria-label={text('savedCarts')} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h2">
          {text('savedCarts')}
        </Typography>
        {save}
      </Box>
      <QueryView query={query} loading={null}>
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {items.length === 0 && (
              <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
                {text('savedNone')}
              </Typography>
            )}
            {items.map((cart) => (
              <Box
                component="li"
                key={cart.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1,
                  py: 1.5,
                  borderTop: 1,
                  borderColor: 'divider',
                  '&:first-of-type': { borderTop: 0 },
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="subtitle2" component="h3">
                    {cart.name}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text('savedFacts', {
                      count: cart.lines,
                      shown: formatCount(cart.lines),
                      day: formatDate(cart.createdAt),
                    })}
                  </Typography>
                </Box>
                <AddButton cart={cart} isCurrent={isCurrent} />
                <Button
                  size="small"
                  color="inherit"
                  aria-label={text('savedRenameNamed', { name: cart.name })}
                  onClick={() => setNamed(cart)}
                >
                  {text('savedRename')}
                </Button>
                <DeleteButton cart={cart} />
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
      {named && (
        <CartName cart={named === 'new' ? undefined : named} onClose={() => setNamed(null)} />
      )}
    </Card>
  );
}
