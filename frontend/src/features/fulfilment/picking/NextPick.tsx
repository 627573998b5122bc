import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { PickResponse, PickWaveResponse } from '@/api/generated';
import { lazyPart } from '@/lib/parts';
import { problemText } from '@/lib/server/problem';
import { useText } from './messages';
import { HowMany, WhatAndWhere } from './PickParts';
import { PieceField } from './PieceField';
import { ScanField } from './ScanField';
import { useUnsent } from './unsent';
import { fits, leftOf } from './wave';

const ShortDialog = lazyPart(() => import('./ShortDialog'));

/** The buttons stand where the thumb is: at the lower edge of the screen. */
const THUMB_BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: 1,
  mx: { xs: -2, sm: -2.5 },
  mb: { xs: -2, sm: -2.5 },
  px: { xs: 2, sm: 2.5 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 12px 12px',
} as const;
const BIG = { minHeight: 56, px: 2 } as const;

/** What came of the last scan. */
interface Told {
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

/** A short shake for what was taken, a long one for what was not; where the phone can. */
function shake(isGood: boolean) {
  if ('vibrate' in navigator) navigator.vibrate(isGood ? 40 : [120, 60, 120]);
}

/** Confirms picks by what was scanned; without a connection they are sent later. */
function useConfirm({ id: waveId }: PickWaveResponse) {
  const text = useText();
  const { submit } = useUnsent();
  const [isLoading, setLoading] = useState(false);
  const [told, setTold] = useState<Told>();

  const tell = (tone: Told['tone'], title: string, words?: string) => {
    shake(tone === 'success');
    setTold({ tone, title, ...(words ? { text: words } : {}) });
  };
  const confirm = async (pick: PickResponse, code: string, pieces: number) => {
    const { id: pickId, orderId, name, pickedPieces: before } = pick;
    // Whether it is the right thing the server says; only where it cannot be asked, it is seen here.
    const isRight = fits(pick, code);
    setLoading(true);
    const change = { kind: 'confirm', body: { code, pieces } } as const;
    const outcome = await submit({ waveId, pickId, orderId, name, before, change }, isRight);
    setLoading(false);
    const picked = text('picked', { count: pieces, name });
    if (outcome.kind === 'sent') tell('success', picked);
    else if (outcome.kind === 'refused') {
      const isWrong = 'code' in outcome.problem.errors;
      const why = problemText(outcome.problem, text('tryAgain'));
      tell('error', text(isWrong ? 'wrong' : 'failed'), why);
    } else if (isRight) tell('success', picked, text('sentLater'));
    else tell('error', text('wrong'), text('notThis', { code, name: `${name} (${pick.sku})` }));
  };
  return { confirm, loading: isLoading, told, setTold };
}

interface NextPickProps {
  wave: PickWaveResponse;
  pick: PickResponse;
  /** Puts the pick off; left out where it is the only one. */
  onLater?: () => void;
}

/** What to take now, how many, for whom; scanned, typed or said to be short. */
export function NextPick({ wave, pick, onLater }: NextPickProps) {
  const text = useText();
  const left = leftOf(pick);
  const [code, setCode] = useState('');
  /** Chosen pieces; they hold for this state of this pick only. */
  const [chosen, setChosen] = useState<{ of: string; pieces: number }>();
  /** The pick that is being said to be short: the next one may be there before its dialog is gone. */
  const [short, setShort] = useState<PickResponse>();
  const field = useRef<HTMLInputElement>(null);
  const { confirm, loading, told, setTold } = useConfirm(wave);

  const state = `${pick.id} ${pick.pickedPieces}`;
  const pieces = chosen?.of === state ? chosen.pieces : left;
  useEffect(() => {
    field.current?.focus();
  }, [state]);

  const submit = async (entered: string) => {
    if (loading) {
      // What the camera reads meanwhile waits in the field, as what is typed does.
      setCode(entered);
      return;
    }
    const scanned = entered.trim();
    if (scanned) {
      setCode('');
      await confirm(pick, scanned, pieces);
    } else setTold({ tone: 'error', title: text('needCode') });
    field.current?.focus();
  };
  const later = () => {
    setTold(undefined);
    setCode('');
    onLater?.();
  };
  return (
    <Card
      data-print="no"
      component="section"
      aria-label={text('next')}
      // The bar keeps to the screen's edge, so nothing here may be cut off.
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, overflow: 'visible' }}
    >
      <WhatAndWhere pick={pick} />
      <HowMany pick={pick} wave={wave} />
      <Box aria-live="assertive" sx={{ '&:empty': { display: 'none' } }}>
        {told && (
          <Alert severity={told.tone} role="none">
            <AlertTitle sx={{ mb: told.text ? 0.5 : 0 }}>{told.title}</AlertTitle>
            {told.text}
          </Alert>
        )}
      </Box>
      <ScanField
        inputRef={field}
        value={code}
        onChange={setCode}
        onEnter={(scanned) => void submit(scanned)}
      />
      {left > 1 && (
        <PieceField
          key={state}
          value={pieces}
          most={left}
          onChange={(value) => setChosen({ of: state, pieces: value })}
          onCode={(begun) => {
            setCode(begun);
            field.current?.focus();
          }}
        />
      )}
      <Box sx={THUMB_BAR}>
        <Button variant="outlined" sx={BIG} onClick={() => setShort(pick)}>
          {text('short')}
        </Button>
        <Button variant="outlined" sx={BIG} disabled={!onLater} onClick={later}>
          {text('later')}
        </Button>
        <Button
          variant="contained"
          size="large"
          sx={BIG}
          loading={loading}
          onClick={() => void submit(code)}
        >
          {text('confirm')} · {pieces}
        </Button>
      </Box>
      {short && (
        <Suspense>
          <ShortDialog
            waveId={wave.id}
            pick={short}
            onClose={() => {
              setShort(undefined);
              setTold(undefined);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
