import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Marks notices as read; there is no way back. */
export function useMarkRead() {
  const text = useText();
  const toast = useToast();
  const [mark, { isLoading }] = api.useMarkNotificationMutation();
  const markRead = async (id: number) => {
    const { error } = await mark({ id, markNotificationRequest: { status: 'read' } });
    if (error) toast.error(text('markFailed'), problemText(error, text('markFailedText')));
  };
  return { markRead, loading: isLoading };
}
