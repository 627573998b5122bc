import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText as useCommonText } from '@/ui/messages';
import { useDescription } from '@/ui/page/useDescription';
import { HERO_GROUND } from '@/theme/focus';

interface HeroProps {
  title: string;
  lead: string;
  /** The ways on. */
  children: ReactNode;
}

/** The head of a landing page. */
export function Hero({ title, lead, children }: HeroProps) {
  const common = useCommonText();
  useDescription(lead);
  return (
    <Box sx={HERO_GROUND}>
      <title>{`${title} · ${common('productName')}`}</title>
      <Container maxWidth="xl" sx={{ py: { xs: 6, md: 10 } }}>
        <Typography variant="h1">{title}</Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 2, maxWidth: '56ch', opacity: 0.88 }}
        >
          {lead}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>{children}</Box>
      </Container>
    </Box>
  );
}

/** Looks of the buttons on the hero's own colour. */
export const onHero = {
  primary: {
    bgcolor: 'surface.onHero',
    color: 'surface.hero',
    '&:hover': { bgcolor: 'common.white' },
  },
  secondary: { border: 1, borderColor: 'currentcolor' },
} as const;

/** A titled part of the page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container component="section" maxWidth="xl" sx={{ pt: { xs: 6, md: 9 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Container>
  );
}

export interface Point {
  title: string;
  text: string;
}

/** Points side by side, divided by a line above each. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {points.map(({ title, text }) => (
        <Box component="li" key={title} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Steps in their order. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box
          component="li"
          key={title}
          sx={{
            p: 3,
            borderRadius: 1.2,
            bgcolor: 'surface.sunken',
            display: 'grid',
            gap: 1,
            alignContent: 'start',
          }}
        >
          <Box aria-hidden sx={{ fontSize: '1.75rem', fontWeight: 680, color: 'primary.main' }}>
            {index + 1}
          </Box>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What one needs, as a list of ticks. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {items.map((item) => (
        <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5 }}>
          <CheckIcon aria-hidden sx={{ color: 'primary.main' }} />
          {item}
        </Box>
      ))}
    </Box>
  );
}
