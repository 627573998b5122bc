import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from '../messages';

/** Any path that is not in the app. */
export function NotFoundPage() {
  const text = useText();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <title>{`${text('notFoundTitle')} · ${text('productName')}`}</title>
      <meta name="robots" content="noindex" />
      <ExploreOffIcon aria-hidden sx={{ fontSize: 56, color: 'primary.main', mb: 2 }} />
      <Typography variant="h1">{text('notFoundTitle')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>{text('notFoundText')}</Typography>
      <Button component={Link} to={paths.home} variant="contained" size="large">
        {text('backToHome')}
      </Button>
    </Container>
  );
}
