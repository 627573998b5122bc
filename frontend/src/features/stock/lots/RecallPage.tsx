import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { LotDetailsResponse, RecallResponse } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { recallAddress } from '@/lib/exports';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { figure } from './LotParts';
import { useText } from './messages';
import { RecallTable } from './RecallTable';

/** How far a lot has spread. */
export function recallSums(rows: readonly Pick<RecallResponse, 'customerId' | 'pieces'>[]) {
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    orders: rows.length,
    buyers: new Set(rows.map(({ customerId }) => customerId)).size,
  };
}

function Actions({ lotId }: { lotId: number }) {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="outlined" component="a" href={recallAddress(lotId)} download>
        {text('csv')}
      </Button>
      <Button variant="contained" onClick={() => window.print()}>
        {text('print')}
      </Button>
    </Box>
  );
}

function Recall({ lot }: { lot: LotDetailsResponse }) {
  const text = useText();
  const list = api.useRecallLotQuery({ id: lot.id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={list} loading={<LinesSkeleton count={6} />}>
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              icon={<AssignmentReturnIcon />}
              title={text('recallNone')}
              text={text('recallNoneText')}
            />
          );
        const { pieces, orders, buyers } = recallSums(data.items);
        return (
          <>
            <Typography sx={{ mb: 2 }}>
              {text('recallSum', {
                pieces: figure(pieces),
                orders: figure(orders),
                buyers: figure(buyers),
                left: figure(lot.balance),
              })}
            </Typography>
            <RecallTable rows={data.items} label={text('recallTitle', { code: lot.code })} />
          </>
        );
      }}
    </QueryView>
  );
}

/** Where every piece of a lot went: order by order, with the buyers to be called. */
export default function RecallPage() {
  const text = useText();
  const id = useIdParam('lotId');
  const query = api.useGetLotQuery({ id }, { skip: id < 1 });
  const { currentData: lot } = query;
  const title = lot ? text('recallTitle', { code: lot.code }) : text('recall');
  return (
    <Page
      title={title}
      description={lot ? `${lot.productName} · ${lot.productSku}` : text('recallText')}
      crumbs={[
        { label: text('title'), to: paths.manufacturer.lots },
        ...(lot
          ? [{ label: text('lot', { code: lot.code }), to: paths.manufacturer.lot(id) }]
          : []),
        { label: text('recall') },
      ]}
      action={lot && <Actions lotId={id} />}
    >
      {id < 1 ? (
        <EmptyState title={text('notFound')} />
      ) : (
        <QueryView
          query={query}
          current
          loading={<LinesSkeleton count={6} />}
          fallback={text('notFound')}
        >
          {(shown) => <Recall lot={shown} />}
        </QueryView>
      )}
    </Page>
  );
}
