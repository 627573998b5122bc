import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { PickResponse, PickWaveResponse } from '@/api/generated';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';
import { HowMany, WhatAndWhere } from './PickParts';
import { PieceField } from './PieceField';
import { ScanField } from './ScanField';
import { useConfirm } from './useConfirm';
import { leftOf } from './wave';

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
  const [isTyping, setTyping] = useState(false);
  /** Chosen pieces; they hold for this state of this pick only. */
  const [chosen, setChosen] = useState<{ of: string; pieces: number }>();
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { confirm, loading, told, setTold } = useConfirm();

  const state = `${pick.id} ${pick.pickedPieces}`;
  const pieces = chosen?.of === state ? chosen.pieces : left;
  useEffect(() => {
    field.current?.focus();
  }, [state]);

  const submit = async () => {
    if (loading) return;
    const scanned = code.trim();
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
        onEnter={() => void submit()}
        typing={isTyping}
        onTyping={setTyping}
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
        <Button variant="outlined" sx={BIG} onClick={() => setShort(true)}>
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
          onClick={() => void submit()}
        >
          {text('confirm')} · {pieces}
        </Button>
      </Box>
      {isShort && (
        <Suspense>
          <ShortDialog
            pick={pick}
            onClose={() => {
              setShort(false);
              setTold(undefined);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
