import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Brand } from '@/ui/brand/Brand';
import { useText } from '@/ui/messages';
import { FOOTER_GROUPS } from './navigation';

/** The footer of all public pages: every public corner of the product, one click away. */
export function Footer() {
  const text = useText();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 'auto', py: 6 }}>
      <Container maxWidth="xl">
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: 320 }}>
            <Brand />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {text('footerTagline')}
            </Typography>
          </Box>
          {FOOTER_GROUPS.map(({ title, links }) => (
            <Stack key={title} component="nav" aria-label={text(title)} sx={{ gap: 1 }}>
              <Typography variant="subtitle2" component="p">
                {text(title)}
              </Typography>
              {links.map(({ to, label }) => (
                <Link
                  key={to}
                  component={RouterLink}
                  to={to}
                  variant="body2"
                  sx={{ color: 'text.secondary', fontWeight: 400 }}
                >
                  {text(label)}
                </Link>
              ))}
            </Stack>
          ))}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 5 }}>
          {text('footerAdult')}
        </Typography>
      </Container>
    </Box>
  );
}
