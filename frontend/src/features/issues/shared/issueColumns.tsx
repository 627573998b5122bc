import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { IssueResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { DecideButtons } from './DecideButtons';
import { text } from './messages';
import { PriorityChip } from './PriorityChip';

function extras({ productName, commentCount, photoCount }: IssueResponse): string {
  return [
    productName,
    commentCount > 0 && text('comments', { count: commentCount }),
    photoCount > 0 && text('photoCount', { count: photoCount }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is wrong, with the way to all of it. */
function Subject({ issue }: { issue: IssueResponse }) {
  return (
    <Box sx={{ minWidth: { md: 220 } }}>
      <Link
        component={RouterLink}
        to={paths.issues.issue(issue.id)}
        variant="body2"
        sx={{ fontWeight: 600 }}
      >
        {issue.issueType}
      </Link>
      <Typography
        variant="body2"
        sx={{
          color: 'text.secondary',
          fontWeight: 400,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {issue.description}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {extras(issue)}
      </Typography>
    </Box>
  );
}

export const issueColumns: readonly Column<IssueResponse>[] = [
  {
    id: 'issue',
    header: text('issue'),
    onCard: 'title',
    cell: (issue) => <Subject issue={issue} />,
  },
  {
    id: 'priority',
    header: text('priority'),
    sort: 'priority',
    onCard: 'status',
    cell: ({ priority }) => <PriorityChip priority={priority} />,
  },
  {
    id: 'status',
    header: text('status'),
    onCard: 'status',
    cell: ({ status }) => <Status of="issue" value={status} />,
  },
  {
    id: 'reported',
    header: text('reportedBy'),
    sort: 'created',
    cell: ({ reportedByName, createdAt }) => (
      <>
        {reportedByName ?? text('platform')}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <DateTime time={createdAt} />
        </Typography>
      </>
    ),
  },
  {
    id: 'assignee',
    header: text('assignee'),
    cell: ({ assignedToName }) => assignedToName ?? text('nobody'),
  },
  {
    id: 'actions',
    header: text('actions'),
    align: 'right',
    onCard: 'actions',
    cell: (issue) => <DecideButtons issue={issue} openOnly />,
  },
];
