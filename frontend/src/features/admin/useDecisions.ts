import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/api/problem';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

/** Approve and reject, each with the toasts of specification 2 §8. */
export function useDecisions() {
  const text = useText();
  const toast = useToast();
  const [approveUser, approving] = api.useApproveUserMutation();
  const [rejectUser, rejecting] = api.useRejectUserMutation();

  const approve = async (user: UserResponse) => {
    try {
      const answer = await approveUser({ id: user.id }).unwrap();
      toast.success(text('approved'), text('approvedText', { name: nameOf(answer.user) }));
    } catch (error) {
      toast.error(text('approvalFailed'), problemText(error, text('approvalFailedText')));
    }
  };
  const reject = async (user: UserResponse, reason: string): Promise<boolean> => {
    try {
      const answer = await rejectUser({ id: user.id, rejectRequest: { reason } }).unwrap();
      toast.success(text('rejected'), text('rejectedText', { name: nameOf(answer.user) }));
      return true;
    } catch (error) {
      toast.error(text('rejectionFailed'), problemText(error, text('rejectionFailedText')));
      return false;
    }
  };
  return { approve, reject, busy: approving.isLoading || rejecting.isLoading };
}

function nameOf(user: UserResponse): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
