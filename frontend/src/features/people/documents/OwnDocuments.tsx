import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSession } from '@/access/useSession';
import { EmptyState, ErrorState, LinesSkeleton } from '@/ui/feedback';
import { DocumentRequests } from './DocumentRequests';
import { useText } from './messages';
import { OwnDocument } from './OwnDocument';
import { useOwnCase } from './useOwnCase';

/** The person's documents: what is asked for, what was handed in and what became of it. */
export function OwnDocuments() {
  const text = useText();
  const { user } = useSession();
  const { data, error, refetch } = useOwnCase();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !user) return <LinesSkeleton count={3} height={88} />;
  return (
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
          <Box component="ul" aria-label={text('documents')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.documents.map((document) => (
              <OwnDocument key={document.id} document={document} userId={user.id} />
            ))}
          </Box>
        )}
      </Card>
    </>
  );
}
