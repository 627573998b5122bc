import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { TaxExemptionResponse } from '@/api/generated';
import { Status } from '@/ui/status';
import type { Column, RowMenu } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatDay, isoDay } from '@/lib/dates';
import { text as now, useText } from './messages';

export type ShownCertificate = TaxExemptionResponse;

/** The states of tradeStatus.ts, kind `certificate`: whether it counts is the server's word, why not its days say. */
function standingOf({ isValid, validFrom }: ShownCertificate) {
  if (isValid) return 'valid';
  return validFrom && validFrom > isoDay() ? 'upcoming' : 'expired';
}

/** A value of a row; of one that is over in grey. A day stays in one line. */
const value = (row: ShownCertificate, shown: ReactNode, isDay = false) => (
  <Box
    component="span"
    sx={{
      ...(isDay ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
      color: standingOf(row) === 'expired' ? 'text.secondary' : 'inherit',
    }}
  >
    {shown}
  </Box>
);

const COLUMNS: readonly Column<ShownCertificate>[] = [
  {
    id: 'number',
    header: now('tax.certificate'),
    onCard: 'title',
    cell: (row) => value(row, row.number),
  },
  {
    id: 'zone',
    header: now('tax.zone'),
    cell: (row) => value(row, row.zoneName ?? now('tax.allZones')),
  },
  {
    id: 'from',
    header: now('tax.from'),
    cell: (row) => value(row, row.validFrom ? formatDay(row.validFrom) : '—', true),
  },
  {
    id: 'until',
    header: now('tax.until'),
    cell: (row) => value(row, formatDay(row.validUntil), true),
  },
  {
    id: 'status',
    header: now('tax.status'),
    onCard: 'status',
    cell: (row) => <Status of="certificate" value={standingOf(row)} />,
  },
];

interface CertificatesProps {
  rows: readonly ShownCertificate[];
  /** What can be done with one, for the admin. */
  rowActions?: (row: ShownCertificate) => RowMenu;
}

/** Exemption certificates with the days on which they count; those that are over in grey. */
export function Certificates({ rows, rowActions }: CertificatesProps) {
  const text = useText();
  return (
    <PlainTable
      label={text('tax.certificates')}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      {...(rowActions ? { rowActions } : {})}
    />
  );
}
