import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';
import { useText as useCommonText } from '@/ui/messages';
import { useDescription } from '@/ui/page/useDescription';
import { InShell } from '@/ui/shell/inShell';
import { paths } from '@/lib/paths';
import { HERO_GROUND } from '@/theme/focus';
import { StoreWays } from './StoreHeader';

export interface BannerProps {
  /** Of the document and, unless `kind` says what store it is, above the banner. */
  title: string;
  kind?: string;
  banner: string;
  /** Before the title: a dealer's logo. */
  mark?: ReactNode;
  /** Below the title: what a dealer says of the store. */
  about?: ReactNode;
  lead: string;
  /** The door of the people this store is for. */
  login: string;
  /** Beside the lead, such as a way to share the store. */
  extra?: ReactNode;
}

/** The head of a store: the ways out, the cart, and what the store is. */
export function Banner(props: BannerProps) {
  const { title, kind = title, banner, mark, about, lead, login, extra } = props;
  useDescription(lead);
  const common = useCommonText();
  const inShell = useContext(InShell);
  return (
    <Box component="header" sx={HERO_GROUND}>
      <title>{`${title} · ${common('productName')}`}</title>
      <Container maxWidth="xl" sx={{ py: { xs: 3, md: 4 } }}>
        {!inShell && (
          <Box sx={{ mb: 3 }}>
            <StoreWays back={{ to: paths.home, label: common('backToHome') }} login={login} />
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {mark}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="overline" component="p" sx={{ opacity: 0.85 }}>
              {kind}
            </Typography>
            <Typography
              variant="h1"
              sx={{ fontSize: { md: '2.5rem' }, maxWidth: '24ch', overflowWrap: 'anywhere' }}
            >
              {banner}
            </Typography>
          </Box>
        </Box>
        {about}
        <Typography sx={{ mt: 1.5, maxWidth: '60ch', opacity: 0.88 }}>{lead}</Typography>
        {extra && <Box sx={{ mt: 2.5 }}>{extra}</Box>}
      </Container>
    </Box>
  );
}
