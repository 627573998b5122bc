import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { PickWaveResponse } from '@/api/generated';
import { isNotFound, problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { ReportIssueDialog } from '@/features/issues';
import { Page } from '@/ui/page/Page';
import { StatusChip } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { waveSlipsAddress } from '@/lib/exports';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { NextPick } from './NextPick';
import { PickList } from './PickList';
import { useUnsent } from './unsent';
import { UnsentPicks } from './UnsentPicks';
import { useWave } from './useWave';
import { openPicks, progressOf } from './wave';
import { AllDone, WaveResult } from './WaveEnd';

function Progress({ wave }: { wave: PickWaveResponse }) {
  const text = useText();
  const { done, all } = progressOf(wave);
  const words = text('picksDone', { done, all });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words} · {text('waveOrders', { count: wave.orders.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all > 0 ? (done / all) * 100 : 100}
        aria-label={words}
        sx={{ height: 10, borderRadius: 5 }}
      />
    </Box>
  );
}

function GiveBack({ waveId }: { waveId: number }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [cancelWave, { isLoading }] = api.useCancelWaveMutation();
  const giveBack = async () => {
    const { error } = await cancelWave({ id: waveId });
    if (error) toast.error(text('giveBackFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('givenBack', { id: waveId }));
    setAsking(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {text('giveBack')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('giveBackTitle', { id: waveId })}
        consequence={text('giveBackText')}
        confirmLabel={text('giveBack')}
        loading={isLoading}
        onConfirm={giveBack}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** A wave on its way: the next pick, then the whole list. */
function OpenWave({ wave }: { wave: PickWaveResponse }) {
  const text = useText();
  const toast = useToast();
  const { user } = useSession();
  const [later, setLater] = useState<readonly number[]>([]);
  const [wished, setWished] = useState<number>();
  const [finishWave, finishing] = api.useFinishWaveMutation();
  const { picks: unsent } = useUnsent();
  const waiting = unsent.filter(({ waveId, refusal }) => waveId === wave.id && !refusal).length;
  const open = openPicks(wave, later);
  const next = open.find(({ id }) => id === wished) ?? open[0];

  const putOff = (id: number) => {
    setWished(undefined);
    setLater((before) => [...before.filter((other) => other !== id), id]);
  };
  const finish = async () => {
    const { data } = await finishWave({ id: wave.id });
    if (data) toast.success(text('finished', { id: wave.id }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {user && user.id !== wave.pickerId && (
        <Alert severity="info">{text('belongsTo', { name: wave.pickerName })}</Alert>
      )}
      <Progress wave={wave} />
      {next ? (
        <NextPick
          wave={wave}
          pick={next}
          {...(open.length > 1 ? { onLater: () => putOff(next.id) } : {})}
        />
      ) : (
        <AllDone
          onFinish={() => void finish()}
          loading={finishing.isLoading}
          waiting={waiting}
          refusal={
            finishing.error
              ? `${text('finishFailed')}: ${problemText(finishing.error, text('tryAgain'))}`
              : undefined
          }
        />
      )}
      <PickList wave={wave} nextId={next?.id} onPick={({ id }) => setWished(id)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        {next && (
          <ReportIssueDialog
            key={next.id}
            productId={next.productId}
            orderId={next.orderId}
            {...(next.lotId ? { lotId: next.lotId } : {})}
            subject={next.name}
            size="medium"
          />
        )}
        <GiveBack waveId={wave.id} />
      </Box>
    </Box>
  );
}

/** The pick sheet and the packing slips of all orders, as one file. */
function PrintSlips({ waveId }: { waveId: number }) {
  const text = useText();
  return (
    <Button
      component="a"
      href={waveSlipsAddress(waveId)}
      target="_blank"
      rel="noopener"
      variant="outlined"
      startIcon={<PrintIcon />}
    >
      {text('printSlips')}
    </Button>
  );
}

const TONES = { open: 'info', picked: 'success', cancelled: 'neutral' } as const;

/** One wave: picked with the thumb, a scanner and nothing else. */
export default function WavePage() {
  const text = useText();
  const id = useIdParam('waveId');
  const query = useWave(id);
  const { currentData: wave, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const title = text('wave', { id });
  return (
    <Page
      title={title}
      width="sm"
      crumbs={[{ label: text('title'), to: paths.warehouse.picking }, { label: title }]}
      description={
        wave && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip tone={TONES[wave.state]} label={text(`state.${wave.state}`)} />
            {text('by', { name: wave.pickerName })}
          </Box>
        )
      }
      action={wave && wave.state !== 'cancelled' && <PrintSlips waveId={wave.id} />}
    >
      <UnsentPicks />
      <QueryView query={query} current loading={<LinesSkeleton count={4} height={96} />}>
        {(shown) =>
          shown.state === 'open' ? (
            <OpenWave key={shown.id} wave={shown} />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <WaveResult wave={shown} />
              <PickList wave={shown} />
            </Box>
          )
        }
      </QueryView>
    </Page>
  );
}
