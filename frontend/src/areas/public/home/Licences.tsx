import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LICENCES } from '@/areas/public/navigation';
import { StatusChip } from '@/ui/status/StatusChip';
import { useText as useCommonText } from '@/ui/messages';
import { useText } from './messages';

const ICONS = {
  businessLicense: BadgeIcon,
  importExport: LocalShippingIcon,
  manufacturing: FactoryIcon,
};

/** The three licences of the company, each marked as verified. */
export default function Licences() {
  const text = useText();
  const common = useCommonText();
  return (
    <Container component="section" maxWidth="xl" aria-label={text('licencesTitle')} sx={{ pb: 8 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {LICENCES.map((licence) => {
          const Icon = ICONS[licence];
          return (
            <Box
              key={licence}
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
                {common(licence)}
              </Typography>
              <StatusChip tone="success" label={text('verified')} />
            </Box>
          );
        })}
      </Box>
    </Container>
  );
}
