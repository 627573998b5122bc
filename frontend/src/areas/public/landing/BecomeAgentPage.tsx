import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAgentPlan, type AgentPlan } from '@/access/publicSettings';
import { CardGridSkeleton } from '@/ui/feedback';
import { addMoney, formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './agentMessages';
import { Checklist, Hero, onHero, Points, Section, Steps } from './parts';
import { Preview } from './Preview';

const BENEFITS = ['network', 'tools', 'pricing'] as const;
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
const NEEDS = ['id', 'wallet', 'adult'] as const;
const RATES = [
  { title: 'perSale', amount: 'agentRate', isLimit: false },
  { title: 'subAgent', amount: 'agentRate', isLimit: false },
  { title: 'bonus', amount: 'bonusMaximum', isLimit: true },
] as const;

function Rates({ plan }: { plan: AgentPlan }) {
  const text = useText();
  const rates = {
    basis: formatMoney(plan.basisAmount),
    subRate: formatMoney(plan.subAgentRate),
    pool: formatMoney(addMoney(plan.agentRate, plan.subAgentRate)),
    percent: plan.bonusPercent,
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {RATES.map(({ title, amount, isLimit }) => (
        <Card key={title} sx={{ p: 3 }}>
          <Typography sx={{ fontSize: '2rem', fontWeight: 680, letterSpacing: '-0.03em' }}>
            {isLimit
              ? text('upTo', { amount: formatMoney(plan[amount]) })
              : formatMoney(plan[amount])}
          </Typography>
          <Typography variant="h4" component="h3">
            {text(title)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text(`${title}Text`, rates)}</Typography>
        </Card>
      ))}
    </Box>
  );
}

/** What agents get, earn and need, and how to become one. */
export default function BecomeAgentPage() {
  const text = useText();
  const plan = useAgentPlan();
  const points = (keys: readonly ((typeof BENEFITS)[number] | (typeof STEPS)[number])[]) =>
    keys.map((key) => ({
      title: text(key),
      text: text(`${key}Text`, plan ? { count: plan.holdDays } : {}),
    }));
  return (
    <Box sx={{ pb: 9 }}>
      <Hero title={text('title')} lead={text('lead')}>
        <Button component={Link} to={paths.register.agent} size="large" sx={onHero.primary}>
          {text('apply')}
        </Button>
        <Button
          component={Link}
          to={paths.login.agent}
          size="large"
          color="inherit"
          sx={onHero.secondary}
        >
          {text('signIn')}
        </Button>
        <Button component={Link} to={paths.agentReferral} size="large" color="inherit">
          {text('tool')}
        </Button>
      </Hero>
      <Section title={text('benefitsTitle')}>
        <Points points={points(BENEFITS)} />
      </Section>
      <Section title={text('commissionTitle')}>
        {plan ? <Rates plan={plan} /> : <CardGridSkeleton count={3} />}
      </Section>
      <Section title={text('stepsTitle')}>
        <Steps steps={points(STEPS)} />
      </Section>
      <Section title={text('previewTitle')}>{plan && <Preview plan={plan} />}</Section>
      <Section title={text('requirementsTitle')}>
        <Checklist items={NEEDS.map((need) => text(need))} />
        <Box sx={{ mt: 4 }}>
          <Button component={Link} to={paths.register.agent} variant="contained" size="large">
            {text('apply')}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}
