import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ConversionResponse } from '@/api/generated';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount, formatShare } from '@/lib/counts';
import { withFilters } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { Behind } from './Behind';
import { shareOf } from './figures';
import type { Lists } from './links';
import { text as now, useText } from './messages';

type Row = ConversionResponse['registrations'][number];

function columnsOf({ accounts }: Lists): Column<Row>[] {
  return [
    {
      id: 'role',
      header: now('personRole'),
      onCard: 'title',
      sortBy: ({ role }) => roleName(role),
      cell: ({ role }) => (
        <Behind
          to={accounts && withFilters(accounts, { role })}
          label={now('accountsOf', { role: roleName(role) })}
        >
          {roleName(role)}
        </Behind>
      ),
    },
    {
      id: 'registered',
      header: now('registered'),
      align: 'right',
      sortBy: ({ registered }) => registered,
      cell: ({ registered }) => formatCount(registered),
    },
    {
      id: 'ordered',
      header: now('ordered'),
      align: 'right',
      sortBy: ({ ordered }) => ordered,
      cell: ({ ordered }) => formatCount(ordered),
    },
    {
      id: 'rate',
      header: now('rate'),
      align: 'right',
      sortBy: ({ registered, ordered }) => shareOf(ordered, registered),
      cell: ({ registered, ordered }) => formatShare(shareOf(ordered, registered)),
    },
  ];
}

interface RegistrationsProps {
  registrations: readonly Row[];
  lists: Lists;
}

/** Who registered, and who of them has ordered. */
export function Registrations({ registrations, lists }: RegistrationsProps) {
  const text = useText();
  const title = text('registrationSteps');
  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(registrations.length > 0 ? 'registrationStepsText' : 'noRegistrations')}
        </Typography>
      </Box>
      {registrations.length > 0 && (
        <PlainTable
          label={title}
          columns={columnsOf(lists)}
          rows={registrations}
          rowKey={({ role }) => role}
        />
      )}
    </Card>
  );
}
