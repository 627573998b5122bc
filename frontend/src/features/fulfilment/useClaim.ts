import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ClaimPickingRequest, PickWaveShortfall } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';

/** As many orders as one wave holds. */
export const MOST_ORDERS = 20;

/** An order that can be claimed: it is paid or in processing. Whether somebody has it already, the server knows. */
export const isPickable = ({ status }: { status: string }) =>
  status === 'paid' || status === 'processing';

/** Why fewer orders were taken than were asked for. */
function reasons(shortfall: PickWaveShortfall | null | undefined): string[] {
  if (!shortfall) return [];
  const { asked, missing, taken, short } = shortfall;
  return [
    now('shortfall', { asked, missing }),
    ...(taken > 0 ? [now('shortfallTaken', { count: taken })] : []),
    ...(short > 0 ? [now('shortfallShort', { count: short })] : []),
  ];
}

/** Takes orders to be picked, and goes to the wave. */
export function useClaim() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { keyFor, renew } = useIdempotencyKey();
  const [claimPicking, { isLoading }] = api.useClaimPickingMutation();
  const [refusal, setRefusal] = useState<string>();

  const claim = async (claimPickingRequest: ClaimPickingRequest) => {
    setRefusal(undefined);
    const { data, error } = await claimPicking({
      'Idempotency-Key': keyFor(claimPickingRequest),
      claimPickingRequest,
    });
    if (!data) {
      setRefusal(problemText(error, text('tryAgain')));
      return;
    }
    renew();
    const { id, orders, shortfall } = data;
    const words = [text('claimedText', { id, count: orders.length }), ...reasons(shortfall)];
    toast.success(text('claimed'), words.join(' '));
    await navigate(paths.warehouse.wave(id));
  };
  return { claim, loading: isLoading, refusal };
}
