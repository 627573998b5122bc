import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Column } from './types';

interface CardsProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  skeletonRows: number;
}

const actionsRow = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Buttons without a frame have their words below the words above them, in every row they wrap into.
  '&:has(> .MuiButton-text:not(* + *)), & > :has(> .MuiButton-text:not(* + *))': { ml: -1.5 },
};

function RowCard<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
  const titles = columns.filter(({ onCard }) => onCard === 'title');
  const lines = columns.filter(({ onCard }) => onCard === undefined);
  const menus = columns.filter(({ onCard }) => onCard === 'menu');
  const actions = columns.filter(({ onCard }) => onCard === 'actions');
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, mb: 1 }}
      >
        {titles.map(({ id, cell }) => (
          <Typography
            key={id}
            variant="h5"
            component="div"
            sx={{ flex: '1 1 60%', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {cell(row)}
          </Typography>
        ))}
        {menus.map(({ id, cell }) => (
          <Box key={id} sx={{ ml: 'auto', my: -0.5, mr: -1 }}>
            {cell(row)}
          </Box>
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {lines.map(({ id, header, cell }) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
              {header}
            </Typography>
            <Typography
              variant="body2"
              component="dd"
              sx={{ m: 0, textAlign: 'right', minWidth: 0 }}
            >
              {cell(row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {actions.map(({ id, cell }) => (
        <Box key={id} sx={actionsRow}>
          {cell(row)}
        </Box>
      ))}
    </>
  );
}

/** The rows as cards, for phones. */
export function Cards<T>({ label, columns, rows, rowKey, skeletonRows }: CardsProps<T>) {
  const item = { p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } };
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows?.map((row) => (
        <Box component="li" key={rowKey(row)} sx={item}>
          <RowCard columns={columns} row={row} />
        </Box>
      )) ??
        Array.from({ length: skeletonRows }, (_, index) => (
          <Box component="li" key={index} sx={item}>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton />
          </Box>
        ))}
    </Box>
  );
}
