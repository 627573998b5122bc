import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { Brand } from '@/ui/brand/Brand';
import { adultsOnly, useText } from '@/ui/messages';
import { FOOTER_GROUPS, LICENCES } from './navigation';

/** What the law and a careful buyer look for: the warning, who stands behind the shop, its licences. */
function SmallPrint() {
  const text = useText();
  const { data } = usePublicSettingsQuery();
  const company = data?.companyName || text('productName');
  const { companyAddress: address, companyPhone: phone, companyEmail: email } = data ?? {};
  return (
    <Box sx={{ mt: 5, display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {adultsOnly(data?.minimumAge)} {text('nicotineWarning')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[company, ...LICENCES.map((licence) => text(licence))].join(' · ')}
      </Typography>
      {(address || phone || email) && (
        <Typography
          variant="body2"
          component="address"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontStyle: 'normal' }}
        >
          {address?.replaceAll('\n', ', ')}
          {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </Typography>
      )}
    </Box>
  );
}

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
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr' },
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
        <SmallPrint />
      </Container>
    </Box>
  );
}
