import { api } from '@/api/enhance';
import type { LotResponse, MovementResponse, MovementType, ProductResponse } from '@/api/generated';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { mostOut } from '../lots/allocation';
import { movementRequest, type MovementValues } from './movementForm';
import { useText } from './stockMessages';

const DONE = { in: 'doneIn', out: 'doneOut' } as const;

/** What must hold before anything is sent; the toast says what does not. */
function useRefusal(type: MovementType, lots: readonly LotResponse[]) {
  const text = useText();
  const toast = useToast();
  return (product: ProductResponse | undefined, { quantity, lotId }: MovementValues) => {
    if (!product || quantity === null) {
      toast.error(text('error'), text('missing'));
      return true;
    }
    const lot = lots.find(({ id }) => String(id) === lotId);
    const most = mostOut(product.stockAvailable ?? 0, lot);
    if (type === 'in' || quantity <= most) return false;
    toast.error(text('insufficient'), text('onlyUnits', { count: most }));
    return true;
  };
}

/** Records a movement and says what became of it; `move` answers whether it was recorded. */
export function useMovement(
  type: MovementType,
  product: ProductResponse | undefined,
  lots: readonly LotResponse[],
) {
  const text = useText();
  const toast = useToast();
  const refuses = useRefusal(type, lots);
  const { keyFor, renew } = useIdempotencyKey();
  const [record, { isLoading, error }] = api.useRecordMovementMutation();

  const doneText = (data: MovementResponse & { movements?: MovementResponse[] | null }) => {
    const balance = formatCount(data.balanceAfter);
    const done = text('doneText', { name: data.productName, balance });
    const parts = (data.movements ?? []).map(({ lotCode, quantity }) =>
      text('doneLot', { code: lotCode ?? text('outsideLots'), count: quantity }),
    );
    return parts.length > 1 ? `${done} ${text('doneLots', { lots: parts.join(', ') })}` : done;
  };

  const move = async (values: MovementValues): Promise<boolean> => {
    const { quantity } = values;
    if (refuses(product, values) || !product || quantity === null) return false;
    const request = movementRequest(type, product.id, quantity, values);
    const { data } = await record({
      'Idempotency-Key': keyFor(request),
      recordMovementRequest: request,
    });
    if (!data) return false;
    renew();
    toast.success(text(DONE[type]), doneText(data));
    return true;
  };
  return { move, isLoading, error };
}
