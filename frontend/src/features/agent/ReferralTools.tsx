import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/data';
import { QrCode } from '@/components/data/QrCode';
import { useText as useCommonText } from '@/components/messages';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

interface ReferralToolsProps {
  code: string;
  link: string;
}

function Line({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'stretch', flexWrap: 'wrap' }}>
        <Box
          sx={{
            flex: '1 1 220px',
            minWidth: 0,
            px: 1.5,
            py: 1,
            borderRadius: 0.8,
            bgcolor: 'surface.sunken',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
          }}
        >
          {value}
        </Box>
        <CopyButton value={value} label={copyLabel} />
      </Box>
    </Box>
  );
}

/** Hands the link to the device's own sharing; where there is none it is copied. */
function ShareButton({ link }: { link: string }) {
  const text = useText();
  const common = useCommonText();
  const toast = useToast();
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: text('shareTitle'), text: text('shareText'), url: link });
        return;
      }
      await navigator.clipboard.writeText(link);
      toast.success(common('copied'));
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(common('copyFailed'));
    }
  };
  return (
    <Button variant="contained" startIcon={<ShareIcon />} onClick={() => void share()}>
      {text('share')}
    </Button>
  );
}

/** Code, link and QR code, each to take along. */
export function ReferralTools({ code, link }: ReferralToolsProps) {
  const text = useText();
  return (
    <Card
      component="section"
      aria-label={text('toolsTitle')}
      sx={{
        p: 3,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Box>
          <Typography variant="h4" component="h2">
            {text('toolsTitle')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text('toolsText')}</Typography>
        </Box>
        <Line label={text('code')} value={code} copyLabel={text('copyCode')} />
        <Line label={text('link')} value={link} copyLabel={text('copyLink')} />
        <Box>
          <ShareButton link={link} />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <QrCode value={link} fileName={`referral-${code}`} />
      </Box>
    </Card>
  );
}
