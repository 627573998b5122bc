import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { DocumentRequests } from './DocumentRequests';
import { useText } from './messages';
import { OwnDocument } from './OwnDocument';
import { useOwnCase } from './useOwnCase';

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
        </>
      )}
    </QueryView>
  );
}
