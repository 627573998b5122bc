import { useCallback } from 'react';
import { api } from '@/api/enhance';
import type { JobResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Lets a job that was given up be tried again. */
export function useRetry() {
  const text = useText();
  const toast = useToast();
  const [retry] = api.useRetryJobMutation();
  return useCallback(
    async ({ id, title }: JobResponse) => {
      const { error } = await retry({ id });
      if (error) toast.error(text('retryFailed'), problemText(error, text('retryFailedText')));
      else toast.success(text('retried'), title);
    },
    [retry, text, toast],
  );
}
