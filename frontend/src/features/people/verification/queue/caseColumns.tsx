import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { VerificationSummaryResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status, StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { hasDocuments } from '@/lib/roles';
import { text } from '@/features/people/verification/messages';

function nameOf({ user }: VerificationSummaryResponse): string {
  return user.fullName ?? user.username;
}

/** What there is to do about the documents of a case, each as a chip. */
export function Papers({ row }: { row: VerificationSummaryResponse }) {
  const { documentsPending, documentsRefused, documentsMissing } = row;
  if (!hasDocuments(row.user)) return <>{text('noneNeeded')}</>;
  if (documentsPending + documentsRefused + documentsMissing === 0)
    return <StatusChip tone="success" label={text('complete')} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      {documentsPending > 0 && (
        <StatusChip tone="info" label={text('toCheck', { count: documentsPending })} />
      )}
      {documentsRefused > 0 && (
        <StatusChip tone="danger" label={text('refused', { count: documentsRefused })} />
      )}
      {documentsMissing > 0 && (
        <StatusChip tone="warning" label={text('missing', { count: documentsMissing })} />
      )}
    </Box>
  );
}

/** Columns of the queue. */
export const CASE_COLUMNS: readonly Column<VerificationSummaryResponse>[] = [
  {
    id: 'person',
    header: text('person'),
    onCard: 'title',
    cell: (row) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
          {nameOf(row)}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {row.user.companyName ?? row.user.email}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'role',
    header: text('role'),
    cell: ({ user }) => roleName(user.role),
  },
  {
    id: 'status',
    header: text('status'),
    onCard: 'status',
    cell: ({ user }) => <Status of="verification" value={user.verificationStatus} />,
  },
  { id: 'documents', header: text('documents'), cell: (row) => <Papers row={row} /> },
  {
    id: 'since',
    header: text('since'),
    cell: ({ waitingSince }) => <DateTime time={waitingSince} />,
  },
  {
    id: 'open',
    header: text('actions'),
    align: 'right',
    onCard: 'actions',
    cell: (row) => (
      <Button
        component={Link}
        to={paths.admin.case(row.user.id)}
        size="small"
        variant="outlined"
        aria-label={text('openNamed', { name: nameOf(row) })}
      >
        {text('open')}
      </Button>
    ),
  },
];
