import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { CommissionPlanResponse } from '@/api/generated';
import { DateTime, Money } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import type { Tone } from '@/theme/palette';
import { formatMoney } from '@/lib/money';
import { text as now, useText } from './messages';
import { PlanDialog } from './PlanDialog';
import { isFirst, planState, type PlanState } from './plans';

const TONES: Record<PlanState, Tone> = { upcoming: 'info', inForce: 'success', past: 'neutral' };

function StateChip({ plan }: { plan: CommissionPlanResponse }) {
  const state = planState(plan, new Date());
  return <StatusChip label={now(`planState.${state}`)} tone={TONES[state]} />;
}

const COLUMNS: readonly Column<CommissionPlanResponse>[] = [
  {
    id: 'from',
    header: now('planFrom'),
    onCard: 'title',
    cell: (plan) => (
      <>
        {isFirst(plan) ? now('fromBeginning') : <DateTime time={plan.effectiveFrom} show="full" />}
        {plan.note && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {plan.note}
          </Typography>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: now('planState'),
    onCard: 'status',
    cell: (plan) => <StateChip plan={plan} />,
  },
  {
    id: 'agent',
    header: now('agentRate'),
    align: 'right',
    cell: ({ agentRate }) => <Money amount={agentRate} />,
  },
  {
    id: 'subAgent',
    header: now('subAgentRate'),
    align: 'right',
    cell: ({ subAgentRate }) => <Money amount={subAgentRate} />,
  },
  {
    id: 'basis',
    header: now('basisAmount'),
    align: 'right',
    cell: ({ basisAmount }) => <Money amount={basisAmount} />,
  },
  {
    id: 'hold',
    header: now('holdDays'),
    align: 'right',
    cell: ({ holdDays }) => now('hold', { count: holdDays }),
  },
  {
    id: 'bonus',
    header: now('bonus'),
    cell: ({ bonusPercent: percent, bonusMaximum }) =>
      now('bonusShort', { percent, maximum: formatMoney(bonusMaximum) }),
  },
  {
    id: 'minimum',
    header: now('payoutMinimum'),
    align: 'right',
    cell: ({ payoutMinimum }) => <Money amount={payoutMinimum} />,
  },
];

/** The plans with the day each applies from, the newest first, and the way to a new one. */
export function PlansTab() {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const table = useTableState({ prefix: 'plans' });
  const list = api.useListCommissionPlansQuery(table.args, {
    refetchOnMountOrArgChange: true,
  });
  const current = list.data?.items.find(({ isCurrent }) => isCurrent);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {text('plansText')}
        </Typography>
        <Button
          variant="contained"
          onClick={() => setAdding(true)}
          disabled={!list.data}
          sx={{ flexShrink: 0, alignSelf: { xs: 'start', sm: 'auto' } }}
        >
          {text('addPlan')}
        </Button>
      </Box>
      <DataTable
        label={text('plans')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={{ title: text('noPlans') }}
      />
      {isAdding && <PlanDialog current={current} onClose={() => setAdding(false)} />}
    </Box>
  );
}
