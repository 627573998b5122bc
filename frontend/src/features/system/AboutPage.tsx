import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { SystemResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { formatBytes } from '@/ui/fields/fileRules';
import { Block, Facts } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';

function Program({ system }: { system: SystemResponse }) {
  const text = useText();
  return (
    <Block title={text('program')}>
      <Facts
        facts={[
          [text('version'), system.version],
          [text('commit'), system.commit],
          [text('runsSince'), <DateTime key="since" time={system.startedAt} show="full" />],
          [text('upFor'), <DateTime key="for" time={system.startedAt} />],
          [text('openStreams'), formatCount(system.openStreams)],
          [text('mailMode'), text(`mailMode.${system.mail}`)],
        ]}
      />
    </Block>
  );
}

function Database({ database }: Pick<SystemResponse, 'database'>) {
  const text = useText();
  return (
    <Block title={text('database')}>
      <Facts
        facts={[
          [text('databaseKind'), text(`databaseKind.${database.kind}`)],
          [text('version'), database.version],
          [text('size'), formatBytes(database.bytes)],
          [text('migrations'), formatCount(database.migrationCount)],
        ]}
      />
      <Box component="details" sx={{ mt: 2, typography: 'body2' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          {text('migrationList')}
        </Box>
        <Box
          component="ol"
          sx={{ m: 0, mt: 1, pl: 4, maxHeight: 320, overflowY: 'auto', overflowWrap: 'anywhere' }}
        >
          {database.migrations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
      </Box>
    </Block>
  );
}

function Storage({ storage }: Pick<SystemResponse, 'storage'>) {
  const text = useText();
  return (
    <Block title={text('storage')}>
      <Facts
        facts={[
          [text('files'), formatCount(storage.files)],
          [text('size'), formatBytes(storage.bytes)],
        ]}
      />
    </Block>
  );
}

/** What runs here: the program, its database and its files. */
export default function AboutPage() {
  const text = useText();
  const query = api.useGetSystemQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: usePolling(),
  });
  return (
    <Page title={text('about')} description={text('aboutText')} width="lg">
      <QueryView query={query} loading={<LinesSkeleton count={3} height={160} />}>
        {(data) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Program system={data} />
            <Database database={data.database} />
            <Storage storage={data.storage} />
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
