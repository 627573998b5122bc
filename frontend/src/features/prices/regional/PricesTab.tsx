import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { api } from '@/api/enhance';
import { ExportButton } from '@/ui/data/ExportButton';
import { EmptyState, LinesSkeleton, QueryView, shownOf } from '@/ui/feedback';
import {
  PriceCards,
  PriceGrid,
  type Selection,
  type Step,
  type Work,
} from '@/features/prices/grid';
import { useCategoryFilter } from '@/features/products';
import { Pager } from '@/ui/table/Pager';
import { FilterBar, useTableState } from '@/ui/table';
import { useToast } from '@/ui/toaster';
import { lazyPart } from '@/lib/parts';
import { asBoolean, readParams } from '@/lib/queryParams';
import type { Audience } from './rows';
import { useText } from './messages';
import { COLUMNS, rowOf } from './rows';

const StepDialog = lazyPart(() => import('./StepDialog'));
const FileDialog = lazyPart(() => import('./FileDialog'));

const FILTERS = ['q', 'category', 'outOfRange'] as const;
const PARAMS = { outOfRange: asBoolean };
const SIZES = [50, 100, 200] as const;

interface PricesTabProps {
  audience: Audience;
  work: Work;
  onStep: (step: Step) => void;
  /** Opens the review of what is not saved. */
  onReview: () => void;
}

function SizeChoice({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const text = useText();
  return (
    <NativeSelect
      value={size}
      onChange={(event) => onSize(Number(event.target.value))}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': text('pageSize') }}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      {SIZES.map((count) => (
        <option key={count} value={count}>
          {text('ofPage', { count })}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The grid of an audience with its filters, and the ways to change many prices at once. */
export function PricesTab({ audience, work, onStep, onReview }: PricesTabProps) {
  const text = useText();
  const toast = useToast();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [size, setSize] = useState<number>(SIZES[0]);
  const [dialog, setDialog] = useState<'step' | 'file'>();
  const selection = useRef<Selection>({ productIds: [], columns: [] });
  const table = useTableState({ filters: FILTERS, pageSize: size });
  const byCategory = useCategoryFilter();
  const args = readParams(table.args, PARAMS);
  const list = api.useGetWholesalerPricesQuery({ audience, ...args });
  const { isFetching } = list;
  const data = shownOf(list);
  const rows = useMemo(() => data?.items.map(rowOf), [data]);
  const onSelect = useCallback((chosen: Selection) => {
    selection.current = chosen;
  }, []);
  const onOver = (count: number) => toast.error(text('over', { count }), text('overText'));
  const { q, category } = table.filters;
  const narrowed = {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(args.outOfRange ? { outOfRange: true } : {}),
  };
  const Sheet = isNarrow ? PriceCards : PriceGrid;

  const content = () => {
    if (!rows || rows.length === 0)
      return (
        <EmptyState
          icon={<PriceChangeIcon />}
          {...(args.outOfRange && !q && !category
            ? { title: text('inRange') }
            : { title: text('noProducts'), text: text('noProductsText') })}
        />
      );
    return (
      <Sheet
        label={text(`grid_${audience}`)}
        rows={rows}
        columns={COLUMNS}
        edits={work.edits}
        onStep={onStep}
        onOver={onOver}
        onSelect={onSelect}
      />
    );
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexGrow: 1 }}>
          <FilterBar
            table={table}
            filters={[
              { kind: 'search', name: 'q', label: text('search') },
              byCategory,
              {
                kind: 'select',
                name: 'outOfRange',
                label: text('range'),
                options: [{ value: 'true', label: text('outOfRange') }],
              },
            ]}
          />
          <SizeChoice
            size={size}
            onSize={(count) => {
              setSize(count);
              table.setFilter('q', q); // the first page, of the new size
            }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<PriceChangeIcon />}
            onClick={() => setDialog('step')}
          >
            {text('step')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<UploadFileIcon />}
            onClick={() => setDialog('file')}
          >
            {text('file')}
          </Button>
          <ExportButton
            name="regional-prices"
            filters={{ audience, ...narrowed }}
            label={text('export')}
          />
        </Box>
      </Box>
      <Card aria-busy={isFetching} sx={{ opacity: isFetching && data ? 0.7 : 1 }}>
        <QueryView query={list} loading={<LinesSkeleton count={10} />}>
          {content}
        </QueryView>
        {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
      </Card>
      <Suspense fallback={null}>
        {dialog === 'step' && (
          <StepDialog
            audience={audience}
            selection={isNarrow ? undefined : selection.current}
            filters={narrowed}
            total={data?.total ?? 0}
            onStep={onStep}
            onReview={onReview}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'file' && (
          <FileDialog
            audience={audience}
            onStep={onStep}
            onReview={onReview}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}
