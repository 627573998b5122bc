import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from './dealerMessages';
import { Checklist, Hero, onHero, Points, Section, Steps } from './parts';

const BENEFITS = ['margin', 'pricing', 'minimum', 'territory', 'support'] as const;
const NEEDS = ['experience', 'dealerId', 'licence', 'bank', 'photos'] as const;
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;

/** What dealers get and need, and how to become one. */
export default function DealersPage() {
  const text = useText();
  const points = (keys: readonly ((typeof BENEFITS)[number] | (typeof STEPS)[number])[]) =>
    keys.map((key) => ({ title: text(key), text: text(`${key}Text`) }));
  return (
    <Box sx={{ pb: 9 }}>
      <Hero title={text('title')} lead={text('lead')}>
        <Button component={Link} to={paths.register.dealer} size="large" sx={onHero.primary}>
          {text('apply')}
        </Button>
        <Button
          component={Link}
          to={paths.login.dealer}
          size="large"
          color="inherit"
          sx={onHero.secondary}
        >
          {text('signIn')}
        </Button>
      </Hero>
      <Section title={text('benefitsTitle')}>
        <Points points={points(BENEFITS)} />
      </Section>
      <Section title={text('stepsTitle')}>
        <Steps steps={points(STEPS)} />
      </Section>
      <Section title={text('requirementsTitle')}>
        <Checklist items={NEEDS.map((need) => text(need))} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          <Button component={Link} to={paths.register.dealer} variant="contained" size="large">
            {text('apply')}
          </Button>
          <Button component={Link} to={paths.dealerStore} variant="outlined" size="large">
            {text('store')}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}
