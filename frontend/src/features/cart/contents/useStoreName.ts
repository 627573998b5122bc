import { usePublicSettingsQuery } from '@/access/publicSettings';
import type { CartGroupResponse } from '@/api/generated';

/** Who sells the lines of a group: a dealer, or the company. */
export function useStoreName() {
  const { data } = usePublicSettingsQuery();
  return ({ sellerName, sellerId }: Pick<CartGroupResponse, 'sellerName' | 'sellerId'>) =>
    sellerId ? (sellerName ?? '') : (data?.companyName ?? '');
}
