import DoneAllIcon from '@mui/icons-material/DoneAllOutlined';
import Button from '@mui/material/Button';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { useUnread } from './useUnread';

interface MarkAllProps {
  role?: string | undefined;
  /** The newest notice on the screen; what comes later was not seen. */
  newest: number | undefined;
}

/** Marks everything unread as read; nothing to see where nothing is unread. */
export function MarkAllButton({ role, newest }: MarkAllProps) {
  const text = useText();
  const toast = useToast();
  const unread = useUnread(role) ?? 0;
  const [mark, { isLoading }] = api.useMarkAllNotificationsReadMutation();
  if (unread === 0 || newest === undefined) return null;
  const markAll = async () => {
    const { error } = await mark({
      markAllNotificationsRequest: { upTo: newest, ...(role ? { role } : {}) },
    });
    if (error) toast.error(text('markAllFailed'), problemText(error, text('markFailedText')));
  };
  return (
    <Button
      size="small"
      startIcon={<DoneAllIcon />}
      disabled={isLoading}
      onClick={() => void markAll()}
    >
      {text('markAll')}
    </Button>
  );
}
