import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { PayoutDetailsResponse, WaitingResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { DateTime, Money } from '@/ui/data';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { formatDateTime } from '@/lib/dates';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { methodName } from '@/lib/methods';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { PayoutActions } from './PayoutActions';
import { PayoutLines } from './PayoutLines';

const STEPS = [
  ['on_draft', 'createdAt'],
  ['on_approved', 'approvedAt'],
  ['on_paid', 'paidAt'],
  ['on_cancelled', 'cancelledAt'],
] as const;

/** When each step was taken, how it was paid, and what it is about. */
function Facts({ payout }: { payout: PayoutDetailsResponse }) {
  const text = useText();
  const facts = [
    ...STEPS.filter(([, at]) => payout[at]).map(
      ([label, at]) => [label, <DateTime key={at} time={payout[at]} show="full" />] as const,
    ),
    ...(payout.method ? [['method', methodName(payout.method)] as const] : []),
    ...(payout.reference ? [['reference', payout.reference] as const] : []),
    ...(payout.note ? [['note', payout.note] as const] : []),
  ];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('total')}
      </Typography>
      <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 660, lineHeight: 1.3 }}>
        <Money amount={payout.amount} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('upToValue', {
          time: formatDateTime(payout.upTo),
          minimum: formatMoney(payout.minimum),
        })}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1 }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Right after drafting: who is owed something and waits, and why. */
function Waiting({ minimum }: { minimum: string | null | undefined }) {
  const text = useText();
  const state = useLocation().state as { waiting?: WaitingResponse[] } | null;
  const waiting = state?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <Alert severity="info">
      <AlertTitle>{text('waitingTitle')}</AlertTitle>
      {text('waitingText', { count: waiting.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {waiting.map(({ beneficiaryId, name, amount, reason }) => (
          <li key={beneficiaryId}>
            {text(`waiting.${reason}`, {
              name,
              amount: formatMoney(amount),
              minimum: formatMoney(minimum),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** One payout: what it pays whom, and its next step. */
export default function PayoutPage() {
  const text = useText();
  const id = useIdParam('payoutId');
  const query = api.useGetPayoutQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: data, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const title = data ? text('payoutTitle', { number: data.number }) : text('payout');
  const crumbs = [
    { label: text('title'), to: paths.admin.commissions },
    { label: text('payouts'), to: paths.admin.commissionTab('payouts') },
    { label: data?.number ?? text('payout') },
  ];
  return (
    <Page
      title={title}
      crumbs={crumbs}
      description={data && <Status of="payout" value={data.status} />}
      action={data && <PayoutActions payout={data} />}
    >
      <QueryView query={query} loading={<LinesSkeleton count={5} height={72} />} current>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Waiting minimum={data.minimum} />
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
              }}
            >
              <PayoutLines lines={data.lines} />
              <Facts payout={data} />
            </Box>
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
