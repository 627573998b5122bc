import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { api } from '@/api/enhance';
import { CardGridSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { PeriodPicker, usePeriod } from '@/ui/period';
import { say, useAddress } from '@/lib/hooks/useAddress';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';
import { Trade } from './Trade';
import type { Side } from './side';

const SIDES: readonly Side[] = ['seller', 'buyer'];
const PARAM = 'as';

/** The side in the address; as a seller, unless it says otherwise. */
function useSide() {
  const { params, change } = useAddress();
  const side: Side = params.get(PARAM) === 'buyer' ? 'buyer' : 'seller';
  const turn = (wanted: Side) => change(say(PARAM, wanted === 'buyer' ? wanted : ''));
  return { side, turn };
}

function SideSwitch({ side, turn }: ReturnType<typeof useSide>) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={side}
      aria-label={text('side')}
      onChange={(_event, wanted: Side | null) => wanted && turn(wanted)}
      sx={{ mb: 2 }}
    >
      {SIDES.map((name) => (
        <ToggleButton key={name} value={name} sx={{ px: 2 }}>
          {text(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What a dealer sold in their store and what they bought, in a period. */
export default function AnalyticsPage() {
  const text = useText();
  const pollingInterval = usePolling();
  const choice = useSide();
  const { period, change, isBackwards } = usePeriod();
  const { from, to, bucket } = period;
  const query = api.useGetTradeQuery(
    { as: choice.side, from, to, bucket },
    { skip: isBackwards, pollingInterval, refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={text('title')} description={text('titleText')}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
      >
        <SideSwitch {...choice} />
        <PeriodPicker period={period} onChange={change} />
      </Box>
      <Box aria-busy={query.isFetching}>
        {!isBackwards && (
          <QueryView query={query} current loading={<CardGridSkeleton height={110} />}>
            {(shown) => <Trade trade={shown} side={choice.side} period={period} />}
          </QueryView>
        )}
      </Box>
    </Page>
  );
}
