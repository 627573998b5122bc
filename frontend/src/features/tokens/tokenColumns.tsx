import Box from '@mui/material/Box';
import type { TokenResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { describeStatus, Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { text } from './messages';
import { scopeNames } from './scopes';

/** Columns of a person's tokens, which are all there. */
export const TOKEN_COLUMNS: readonly Column<TokenResponse>[] = [
  {
    id: 'name',
    header: text('name'),
    onCard: 'title',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>,
  },
  {
    id: 'preview',
    header: text('preview'),
    cell: ({ preview }) => <code>{preview}</code>,
  },
  {
    id: 'scopes',
    header: text('scopes'),
    cell: ({ scopes }) => (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {scopeNames(scopes).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    ),
  },
  {
    id: 'state',
    header: text('state'),
    onCard: 'status',
    sortBy: ({ state }) => describeStatus('token', state).label,
    cell: ({ state }) => <Status of="token" value={state} />,
  },
  {
    id: 'expires',
    header: text('expires'),
    sortBy: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => <DateTime time={expiresAt} show="date" />,
  },
  {
    id: 'lastUsed',
    header: text('lastUsed'),
    sortBy: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime time={lastUsedAt} /> : text('never')),
  },
];
