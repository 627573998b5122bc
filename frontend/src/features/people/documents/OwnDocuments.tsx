import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { paths } from '@/lib/paths';
import { isTradingRole } from '@/lib/roles';
import { DocumentRequests } from './DocumentRequests';
import { useText } from './messages';
import { OwnDocument } from './OwnDocument';
import { NumberStanding } from './TaxNumber';
import type { ShownCase } from './types';
import { useOwnCase } from './useOwnCase';

/** The tax number, which is decided about as documents are; notices of both lead here. It is changed in the profile. */
function NumberNote({ user: { id, role } }: Pick<ShownCase, 'user'>) {
  const text = useText();
  const { data } = api.useGetUserTaxQuery({ id }, { skip: !isTradingRole(role) });
  if (!data?.taxNumber) return null;
  return (
    <Card component="section" aria-label={text('tax.number')} sx={{ p: 2, mt: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {text('tax.number')}
      </Typography>
      <NumberStanding taxNumber={data.taxNumber} isOwn />
      <Button component={Link} to={paths.account} size="small" sx={{ mt: 1, ml: -1 }}>
        {text('tax.inProfile')}
      </Button>
    </Card>
  );
}

/** The person's documents: what is asked for, what was handed in and what became of it. */
export function OwnDocuments() {
  const text = useText();
  const query = useOwnCase();
  return (
    <QueryView query={query} loading={<LinesSkeleton count={3} height={88} />}>
      {(data) => (
        <>
          <DocumentRequests />
          <Typography variant="h4" component="h2">
            {text('handedIn')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
            {text('listText')}
          </Typography>
          <Card>
            {data.documents.length === 0 ? (
              <EmptyState icon={<FolderIcon />} title={text('noneTitle')} text={text('noneText')} />
            ) : (
              <Box
                component="ul"
                aria-label={text('documents')}
                sx={{ listStyle: 'none', m: 0, p: 0 }}
              >
                {data.documents.map((document) => (
                  <OwnDocument key={document.id} document={document} userId={data.user.id} />
                ))}
              </Box>
            )}
          </Card>
          <NumberNote user={data.user} />
        </>
      )}
    </QueryView>
  );
}
