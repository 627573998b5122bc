import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AgentPlan } from '@/access/publicSettings';
import { KpiCard, KpiGrid, Money } from '@/ui/data';
import { formatMoney } from '@/lib/money';
import { useText } from './agentMessages';
import { outlook } from './commissionPlan';

const STEP = 140;
const MOST = 14_000;
const START = 2_800;

const amountOf = (dollars: number) => `${dollars}.00`;

/** The figures of the agent's dashboard for purchases the visitor chooses; computed by the plan in force. */
export function Preview({ plan }: { plan: AgentPlan }) {
  const text = useText();
  const id = useId();
  const [purchases, setPurchases] = useState(START);
  const { commission, bonus, sum } = outlook(plan, amountOf(purchases));
  return (
    <Card sx={{ p: { xs: 2.5, md: 4 }, bgcolor: 'surface.sunken' }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text('previewText')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {text('purchases')}
        </FormLabel>
        <Money amount={amountOf(purchases)} />
      </Box>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          value={purchases}
          min={0}
          max={MOST}
          step={STEP}
          getAriaValueText={(dollars) => formatMoney(amountOf(dollars))}
          onChange={(_event, value: number | number[]) => setPurchases([value].flat()[0] ?? 0)}
        />
      </Box>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        <KpiGrid>
          <KpiCard label={text('commission')} value={<Money amount={commission} />} />
          <KpiCard label={text('bonusShort')} value={<Money amount={bonus} />} />
          <KpiCard label={text('sum')} value={<Money amount={sum} />} />
        </KpiGrid>
      </Box>
    </Card>
  );
}
