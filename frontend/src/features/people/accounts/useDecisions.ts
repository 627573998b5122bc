import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { isProblem, problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

interface Said {
  title: string;
  text: string;
}

/**
 * Approve and reject, each with the toasts of specification 2 §8, and the way back from a rejection.
 * @param onLate what to say instead when somebody else decided before (409)
 */
export function useDecisions(onLate?: () => Promise<Said | undefined>) {
  const text = useText();
  const toast = useToast();
  const [approveUser, approving] = api.useApproveUserMutation();
  const [rejectUser, rejecting] = api.useRejectUserMutation();
  const [reopenUser, reopening] = api.useReopenUserMutation();

  const explain = async (error: unknown, title: string, fallback: string) => {
    const isLate = isProblem(error) && error.status === 409;
    const said = isLate ? await onLate?.() : undefined;
    toast.error(said?.title ?? title, said?.text ?? problemText(error, fallback));
  };
  const approve = async (user: UserResponse) => {
    try {
      const answer = await approveUser({ id: user.id }).unwrap();
      toast.success(text('approved'), text('approvedText', { name: nameOf(answer.user) }));
    } catch (error) {
      await explain(error, text('approvalFailed'), text('approvalFailedText'));
    }
  };
  const reject = async (user: UserResponse, reason: string): Promise<boolean> => {
    try {
      const answer = await rejectUser({ id: user.id, rejectRequest: { reason } }).unwrap();
      toast.success(text('rejected'), text('rejectedText', { name: nameOf(answer.user) }));
      return true;
    } catch (error) {
      await explain(error, text('rejectionFailed'), text('rejectionFailedText'));
      return false;
    }
  };
  const reopen = async (user: UserResponse) => {
    try {
      const answer = await reopenUser({ id: user.id }).unwrap();
      toast.success(text('reopened'), text('reopenedText', { name: nameOf(answer.user) }));
    } catch (error) {
      await explain(error, text('reopenFailed'), text('reopenFailedText'));
    }
  };
  const busy = [approving, rejecting, reopening].some(({ isLoading }) => isLoading);
  return { approve, reject, reopen, busy };
}

function nameOf(user: UserResponse): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
