import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { IssueDetailsResponse, IssueEventResponse, IssuePriorityName } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { PriorityChip } from '@/features/issues';
import { Block } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { DateTime } from '@/ui/data';
import { PRIORITIES, priorityWord } from '@/features/issues/shared/priorities';
import { Comments } from './Comments';
import { Decide } from './Decide';
import { IssueFacts } from './IssueFacts';
import { useText } from './messages';
import { Photos } from './Photos';

const isPriority = (detail: string): detail is IssuePriorityName =>
  PRIORITIES.some((known) => known === detail);

function useHeadline() {
  const text = useText();
  return ({ event, personName, detail }: IssueEventResponse): string => {
    const said = detail ?? '';
    return text(`event.${event}`, {
      person: personName ?? '',
      priority: (isPriority(said) ? priorityWord(said) : said).toLowerCase(),
      count: Number(said) || 1,
    });
  };
}

/** Everything that happened to an issue, the latest first. */
function History({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  const headline = useHeadline();
  return (
    <Block title={text('history')}>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {issue.history.toReversed().map((event) => (
          <li key={event.id}>
            <Typography variant="subtitle2" component="p">
              {headline(event)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <DateTime time={event.createdAt} />{' '}
              {text('by', { name: event.actorName ?? text('platform') })}
            </Typography>
          </li>
        ))}
      </Box>
    </Block>
  );
}

function Details({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Block title={text('what')}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {issue.description}
          </Typography>
        </Block>
        <Photos issue={issue} />
        <Comments issue={issue} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Decide issue={issue} />
        <IssueFacts issue={issue} />
        <History issue={issue} />
      </Box>
    </Box>
  );
}

/** One issue: what is wrong, its photos, who sees to it, what was written, and what happened to it. */
export default function IssuePage() {
  const text = useText();
  const id = useIdParam('issueId');
  const pollingInterval = usePolling();
  const query = api.useGetIssueQuery(
    { id },
    { skip: id === 0, pollingInterval, refetchOnMountOrArgChange: true },
  );
  const { currentData: issue, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const number = text('issue', { id });
  return (
    <Page
      title={issue?.issueType ?? number}
      crumbs={[{ label: text('title'), to: paths.issues.list }, { label: number }]}
      description={
        issue && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Status of="issue" value={issue.status} />
            <PriorityChip priority={issue.priority} />
          </Box>
        )
      }
    >
      <QueryView query={query} current loading={<LinesSkeleton count={5} height={88} />}>
        {(shown) => <Details issue={shown} />}
      </QueryView>
    </Page>
  );
}
