import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Money } from '@/ui/data';
import { TIERS, type Tier } from '@/lib/cart';
import { formatCount } from '@/lib/counts';
import { divideMoney, formatMoney } from '@/lib/money';
import { piecesName } from '@/lib/sizes';
import { stockLevel } from '@/lib/stock';
import { useText } from './messages';
import type { TierChoice } from './tiers';

interface TierPickerProps {
  choices: readonly TierChoice[];
  value: Tier;
  onChange: (tier: Tier) => void;
}

/** What is left of a size, where that is little. */
function Left({ choice }: { choice: TierChoice }) {
  const text = useText();
  const { tier, label, left } = choice;
  if (left === undefined) return null;
  const level = stockLevel(left);
  if (level !== 'low' && level !== 'out') return null;
  const amount = tier === 'unit' ? piecesName(left) : `${formatCount(left)} × ${label}`;
  return (
    <Typography
      variant="caption"
      sx={{
        display: 'block',
        fontWeight: 600,
        color: level === 'low' ? 'tone.warning.fg' : 'text.secondary',
      }}
    >
      {level === 'low' ? text('onlyLeft', { amount }) : text('outOfStock')}
    </Typography>
  );
}

function ChoiceLabel({ choice }: { choice: TierChoice }) {
  const text = useText();
  const { label, pieces, price } = choice;
  const each = price && pieces > 1 ? divideMoney(price, pieces) : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Box>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {label}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {piecesName(pieces)}
        </Typography>
        <Left choice={choice} />
      </Box>
      {price && (
        <Box sx={{ textAlign: 'right' }}>
          <Box sx={{ fontWeight: 650 }}>
            <Money amount={price} />
          </Box>
          {each && (
            <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {text('perPiece', { price: formatMoney(each) })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Unit, pack or bulk, each with its pieces and its price. */
export function TierPicker({ choices, value, onChange }: TierPickerProps) {
  const text = useText();
  const id = useId();
  const pick = (picked: string) => {
    const tier = TIERS.find((known) => known === picked);
    if (tier) onChange(tier);
  };
  return (
    <Box>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {text('tierTitle')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, picked) => pick(picked)}
        sx={{ gap: 1, mt: 1 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.tier}
            value={choice.tier}
            disabled={choice.left === 0}
            control={<Radio />}
            label={<ChoiceLabel choice={choice} />}
            sx={{
              m: 0,
              py: 0.75,
              pr: 2,
              pl: 0.5,
              border: 1,
              borderRadius: 1,
              borderColor: choice.tier === value ? 'primary.main' : 'divider',
              bgcolor: choice.tier === value ? 'surface.accent' : 'background.paper',
              '& .MuiFormControlLabel-label': { flexGrow: 1 },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
