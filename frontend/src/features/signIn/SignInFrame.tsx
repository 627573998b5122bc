import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText as useCommonText } from '@/ui/messages';
import { useDescription } from '@/ui/page/useDescription';
import { paths } from '@/lib/paths';
import { useText } from './messages';

interface SignInFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The narrow card every sign-in page stands in, with its way back. */
export function SignInFrame({ title, description, children }: SignInFrameProps) {
  const text = useText();
  const common = useCommonText();
  useDescription(description);
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 3, md: 7 } }}>
      <title>{`${title} · ${common('productName')}`}</title>
      <Button
        component={Link}
        to={paths.home}
        color="inherit"
        startIcon={<ArrowBackIcon />}
        sx={{ mb: 2, ml: -1 }}
      >
        {text('backHome')}
      </Button>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{description}</Typography>
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Card>
    </Container>
  );
}
