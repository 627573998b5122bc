import { api } from '@/api/enhance';
import type { ConversionResponse } from '@/api/generated';
import { usePeriod } from '@/ui/period';
import { describeStatus } from '@/ui/status';
import { withFilters } from '@/lib/paths';
import { ordersOf, type Lists } from './links';
import { useText } from './messages';
import { Registrations } from './Registrations';
import { Report, Stack } from './Report';
import { Steps, type StepLink } from './Steps';

interface ContentProps {
  found: ConversionResponse;
  lists: Lists;
}

function OrderSteps({ found, lists }: ContentProps) {
  const text = useText();
  const { placed, paid, delivered, cancelled } = found.orders;
  const orders = (status: string) => ({
    label: describeStatus('order', status).label,
    to: ordersOf(lists, found, { status }),
  });
  return (
    <Steps
      title={text('orderSteps')}
      note={text('orderStepsText')}
      steps={[
        { id: 'placed', label: text('placed'), count: placed, to: ordersOf(lists, found) },
        {
          id: 'paid',
          label: text('paid'),
          count: paid,
          to: ordersOf(lists, found, { paymentStatus: 'paid' }),
        },
        {
          id: 'delivered',
          label: text('delivered'),
          count: delivered,
          parts: ['delivered', 'completed'].map(orders),
        },
        {
          id: 'cancelled',
          label: text('cancelled'),
          count: cancelled,
          to: ordersOf(lists, found, { status: 'cancelled' }),
          isLoss: true,
        },
      ]}
    />
  );
}

/** The states in which a request is that has come this far. */
const ANSWERED = ['offered', 'accepted', 'declined', 'expired'] as const;

function QuoteSteps({ found, lists }: ContentProps) {
  const text = useText();
  const { asked, offered, accepted } = found.quotations;
  const quotes = (quoteState: string): StepLink => ({
    label: describeStatus('quote', quoteState).label,
    to: withFilters(lists.orders, { from: found.from, to: found.to, quoteState }),
  });
  return (
    <Steps
      title={text('quoteSteps')}
      note={text('quoteStepsText')}
      steps={[
        {
          id: 'asked',
          label: text('asked'),
          count: asked,
          parts: ['requested', ...ANSWERED].map(quotes),
        },
        { id: 'offered', label: text('offered'), count: offered, parts: ANSWERED.map(quotes) },
        {
          id: 'accepted',
          label: text('accepted'),
          count: accepted,
          to: quotes('accepted').to,
        },
      ]}
    />
  );
}

/** How far those have come who began in a period. */
export function Conversion({ lists }: { lists: Lists }) {
  const time = usePeriod();
  const { from, to } = time.period;
  const answer = api.useGetConversionQuery(
    { from, to },
    { skip: time.isBackwards, refetchOnMountOrArgChange: true },
  );
  return (
    <Report time={time} answer={answer} file="analytics-conversion">
      {(found) => (
        <Stack>
          <OrderSteps found={found} lists={lists} />
          <QuoteSteps found={found} lists={lists} />
          <Registrations registrations={found.registrations} lists={lists} />
        </Stack>
      )}
    </Report>
  );
}
