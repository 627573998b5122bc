import JoinedIcon from '@mui/icons-material/PersonAddAltOutlined';
import PaidIcon from '@mui/icons-material/AttachMoney';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAgentPlan } from '@/access/publicSettings';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import Licences from './Licences';
import { useText } from './messages';

const BENEFITS = [
  { icon: PaidIcon, title: 'earnTitle', text: 'earnText' },
  { icon: JoinedIcon, title: 'networkTitle', text: 'networkText' },
  { icon: TrendingUpIcon, title: 'growTitle', text: 'growText' },
] as const;

/** The referral programme, below the products. */
function Referral() {
  const text = useText();
  const plan = useAgentPlan();
  const rates = {
    rate: formatMoney(plan?.agentRate),
    basis: formatMoney(plan?.basisAmount),
    most: formatMoney(plan?.bonusMaximum),
  };
  return (
    <Container component="section" maxWidth="xl" sx={{ py: { xs: 7, md: 10 } }}>
      <Box
        sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '1fr 1.4fr' } }}
      >
        <Box>
          <Typography variant="h2">{text('referralTitle')}</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '48ch' }}>
            {text('referralText')}
          </Typography>
          <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
            <Button component={Link} to={paths.becomeAgent} variant="contained">
              {text('becomeAgent')}
            </Button>
            <Button component={Link} to={paths.agentReferral} variant="outlined">
              {text('getLink')}
            </Button>
          </Stack>
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {BENEFITS.map(({ icon: Icon, title, text: body }) => (
            <Box
              component="li"
              key={title}
              sx={{
                display: 'flex',
                gap: 2,
                py: 2.5,
                borderTop: 1,
                borderColor: 'divider',
                '&:first-of-type': { pt: 0, borderTop: 0 },
              }}
            >
              <Icon aria-hidden sx={{ color: 'primary.main', mt: 0.25 }} />
              <Box>
                <Typography variant="h4" component="h3">
                  {text(title)}
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {text(body, rates)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Container>
  );
}

/** The end of the page, which comes when somebody comes there. */
export default function PageEnd() {
  return (
    <>
      <Referral />
      <Licences />
    </>
  );
}
