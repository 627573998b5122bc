import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isProblem, problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { afterCheck, countedLines, isClean, type Draft } from './draft';
import { useText } from './messages';

const CONFLICT = 409;
const REFUSED = 422;

/** Checks a count, asks, and posts it; whatever has moved in between goes back to be counted again. */
export function usePost(
  draft: Draft,
  change: (changed: (draft: Draft) => Draft) => void,
  discard: () => void,
) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { keyFor, renew } = useIdempotencyKey();
  const [preview, { isLoading: isChecking }] = api.usePreviewStockCountMutation();
  const [send, { isLoading: isPosting }] = api.usePostStockCountMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reason = draft.reason.trim();

  const request = () => ({ reason, lines: countedLines(draft) });
  /** Marks what cannot be posted; whether nothing is. */
  const isAccepted = async (): Promise<boolean> => {
    const { data, error } = await preview({ stockCountRequest: request() });
    if (!data) {
      toast.error(text('previewFailed'), problemText(error, ''));
      return false;
    }
    const checked = afterCheck(draft, data.items);
    change((current) => afterCheck(current, data.items));
    if (isClean(checked)) return true;
    toast.error(text('notClean'), text('notCleanText'));
    return false;
  };
  const check = async () => {
    setReasonMissing(reason === '');
    if (reason === '') return;
    if (countedLines(draft).length === 0) toast.error(text('nothingCounted'));
    else if (await isAccepted()) setConfirming(true);
  };
  const post = async () => {
    const body = request();
    const { data, error } = await send({
      'Idempotency-Key': keyFor(body),
      stockCountRequest: body,
    });
    setConfirming(false);
    if (data) {
      renew();
      discard();
      toast.success(text('posted'), text('postedText', { differing: data.differenceCount }));
      void navigate(paths.stock.count(data.id));
      return;
    }
    const isOutdated = isProblem(error) && [CONFLICT, REFUSED].includes(error.status);
    if (isOutdated && !(await isAccepted())) return;
    toast.error(text('postFailed'), problemText(error, ''));
  };
  return {
    check,
    post,
    cancel: () => setConfirming(false),
    isChecking,
    isPosting,
    isConfirming,
    reasonError: isReasonMissing && reason === '' ? text('reasonMissing') : undefined,
  };
}
