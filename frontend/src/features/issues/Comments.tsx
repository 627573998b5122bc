import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { IssueDetailsResponse } from '@/api/generated';
import { DateTime } from '@/components/data';
import { requiredText, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { Block } from '@/components/orders/Facts';
import { text as now, useText } from './messages';

const MOST = 2000;
const schema = z.object({
  text: requiredText(now('commentMissing')).max(MOST, now('commentTooLong')),
});

function Write({ issueId }: { issueId: number }) {
  const text = useText();
  const form = useZodForm(schema, { text: '' });
  const [add, { isLoading, error }] = api.useAddIssueCommentMutation();
  const submit = async (issueCommentRequest: z.output<typeof schema>) => {
    const { data } = await add({ id: issueId, issueCommentRequest });
    if (data) form.reset();
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={error}
      failure={{ title: text('commentFailed') }}
      submitLabel={text('send')}
      loadingLabel={text('sending')}
    >
      <TextField control={form.control} name="text" label={text('write')} rows={2} />
    </FormShell>
  );
}

/** What people wrote about an issue, oldest first. */
export function Comments({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  return (
    <Block title={text('comments')}>
      {issue.comments.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {text('noComments')}
        </Typography>
      )}
      <Box
        component="ol"
        aria-live="polite"
        sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 1.5 }}
      >
        {issue.comments.map((comment) => (
          <Box
            component="li"
            key={comment.id}
            sx={{ px: 1.75, py: 1.25, borderRadius: 1.5, bgcolor: 'surface.sunken' }}
          >
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {comment.authorName}
              </Box>{' '}
              · <DateTime time={comment.createdAt} />
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {comment.text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Write issueId={issue.id} />
    </Block>
  );
}
