import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { CompanyLogoResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { LogoForm } from './LogoForm';
import { useText } from './messages';

function CurrentLogo({ logo }: { logo: CompanyLogoResponse }) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('current')} sx={{ p: 3 }}>
      <Typography variant="h4" component="h2">
        {text('current')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {text(logo.value ? 'currentSet' : 'currentNone')}
        {logo.updatedAt && (
          <>
            {' '}
            {text('updated')} <DateTime time={logo.updatedAt} show="full" />.
          </>
        )}
      </Typography>
    </Card>
  );
}

/** The company's logo as it is and as it could be. */
export default function LogoSettingsPage() {
  const text = useText();
  const query = api.useGetCompanyLogoQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={text('title')} description={text('description')} width="md">
      <QueryView query={query} loading={<LinesSkeleton count={2} height={160} />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <CurrentLogo logo={data} />
            <Card component="section" aria-label={text('form')} sx={{ p: 3 }}>
              <LogoForm logo={data} />
            </Card>
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
