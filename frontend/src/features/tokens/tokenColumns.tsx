import Box from '@mui/material/Box';
import type { TokenResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { text } from './messages';
import { scopeNames } from './scopes';

/** Columns of a person's tokens. */
export const TOKEN_COLUMNS: readonly Column<TokenResponse>[] = [
  {
    id: 'name',
    header: text('name'),
    onCard: 'title',
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
    cell: ({ state }) => <Status of="token" value={state} />,
  },
  {
    id: 'expires',
    header: text('expires'),
    cell: ({ expiresAt }) => <DateTime time={expiresAt} show="date" />,
  },
  {
    id: 'lastUsed',
    header: text('lastUsed'),
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime time={lastUsedAt} /> : text('never')),
  },
];
