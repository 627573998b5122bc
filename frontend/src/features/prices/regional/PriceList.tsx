import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';

/** A price before and after a change. */
export interface PriceMove {
  id: string;
  name: string;
  region: string;
  from: string | null;
  /** Null: the price is taken away. */
  to: string | null;
  /** Why it cannot be changed so. */
  problem?: string | null;
}

interface PriceListProps {
  label: string;
  moves: readonly PriceMove[];
  /** So many are shown; of the others only the number. */
  most?: number;
}

const MOST = 200;

function Move({ name, region, from, to, problem }: PriceMove) {
  const text = useText();
  return (
    <Box component="tr" sx={problem ? { '& td': { color: 'tone.danger.fg' } } : {}}>
      <td>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>{' '}
        <Box component="span" sx={{ color: problem ? 'inherit' : 'text.secondary' }}>
          {region}
        </Box>
        {problem && (
          <Typography variant="caption" component="div">
            {problem}
          </Typography>
        )}
      </td>
      <td>{from === null ? text('none') : formatMoney(from)}</td>
      <td>{problem ? '—' : to === null ? text('removes') : formatMoney(to)}</td>
    </Box>
  );
}

/** Prices before and after, in a list that scrolls by itself. */
export function PriceList({ label, moves, most = MOST }: PriceListProps): ReactNode {
  const text = useText();
  const rest = moves.length - most;
  return (
    <Box
      // A part that scrolls must be within reach of the keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        maxHeight: 320,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
        '& td, & th': {
          px: 1.5,
          py: 0.75,
          fontSize: '0.875rem',
          borderBottom: 1,
          borderColor: 'divider',
          textAlign: 'left',
        },
        '& tr:last-of-type td': { borderBottom: 0 },
        '& td:not(:first-of-type), & th:not(:first-of-type)': {
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
        '& th': {
          position: 'sticky',
          top: 0,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          fontSize: '0.8125rem',
        },
      }}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{text('product')}</th>
            <th scope="col">{text('from')}</th>
            <th scope="col">{text('to')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, most).map((move) => (
            <Move key={move.id} {...move} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Typography variant="body2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
          {text('more', { count: rest })}
        </Typography>
      )}
    </Box>
  );
}
