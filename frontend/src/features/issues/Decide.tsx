import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { IssueDetailsResponse, IssuePriorityName } from '@/api/generated';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { DecideButtons, useChangeIssue } from '@/features/issues';
import { priorityOptions } from '@/features/issues/shared/priorities';
import { Block } from '@/ui/data/Facts';
import { words } from '@/lib/values';
import { useText } from './messages';

interface HandOnProps {
  issue: IssueDetailsResponse;
  loading: boolean;
  change: ReturnType<typeof useChangeIssue>['change'];
}

interface AssigneeProps extends HandOnProps {
  /** Says who somebody is that the issue may be given to. */
  onName: (id: number, name: string) => void;
}

/** Gives the issue to somebody, or takes it back. */
function Assignee({ issue, change, onName }: AssigneeProps) {
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListIssueAssigneesQuery(asked);
  const { assignedTo, assignedToName } = issue;
  return (
    <Picker
      label={text('assignee')}
      placeholder={text('assigneeSearch')}
      noOptions={text('noAssignee')}
      value={assignedTo ? { id: assignedTo, label: assignedToName ?? '—' } : null}
      options={(found.data?.items ?? []).map(({ id, name, position }) => ({
        id,
        label: name,
        ...(position ? { hint: words(position) } : {}),
      }))}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(person) => {
        if (person) onName(person.id, person.label);
        void change({ assignedTo: person?.id ?? null });
      }}
    />
  );
}

function Priority({ issue, change, loading }: HandOnProps) {
  const text = useText();
  return (
    <FieldFrame label={text('priority')} error={undefined}>
      {({ id }) => (
        <NativeSelect
          value={issue.priority}
          disabled={loading}
          onChange={(event) => void change({ priority: event.target.value as IssuePriorityName })}
          input={<OutlinedInput notched={false} />}
          inputProps={{ id }}
        >
          {priorityOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

/** What a manager, supervisor or purchaser does with an issue; nothing for everybody else. */
export function Decide({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { assignedTo, assignedToName } = issue;
  const nameOf = (id: string) =>
    (String(assignedTo) === id ? assignedToName : names[id]) ?? `#${id}`;
  const { dialog, ...handOn } = useChangeIssue(issue, nameOf);
  if (issue.allowedStatuses.length === 0) return null;
  const isOpen = issue.status === 'open';
  return (
    <Block title={text('decide')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isOpen ? (
          <>
            <Assignee
              issue={issue}
              {...handOn}
              onName={(id, name) => setNames((known) => ({ ...known, [id]: name }))}
            />
            <Priority issue={issue} {...handOn} />
          </>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('reopenFirst')}
          </Typography>
        )}
        <DecideButtons issue={issue} />
        {dialog}
      </Box>
    </Block>
  );
}
