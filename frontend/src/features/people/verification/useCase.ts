import { useCallback } from 'react';
import { api } from '@/api/enhance';
import type { ShownCase } from '@/features/people/documents';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';

/** Asks for a case anew and gives it back, for a decision that came too late. */
export function useFreshCase(id: number): () => Promise<ShownCase | undefined> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const query = api.endpoints.getVerificationCase.initiate(
      { id },
      { forceRefetch: true, subscribe: false },
    );
    return (await dispatch(query)).data;
  }, [dispatch, id]);
}
