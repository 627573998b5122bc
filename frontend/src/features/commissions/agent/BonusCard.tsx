import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Money } from '@/ui/data';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';
import { bonusShare, monthName, type BonusSoFar } from './summary';

/** How far this month's bonus has come, what it is made of, and where it ends. */
export function BonusCard({ bonus }: { bonus: BonusSoFar }) {
  const text = useText();
  const id = useId();
  const { percent, basis, amount, maximum, month, left } = bonus;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h4" component="h2">
        {text('bonusTitle', { month: monthName(month) })}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mt: 2 }}>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 660 }}>
          <Money amount={amount} />
        </Typography>
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {text('bonusMaximum', { maximum: formatMoney(maximum) })}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={bonusShare(bonus)}
        aria-labelledby={id}
        aria-valuetext={text('bonusReached', {
          amount: formatMoney(amount),
          maximum: formatMoney(maximum),
        })}
        sx={{ height: 10, borderRadius: 5, mt: 1 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {text('bonusText', { percent, basis: formatMoney(basis) })}{' '}
        {left === '0.00' ? '' : text('bonusLeft', { left: formatMoney(left) })}
      </Typography>
    </Card>
  );
}
