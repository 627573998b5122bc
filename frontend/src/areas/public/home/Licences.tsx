import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@/ui/status/StatusChip';
import { useText as useCommonText } from '@/ui/messages';
import { useText } from './messages';

const LICENCES = [
  { icon: BadgeIcon, title: 'businessLicense' },
  { icon: LocalShippingIcon, title: 'importExport' },
  { icon: FactoryIcon, title: 'manufacturing' },
] as const;

/** The three licences of the company, each marked as verified. */
export default function Licences() {
  const text = useText();
  const common = useCommonText();
  return (
    <Container component="section" maxWidth="xl" aria-label={text('licencesTitle')} sx={{ pb: 8 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {LICENCES.map(({ icon: Icon, title }) => (
          <Box
            key={title}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              p: 2.5,
              borderRadius: 1.2,
              bgcolor: 'surface.sunken',
            }}
          >
            <Icon aria-hidden sx={{ color: 'primary.main' }} />
            <Typography variant="h5" component="h3" sx={{ flexGrow: 1 }}>
              {common(title)}
            </Typography>
            <StatusChip tone="success" label={text('verified')} />
          </Box>
        ))}
      </Box>
    </Container>
  );
}
