import { useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem } from '@/lib/server/problem';
import type { ShownDocument } from '@/features/people/documents';
import { useToast } from '@/ui/toaster';
import { documentWinner } from './faster';
import { useText } from './messages';
import { useFreshCase } from './useCase';

type Decision = Parameters<
  ReturnType<typeof api.useReviewDocumentMutation>[0]
>[0]['reviewDocumentRequest'];

/** Decides on a document. When somebody was faster, says who, and shows the case as it is now. */
export function useReview(document: ShownDocument, userId: number, onDone: () => void) {
  const text = useText();
  const toast = useToast();
  const [send, { isLoading }] = api.useReviewDocumentMutation();
  const [error, setError] = useState<unknown>();
  const fresh = useFreshCase(userId);

  const review = async (decision: Decision) => {
    setError(undefined);
    const answer = await send({ id: document.id, reviewDocumentRequest: decision });
    if (!answer.error) {
      toast.success(
        text(decision.decision === 'accept' ? 'accepted' : 'refusedToast'),
        document.label,
      );
      onDone();
      return;
    }
    if (!isProblem(answer.error) || answer.error.status !== 409) {
      setError(answer.error);
      return;
    }
    const shown = await fresh();
    const winner = shown && documentWinner(shown, document.id);
    toast.error(
      text('faster'),
      winner ? text('fasterDocument', { ...winner }) : answer.error.detail,
    );
    onDone();
  };
  return { review, loading: isLoading, error };
}
