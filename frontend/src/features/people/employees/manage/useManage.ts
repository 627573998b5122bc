import { api } from '@/api/enhance';
import type { ManageEmployeeRequest, UserResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/**
 * Carries out decisions about an employee, one after the other; stops at the first refusal. Whose position stays where
 * somebody else has given another one since the employee was `seen`, the `dialog` asks.
 */
export function useManage(seen?: UserResponse) {
  const text = useText();
  const edited = useConflict({
    position: { label: text('position') },
    department: { label: text('department') },
  });
  const toast = useToast();
  const [manage, { isLoading }] = api.useManageEmployeeMutation();

  const send = (decision: ManageEmployeeRequest) => {
    if (!seen || decision.action !== 'position') return manage({ manageEmployeeRequest: decision });
    return edited.save(decision, seen, (body, expected) =>
      manage({ manageEmployeeRequest: { ...body, expected } }),
    );
  };
  const decide = async (...decisions: ManageEmployeeRequest[]): Promise<boolean> => {
    for (const decision of decisions) {
      const { data, error } = await send(decision);
      if (error) toast.error(text('failed'), problemText(error, text('failedText')));
      if (!data) return false;
    }
    toast.success(text('updated'));
    return true;
  };
  return { decide, loading: isLoading, dialog: edited.dialog };
}
