import { api } from '@/api/enhance';
import type { DeliveryResponse, ListWebhookDeliveriesApiArg } from '@/api/generated';
import { usePolling } from '@/lib/hooks/usePolling';

/** While something is on its way it is looked at this often, in milliseconds. */
const SOON = 2_000;

const isOnItsWay = ({ state }: DeliveryResponse) => state === 'pending';

/** What was sent to a webhook; closely followed while something is on its way. */
export function useDeliveries(args: ListWebhookDeliveriesApiArg) {
  const { data: known } = api.endpoints.listWebhookDeliveries.useQueryState(args);
  const [soon, later] = [usePolling(SOON), usePolling()];
  return api.useListWebhookDeliveriesQuery(args, {
    pollingInterval: known?.items.some(isOnItsWay) ? soon : later,
    refetchOnMountOrArgChange: true,
  });
}

/** One delivery with its texts; closely followed until `isSettled`. */
export function useDelivery(id: number, isSettled: (delivery: DeliveryResponse) => boolean) {
  const { currentData: known } = api.endpoints.getWebhookDelivery.useQueryState({ id });
  const soon = usePolling(SOON / 2);
  return api.useGetWebhookDeliveryQuery(
    { id },
    { pollingInterval: known && isSettled(known) ? 0 : soon, refetchOnMountOrArgChange: true },
  );
}
