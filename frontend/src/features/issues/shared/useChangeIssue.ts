import { api } from '@/api/enhance';
import type { IssueResponse, IssueStatusName, UpdateIssueRequest } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { describeStatus } from '@/ui/status';
import { useConflict } from '@/ui/conflict';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { priorityOptions } from './priorities';

type Changed = Pick<IssueResponse, 'id' | 'version'> &
  Partial<Pick<IssueResponse, 'priority' | 'assignedTo'>>;

const priorityOf = (word: string) =>
  priorityOptions().find(({ value }) => value === word)?.label ?? word;

/**
 * Decides an issue, gives it to somebody, changes its priority. Who did it and when, the server knows. Whose choice stays
 * where somebody else has made another one meanwhile, the `dialog` asks; `nameOf` says who a person is.
 */
export function useChangeIssue(issue: Changed, nameOf?: (id: string) => string) {
  const { id, version } = issue;
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateIssueMutation();
  const edited = useConflict({
    priority: { label: text('priority'), show: priorityOf },
    assignedTo: {
      label: text('assignee'),
      nothing: text('nobody'),
      read: (person) => (person === '' ? null : Number(person)),
      ...(nameOf ? { show: nameOf } : {}),
    },
    version: { label: '', isCounter: true },
  });
  const send = (change: UpdateIssueRequest) =>
    edited.save({ ...change, version }, issue, ({ version: last, ...body }, expected) =>
      update({ id, updateIssueRequest: { ...body, expectedVersion: last, expected } }),
    );

  const decide = async (status: IssueStatusName) => {
    const { data, error } = await send({ status });
    if (error) toast.error(text('updateFailed'), problemText(error, ''));
    if (!data) return;
    const word = describeStatus('issue', data.status).label.toLowerCase();
    toast.success(text('updated'), text('updatedText', { id, status: word }));
  };
  const change = async (wish: Pick<UpdateIssueRequest, 'assignedTo' | 'priority'>) => {
    const { data, error } = await send(wish);
    if (data) toast.success(text('saved', { id }));
    if (error) toast.error(text('saveFailed'), problemText(error, ''));
  };
  return { decide, change, loading: isLoading, dialog: edited.dialog };
}
