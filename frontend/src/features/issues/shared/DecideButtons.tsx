import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { IssueResponse, IssueStatusName } from '@/api/generated';
import { useText } from './messages';
import { useChangeIssue } from './useChangeIssue';

const WORDS = {
  solved: ['markSolved', 'solveNamed'],
  unsolved: ['markUnsolved', 'unsolveNamed'],
  open: ['reopen', 'reopenNamed'],
} as const satisfies Record<IssueStatusName, readonly [string, string]>;

interface DecideButtonsProps {
  issue: Pick<IssueResponse, 'id' | 'version' | 'allowedStatuses'>;
  /** Without a way to open what was decided again, for lists. */
  openOnly?: boolean;
}

/** The ways an issue can go now, as the server says; nothing without permission to decide. */
export function DecideButtons({ issue, openOnly = false }: DecideButtonsProps) {
  const text = useText();
  const { decide, loading } = useChangeIssue(issue);
  const ways = issue.allowedStatuses.filter((status) => !(openOnly && status === 'open'));
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {ways.map((status) => (
        <Button
          key={status}
          size="small"
          variant={status === 'solved' ? 'contained' : 'outlined'}
          disabled={loading}
          aria-label={text(WORDS[status][1], { id: issue.id })}
          onClick={() => void decide(status)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text(WORDS[status][0])}
        </Button>
      ))}
    </Box>
  );
}
