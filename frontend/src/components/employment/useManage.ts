import { api } from '@/api/enhance';
import type { ManageEmployeeRequest } from '@/api/generated';
import { problemText } from '@/api/problem';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

/** Carries out decisions about an employee, one after the other; stops at the first refusal. */
export function useManage() {
  const text = useText();
  const toast = useToast();
  const [manage, { isLoading }] = api.useManageEmployeeMutation();

  const decide = async (...decisions: ManageEmployeeRequest[]): Promise<boolean> => {
    try {
      for (const manageEmployeeRequest of decisions)
        await manage({ manageEmployeeRequest }).unwrap();
      toast.success(text('updated'));
      return true;
    } catch (error) {
      toast.error(text('failed'), problemText(error, text('failedText')));
      return false;
    }
  };
  return { decide, loading: isLoading };
}
