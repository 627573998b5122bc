import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Page } from '@/lib/server/page';
import { useText } from '../messages';
import type { TableState } from './useTableState';

interface PagerProps {
  table: Pick<TableState, 'page' | 'pageSize' | 'next' | 'previous'> &
    Partial<Pick<TableState, 'pageSizes' | 'setPageSize'>>;
  list: Page<unknown>;
}

/** How many rows a page has. */
function PageSize({ table }: Pick<PagerProps, 'table'>) {
  const text = useText();
  const { pageSize, pageSizes = [], setPageSize } = table;
  if (pageSizes.length === 0 || !setPageSize) return null;
  return (
    <NativeSelect
      value={pageSize}
      onChange={(event) => setPageSize(Number(event.target.value))}
      input={<OutlinedInput notched={false} size="small" />}
      inputProps={{ 'aria-label': text('pageSize') }}
      sx={{ mr: 'auto', typography: 'body2', '& select.MuiNativeSelect-select': { py: 0.5 } }}
    >
      {pageSizes.map((size) => (
        <option key={size} value={size}>
          {text('perPage', { size })}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Which rows these are, and the way to the ones before and after. Another page opens at the top of its list. */
export function Pager({ table, list }: PagerProps) {
  const text = useText();
  const { page, pageSize, next, previous } = table;
  const from = (page - 1) * pageSize + 1;
  const following = list.next;
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    bar.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <Box
      ref={bar}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <PageSize table={table} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 1 }} aria-live="polite">
        {text('rows', { from, to: from + list.items.length - 1, total: list.total })}
      </Typography>
      <IconButton aria-label={text('previousPage')} disabled={page === 1} onClick={previous}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={text('nextPage')}
        disabled={!following}
        onClick={() => following && next(following)}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
