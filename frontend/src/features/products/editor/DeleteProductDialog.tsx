import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './productMessages';

interface ProductDialogProps {
  product: ProductResponse;
  onClose: () => void;
  /** It worked: the editor closes and the page goes up. */
  onDone: () => void;
}

/** Says beforehand whether the product goes for good or moves to the discontinued ones. */
export function DeleteProductDialog({ product, onClose, onDone }: ProductDialogProps) {
  const text = useText();
  const toast = useToast();
  const { name, id } = product;
  const { data, isFetching } = api.useHasTransactionsQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [remove, { isLoading }] = api.useDeleteProductMutation();
  const consequence = () => {
    if (isFetching) return text('deleteChecking');
    return text(data?.hasTransactions === false ? 'deleteGone' : 'deleteKept');
  };
  const confirm = async () => {
    const { data: answer, error } = await remove({ id });
    onClose();
    if (!answer) toast.error(text('cannotDelete'), problemText(error, text('deleteFailedText')));
    else if (answer.outcome === 'discontinued') toast.error(text('cannotDelete'), answer.message);
    else toast.success(text('deleted'), text('deletedText', { name }));
    if (answer) onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('deleteTitle', { name })}
      consequence={consequence()}
      confirmLabel={text('remove')}
      disabled={isFetching}
      loading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Puts a discontinued product on sale again. */
export function RestoreProductDialog({ product, onClose, onDone }: ProductDialogProps) {
  const text = useText();
  const toast = useToast();
  const { name, id } = product;
  const [restore, { isLoading }] = api.useRestoreProductMutation();
  const confirm = async () => {
    const { error } = await restore({ id });
    onClose();
    if (error) {
      toast.error(text('restoreFailed'), problemText(error, text('tryAgain')));
      return;
    }
    toast.success(text('restored'), text('restoredText', { name }));
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={text('restoreTitle', { name })}
      consequence={text('restoreText')}
      confirmLabel={text('restore')}
      loading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
