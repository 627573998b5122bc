import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { PickWaveSummary } from '@/api/generated';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { DateTime } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import { Page } from '@/ui/page/Page';
import { MOST_ORDERS, useClaim } from '@/features/fulfilment';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { ThumbSteps } from './PieceField';
import { useUnsent } from './unsent';
import { UnsentPicks } from './UnsentPicks';
import { keptWaves } from './useWave';
import { summaryOf, withUnsent } from './wave';

/** As many orders as fit on a trolley; anybody may choose another number. */
const USUAL = 5;
const ENDED = 5;

function ClaimCard() {
  const text = useText();
  const [count, setCount] = useState(USUAL);
  const { claim, loading, refusal } = useClaim();
  return (
    <Card
      component="section"
      aria-label={text('claimTitle')}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography variant="h4" component="h2">
          {text('claimTitle')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text('claimText')}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={text('howMany')}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{text('howMany')}</Typography>
        <ThumbSteps
          fewer={text('fewer')}
          more={text('more')}
          value={count}
          min={1}
          max={MOST_ORDERS}
          onChange={setCount}
        >
          <Box
            component="output"
            sx={{ minWidth: 40, textAlign: 'center', fontSize: '1.375rem', fontWeight: 660 }}
          >
            {count}
          </Box>
        </ThumbSteps>
      </Box>
      {refusal && <Alert severity="warning">{refusal}</Alert>}
      <Button
        variant="contained"
        size="large"
        loading={loading}
        onClick={() => void claim({ count })}
        sx={{ minHeight: 56 }}
      >
        {text('claim', { count })}
      </Button>
    </Card>
  );
}

function WaveLine({ wave, isOwn = false }: { wave: PickWaveSummary; isOwn?: boolean }) {
  const text = useText();
  const { id, openPicks, pickCount, shortPicks, orderIds, pickerName, createdAt, endedAt } = wave;
  const isOpen = wave.state === 'open';
  const words = [
    !isOwn && text('by', { name: pickerName }),
    text('waveOrders', { count: orderIds.length }),
    isOpen && text('picksDone', { done: pickCount - openPicks, all: pickCount }),
    shortPicks > 0 && text('shorts', { count: shortPicks }),
  ];
  return (
    <ListLine
      title={text('wave', { id })}
      detail={
        <>
          {words.filter(Boolean).join(' · ')} · <DateTime time={endedAt ?? createdAt} />
        </>
      }
      end={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {!isOpen && (
            <StatusChip
              tone={wave.state === 'picked' ? 'success' : 'neutral'}
              label={text(`state.${wave.state}`)}
            />
          )}
          <Button
            component={RouterLink}
            to={paths.warehouse.wave(id)}
            variant={isOwn ? 'contained' : 'outlined'}
            size={isOwn ? 'medium' : 'small'}
            aria-label={text(isOwn ? 'goOn' : 'look', { id })}
          >
            {isOwn ? text('goOn', { id }) : text('open')}
          </Button>
        </Box>
      }
    />
  );
}

/** Where a picker begins: the own open waves, the next orders to take, and who picks what. */
export default function PickingPage() {
  const text = useText();
  const { user } = useSession();
  const { picks: unsent } = useUnsent();
  const pollingInterval = usePolling();
  const options = { pollingInterval, refetchOnMountOrArgChange: true };
  const open = api.useListPickWavesQuery({ state: 'open' }, options);
  const ended = api.useListPickWavesQuery({ state: 'picked', limit: ENDED }, options);
  const isOwn = (wave: PickWaveSummary) => wave.pickerId === user?.id;
  const part = (items: PickWaveSummary[]) => ({
    ...open,
    data: open.data && { ...open.data, items },
  });
  const ownPart = () => {
    if (open.data || own.length === 0) return part(own);
    const data = { items: own, total: own.length, next: null };
    return { ...open, data, currentData: data, error: undefined };
  };
  // Without a connection, what was open here last can be picked on.
  const kept = keptWaves(user?.id).map((wave) => summaryOf(withUnsent(wave, unsent)));
  const own = (open.data?.items ?? kept).filter(isOwn);
  const others = open.data?.items.filter((wave) => !isOwn(wave)) ?? [];
  const rowKey = ({ id }: PickWaveSummary) => id;
  return (
    <Page title={text('title')} description={text('description')} width="md">
      <UnsentPicks />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {(own.length > 0 || open.error !== undefined) && (
          <ListCard
            title={text('yourWaves')}
            list={ownPart()}
            rowKey={rowKey}
            row={(wave) => <WaveLine wave={wave} isOwn />}
            empty={text('noWaves')}
          />
        )}
        <ClaimCard />
        {others.length > 0 && (
          <ListCard
            title={text('otherWaves')}
            list={part(others)}
            rowKey={rowKey}
            row={(wave) => <WaveLine wave={wave} />}
            empty={text('noWaves')}
          />
        )}
        {(ended.error !== undefined || ended.data?.items.length !== 0) && (
          <ListCard
            title={text('endedWaves')}
            list={ended}
            rowKey={rowKey}
            row={(wave) => <WaveLine wave={wave} />}
            empty={text('noWaves')}
          />
        )}
      </Box>
    </Page>
  );
}
