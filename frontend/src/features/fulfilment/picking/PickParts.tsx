import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PickResponse, PickWaveResponse } from '@/api/generated';
import { ProductImage } from '@/ui/data';
import { formatDay } from '@/lib/dates';
import { useText } from './messages';
import { boxOf, leftOf } from './wave';

/** Where to go, the goods and their batch, large enough to be read at arm's length. */
export function WhatAndWhere({ pick }: { pick: PickResponse }) {
  const text = useText();
  const { name, sku, thumbImageUrl, lotCode, expiresOn, location } = pick;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ width: 88, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <ProductImage src={thumbImageUrl} alt="" ratio={1} eager />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {location && (
          <Typography component="p" sx={{ lineHeight: 1.15, mb: 0.5 }}>
            <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
              {text('location')}
            </Box>
            <Box component="strong" sx={{ fontSize: '1.75rem', whiteSpace: 'nowrap' }}>
              {location}
            </Box>
          </Typography>
        )}
        <Typography
          component="h2"
          sx={{ fontSize: '1.25rem', fontWeight: 660, lineHeight: 1.25, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{sku}</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {lotCode ? text('batch', { code: lotCode }) : text('noBatch')}
          {expiresOn && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
              {' · '}
              {text('expires', { day: formatDay(expiresOn) })}
            </Box>
          )}
        </Typography>
      </Box>
    </Box>
  );
}

/** How many pieces go into which box, for whom. */
export function HowMany({ pick, wave }: { pick: PickResponse; wave: PickWaveResponse }) {
  const text = useText();
  const left = leftOf(pick);
  const order = wave.orders.find(({ orderId }) => orderId === pick.orderId);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'surface.accent',
      }}
    >
      <Typography
        component="p"
        aria-label={text('takePieces', { count: left })}
        sx={{ fontSize: '2.5rem', fontWeight: 680, lineHeight: 1, color: 'primary.main' }}
      >
        {left}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 640 }}>
          {text('piecesWord', { count: left })} → {text('box', { box: boxOf(wave, pick.orderId) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text('forOrder', { id: pick.orderId, name: order?.customerName ?? '' })}
        </Typography>
        {pick.pickedPieces > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('ofWanted', { picked: pick.pickedPieces, pieces: pick.pieces })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
