import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import { api } from '@/api/enhance';
import type { LotDetailsResponse } from '@/api/generated';
import { Presence } from '@/features/activity';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { missingPieces } from './allocation';
import { EditLotButton } from './EditLotButton';
import { HoldButton } from './HoldButton';
import { LotFacts, LotHistory } from './LotFacts';
import { LotMovements } from './LotMovements';
import { useText } from './messages';
import { ReleaseButton } from './ReleaseButton';

/** That the lot is on hold, and how many pieces its orders now wait for. */
function Warnings({ lot }: { lot: LotDetailsResponse }) {
  const text = useText();
  const query = { skip: !lot.isHeld, refetchOnMountOrArgChange: true };
  const product = api.useGetProductQuery({ id: lot.productId }, query).currentData;
  if (!lot.isHeld) return null;
  const short = missingPieces(product);
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Alert severity="error">
        <AlertTitle>{text('heldSince', { reason: lot.holdReason ?? '—' })}</AlertTitle>
        {text('heldText')}
      </Alert>
      {short > 0 && (
        <Alert severity="warning">
          <AlertTitle>{text('short', { count: short })}</AlertTitle>
          {text('shortText')}
        </Alert>
      )}
    </Box>
  );
}

function Lot({ lot, onReload }: { lot: LotDetailsResponse; onReload: () => unknown }) {
  const text = useText();
  return (
    <Page
      title={text('lot', { code: lot.code })}
      description={`${lot.productName} · ${lot.productSku}`}
      crumbs={[
        { label: text('title'), to: paths.manufacturer.lots },
        { label: text('lot', { code: lot.code }) },
      ]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" component={RouterLink} to={paths.manufacturer.recall(lot.id)}>
            {text('recall')}
          </Button>
          <EditLotButton lot={lot} />
          {lot.isHeld ? <ReleaseButton lot={lot} /> : <HoldButton lot={lot} />}
        </Box>
      }
    >
      <Presence key={lot.id} kind="lot" id={lot.id} onReload={onReload} />
      <Warnings lot={lot} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(280px, 1fr) minmax(0, 2.6fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <LotFacts lot={lot} />
          <LotHistory lot={lot} />
        </Box>
        <LotMovements lot={lot} />
      </Box>
    </Page>
  );
}

/** One lot: what there is of it, until when it lasts, what happened to it, and where its pieces went. */
export default function LotPage() {
  const text = useText();
  const id = useIdParam('lotId');
  const query = api.useGetLotQuery({ id }, { skip: id < 1, refetchOnMountOrArgChange: true });
  const frame = (instead: ReactNode) => (
    <Page title={text('title')} crumbs={[{ label: text('title'), to: paths.manufacturer.lots }]}>
      {instead}
    </Page>
  );
  if (id < 1) return frame(<EmptyState title={text('notFound')} />);
  return (
    <QueryView
      query={query}
      current
      frame={frame}
      loading={<LinesSkeleton count={6} />}
      fallback={text('notFound')}
    >
      {(lot) => <Lot key={id} lot={lot} onReload={query.refetch} />}
    </QueryView>
  );
}
