import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { NameAndSku } from '@/features/stock/levels/stockColumns';
import { formatCount } from '@/lib/counts';
import { DifferenceMark } from './DifferenceMark';
import { difference, hasMoved, keyOf, type DraftLine } from './draft';
import { text as now, useText } from './messages';

interface LineProps {
  line: DraftLine;
  /** Without what the ledger says, and without what differs from it. */
  isBlind: boolean;
  onCounted: (key: string, typed: string) => void;
  onRemove: (key: string) => void;
}

/** The field for a figure; its place in the list is found by this attribute (see `useCountKeys`). */
function CountField({ line, onCounted }: Pick<LineProps, 'line' | 'onCounted'>) {
  const text = useText();
  const { name, lotCode: lot, counted } = line;
  const key = keyOf(line);
  const isWrong = hasMoved(line) || line.problem !== undefined;
  return (
    <OutlinedInput
      notched={false}
      size="small"
      value={counted}
      error={isWrong}
      onChange={(event) => onCounted(key, event.target.value)}
      onFocus={(event) => event.target.select()}
      inputProps={{
        'data-count': key,
        'aria-label': lot ? text('countedOfLot', { name, lot }) : text('countedOf', { name }),
        'aria-describedby': isWrong ? `note-${key}` : undefined,
        inputMode: 'numeric',
        autoComplete: 'off',
        enterKeyHint: 'next',
      }}
      sx={{ width: 112, '& input': { textAlign: 'right' } }}
    />
  );
}

function LineNote({ line, isBlind }: Pick<LineProps, 'line' | 'isBlind'>) {
  const text = useText();
  const moved = isBlind
    ? text('movedBlind')
    : text('moved', { from: line.movedFrom ?? 0, to: line.expected });
  const note = hasMoved(line) ? moved : line.problem;
  if (!note) return null;
  return (
    <Typography
      id={`note-${keyOf(line)}`}
      variant="caption"
      component="div"
      sx={{ color: 'tone.danger.fg', fontWeight: 600 }}
    >
      {note}
    </Typography>
  );
}

function RemoveButton({ line, onRemove }: Pick<LineProps, 'line' | 'onRemove'>) {
  const text = useText();
  return (
    <IconButton
      size="small"
      tabIndex={-1} // Tab goes from figure to figure; Alt+Delete in one takes its line out
      aria-label={text('remove', { name: line.lotCode ?? line.name })}
      onClick={() => onRemove(keyOf(line))}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

/** Where the pieces lie, and which of a product's they are where there is more than one answer. */
function placeOf({ location, lotCode, isLoose }: DraftLine): string[] {
  const shelf = location ? [location] : [];
  if (lotCode) return [...shelf, `${now('lot')} ${lotCode}`];
  return isLoose ? [...shelf, now('noLot')] : shelf;
}

const CountRow = memo(function CountRow(props: LineProps) {
  const text = useText();
  const { line, isBlind } = props;
  return (
    <TableRow hover>
      <TableCell>
        <NameAndSku name={line.name} sku={line.sku} />
        <LineNote line={line} isBlind={isBlind} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{line.location ?? '—'}</TableCell>
      <TableCell>{line.lotCode ?? (line.isLoose ? text('noLot') : '—')}</TableCell>
      {!isBlind && <TableCell align="right">{formatCount(line.expected)}</TableCell>}
      <TableCell align="right">
        <CountField {...props} />
      </TableCell>
      {!isBlind && (
        <TableCell align="right" sx={{ minWidth: 96 }}>
          <DifferenceMark by={difference(line)} />
        </TableCell>
      )}
      <TableCell align="right" padding="checkbox">
        <RemoveButton {...props} />
      </TableCell>
    </TableRow>
  );
});

const CountCard = memo(function CountCard(props: LineProps) {
  const text = useText();
  const { line, isBlind } = props;
  const expected = isBlind ? [] : [`${text('expected')} ${formatCount(line.expected)}`];
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <NameAndSku name={line.name} sku={line.sku} />
        <RemoveButton {...props} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[...placeOf(line), ...expected].join(' · ')}
      </Typography>
      <LineNote line={line} isBlind={isBlind} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
        <CountField {...props} />
        {!isBlind && <DifferenceMark by={difference(line)} />}
      </Box>
    </Box>
  );
});

interface CountLinesProps extends Omit<LineProps, 'line'> {
  lines: readonly DraftLine[];
}

/** The figures to count: a table for keyboards, cards on phones. */
export function CountLines({ lines, ...actions }: CountLinesProps) {
  const text = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isNarrow)
    return (
      <Card>
        <Box component="ul" aria-label={text('table')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <CountCard key={keyOf(line)} line={line} {...actions} />
          ))}
        </Box>
      </Card>
    );
  return (
    <Card>
      <TableContainer>
        <Table aria-label={text('table')} size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('product')}</TableCell>
              <TableCell>{text('location')}</TableCell>
              <TableCell>{text('lot')}</TableCell>
              {!actions.isBlind && <TableCell align="right">{text('expected')}</TableCell>}
              <TableCell align="right">{text('counted')}</TableCell>
              {!actions.isBlind && <TableCell align="right">{text('difference')}</TableCell>}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <CountRow key={keyOf(line)} line={line} {...actions} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
