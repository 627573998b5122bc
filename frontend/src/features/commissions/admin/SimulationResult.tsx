import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SimulationResponse } from '@/api/generated';
import { KpiCard, Money } from '@/ui/data';
import { EmptyState } from '@/ui/feedback';
import { formatCount } from '@/lib/counts';
import { addMoney, formatMoney } from '@/lib/money';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

type Part = SimulationResponse['parts'][number];

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {parts.map(({ userId, role, name, amount }) => (
        <Box
          component="li"
          key={userId}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <span>
            <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
              {name}
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {roleName(role)}
            </Typography>
          </span>
          <Box component="span" sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
            <Money amount={amount} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Figures({ simulation }: { simulation: SimulationResponse }) {
  const text = useText();
  const { basis, steps, parts, plan } = simulation;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
      <KpiCard label={text('goods')} value={<Money amount={basis} />} />
      <KpiCard
        label={text('fullSteps')}
        value={formatCount(steps)}
        note={text('fullStepsOf', { basis: formatMoney(plan.basisAmount) })}
      />
      <KpiCard
        label={text('sum')}
        value={<Money amount={addMoney('0', ...parts.map(({ amount }) => amount))} />}
      />
    </Box>
  );
}

function Explanation({ simulation }: { simulation: SimulationResponse }) {
  const text = useText();
  const { explanation, plan } = simulation;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 1 }}>
        {text('explanation')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {explanation.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {text('ratesOf', {
          agent: formatMoney(plan.agentRate),
          subAgent: formatMoney(plan.subAgentRate),
          basis: formatMoney(plan.basisAmount),
        })}
      </Typography>
    </>
  );
}

/** Who would earn what, and how that comes about; before the first question, what can be asked. */
export function SimulationResult({ simulation }: { simulation: SimulationResponse | undefined }) {
  const text = useText();
  if (!simulation)
    return (
      <Card>
        <EmptyState icon={<CalculateIcon />} title={text('outcome')} text={text('outcomeText')} />
      </Card>
    );
  const { parts, reason } = simulation;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      <Figures simulation={simulation} />
      <Card component="section" aria-label={text('outcome')} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {text('outcome')}
        </Typography>
        {parts.length > 0 && <Parts parts={parts} />}
        {reason && (
          <Alert severity="info">
            <strong>{text('nobodyEarns')}.</strong> {reason}
          </Alert>
        )}
        {simulation.explanation.length > 0 && <Explanation simulation={simulation} />}
      </Card>
    </Box>
  );
}
