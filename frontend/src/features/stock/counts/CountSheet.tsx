import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { NameAndSku } from '@/features/stock/levels/stockColumns';
import { DocumentHead } from '@/ui/page/PageHeader';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { byLocation, keyOf, type Draft, type DraftLine } from './draft';
import { useText } from './messages';

/** Room to write a figure by hand. */
const BLANK = { borderBottom: 1, borderColor: 'text.primary', height: 26, width: 96 } as const;

function SheetRow({ line, isBlind }: { line: DraftLine; isBlind: boolean }) {
  const text = useText();
  return (
    <TableRow>
      <TableCell>
        <strong>{line.location ?? '—'}</strong>
      </TableCell>
      <TableCell>
        <NameAndSku name={line.name} sku={line.sku} />
      </TableCell>
      <TableCell>{line.lotCode ?? (line.isLoose ? text('noLot') : '—')}</TableCell>
      {!isBlind && <TableCell align="right">{formatCount(line.expected)}</TableCell>}
      <TableCell align="right">
        <Box sx={{ ...BLANK, display: 'inline-block' }} />
      </TableCell>
    </TableRow>
  );
}

function Sheet({ draft }: { draft: Draft }) {
  const text = useText();
  const { data: company } = usePublicSettingsQuery();
  const isBlind = draft.isBlind === true;
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <DocumentHead
        company={company?.companyName ?? ''}
        title={text('sheet')}
        facts={[
          [text('sheetDate'), formatDate(new Date())],
          ...(draft.reason ? ([[text('reason'), draft.reason]] as const) : []),
          [text('countedBy'), '_'.repeat(24)],
        ]}
      />
      <Table size="small" aria-label={text('sheet')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('location')}</TableCell>
            <TableCell>{text('product')}</TableCell>
            <TableCell>{text('lot')}</TableCell>
            {!isBlind && <TableCell align="right">{text('expected')}</TableCell>}
            <TableCell align="right">{text('counted')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {byLocation(draft.lines).map((line) => (
            <SheetRow key={keyOf(line)} line={line} isBlind={isBlind} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Whether both drafts are the same on paper: what was typed does not stand there. */
function isSame({ draft: one }: { draft: Draft }, { draft: other }: { draft: Draft }) {
  return (
    one.isBlind === other.isBlind &&
    one.reason === other.reason &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => {
      const twin = other.lines[at];
      return twin && keyOf(line) === keyOf(twin) && line.expected === twin.expected;
    })
  );
}

/** What is to be counted, by location, with room for the figures; on paper only. A blind one says nothing expected. */
export const CountSheet = memo(Sheet, isSame);
