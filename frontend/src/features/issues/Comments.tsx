import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { IssueDetailsResponse } from '@/api/generated';
import { Block } from '@/ui/data/Facts';
import { Talk, WriteForm } from '@/ui/talk';
import { useText } from './messages';

function Write({ issueId }: { issueId: number }) {
  const text = useText();
  const [add, { isLoading, error }] = api.useAddIssueCommentMutation();
  const send = async (written: string) => {
    const { data } = await add({ id: issueId, issueCommentRequest: { text: written } });
    return data !== undefined;
  };
  return (
    <WriteForm
      texts={{
        label: text('write'),
        send: text('send'),
        sending: text('sending'),
        failed: text('commentFailed'),
        missing: text('commentMissing'),
        tooLong: text('commentTooLong'),
      }}
      onSend={send}
      loading={isLoading}
      error={error}
    />
  );
}

/** What people wrote about an issue, oldest first. */
export function Comments({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  const said = issue.comments.map((comment) => ({
    ...comment,
    author: (
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {comment.authorName}
      </Box>
    ),
  }));
  return (
    <Block title={text('comments')}>
      {issue.comments.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {text('noComments')}
        </Typography>
      )}
      <Talk said={said} />
      <Write issueId={issue.id} />
    </Block>
  );
}
