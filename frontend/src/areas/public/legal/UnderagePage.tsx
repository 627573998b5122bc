import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { useText as useCommonText } from '@/ui/messages';
import { paths } from '@/lib/paths';
import { useText } from './termsMessages';

/** Where the answer "No" leads: a plain page without shop, header or links into it. */
export default function UnderagePage() {
  const text = useText();
  const common = useCommonText();
  const { data } = usePublicSettingsQuery();
  return (
    <Container
      component="main"
      maxWidth="sm"
      sx={{ minHeight: '100vh', display: 'grid', alignContent: 'center', py: 6 }}
    >
      <title>{`${text('underageTitle')} · ${common('productName')}`}</title>
      <Typography variant="h2" component="h1">
        {text('underageTitle')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {data?.minimumAge ? text('underageYears', { age: data.minimumAge }) : text('underage')}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <Button component={Link} to={paths.home} variant="outlined">
          {text('underageMistake')}
        </Button>
      </Box>
    </Container>
  );
}
