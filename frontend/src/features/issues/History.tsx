import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IssueDetailsResponse, IssueEventResponse, IssuePriorityName } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { PRIORITIES, priorityWord } from '@/features/issues/shared/priorities';
import { Block } from '@/ui/data/Facts';
import { useText } from './messages';

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
export function History({ issue }: { issue: IssueDetailsResponse }) {
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
