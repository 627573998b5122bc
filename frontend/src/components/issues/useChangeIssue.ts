import { api } from '@/api/enhance';
import type { IssueResponse, IssueStatusName, UpdateIssueRequest } from '@/api/generated';
import { problemText } from '@/api/problem';
import { describeStatus } from '@/components/status';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

type Changed = Pick<IssueResponse, 'id' | 'version'>;

/** Decides an issue, gives it to somebody, changes its priority. Who did it and when, the server knows. */
export function useChangeIssue({ id, version }: Changed) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateIssueMutation();
  const send = (change: UpdateIssueRequest) =>
    update({ id, updateIssueRequest: { ...change, expectedVersion: version } });

  const decide = async (status: IssueStatusName) => {
    const { data, error } = await send({ status });
    if (!data) return toast.error(text('updateFailed'), problemText(error, ''));
    const word = describeStatus('issue', data.status).label.toLowerCase();
    toast.success(text('updated'), text('updatedText', { id, status: word }));
  };
  const change = async (wish: Pick<UpdateIssueRequest, 'assignedTo' | 'priority'>) => {
    const { data, error } = await send(wish);
    if (data) toast.success(text('saved', { id }));
    else toast.error(text('saveFailed'), problemText(error, ''));
  };
  return { decide, change, loading: isLoading };
}
