import { useState } from 'react';
import { api } from '@/api/enhance';
import type { PickResponse } from '@/api/generated';
import { isProblem, problemText } from '@/lib/server/problem';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { useText } from './messages';
import { usePutWave } from './useWave';

/** What came of the last scan. */
export interface Told {
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

/** A short shake for what was taken, a long one for what was not; where the phone can. */
function shake(isGood: boolean) {
  if ('vibrate' in navigator) navigator.vibrate(isGood ? 40 : [120, 60, 120]);
}

/** Confirms picks by what was scanned. A try that got no answer is the same one when it is made again. */
export function useConfirm() {
  const text = useText();
  const { keyFor, renew } = useIdempotencyKey();
  const putWave = usePutWave();
  const [confirmPick, { isLoading }] = api.useConfirmPickMutation();
  const [told, setTold] = useState<Told>();

  const confirm = async (pick: PickResponse, code: string, pieces: number) => {
    const confirmPickRequest = { code, pieces };
    const key = keyFor({ pick: pick.id, ...confirmPickRequest });
    const { data, error } = await confirmPick({
      id: pick.id,
      'Idempotency-Key': key,
      confirmPickRequest,
    });
    shake(data !== undefined);
    if (data) {
      renew();
      setTold({ tone: 'success', title: text('picked', { count: pieces, name: pick.name }) });
      putWave(data);
      return true;
    }
    const isWrong = isProblem(error) && 'code' in error.errors;
    setTold({
      tone: 'error',
      title: text(isWrong ? 'wrong' : 'failed'),
      text: problemText(error, text('tryAgain')),
    });
    return false;
  };
  return { confirm, loading: isLoading, told, setTold };
}
