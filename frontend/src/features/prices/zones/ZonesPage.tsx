import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useRef, useState } from 'react';
import { api } from '@/api/enhance';
import type { RegionName, RegionsResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useMerge, type Rows } from '@/ui/conflict';
import { CardGridSkeleton, QueryView } from '@/ui/feedback';
import { UnsavedGuard } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { useToast } from '@/ui/toaster';
import { lazyPart } from '@/lib/parts';
import { isRegion, REGIONS, regionName } from '../regions';
import { placeKey, placeName, placesOf, rowsOf, zonesFrom, type Place, type Zones } from './draft';
import { useText } from './messages';
import { RegionCard } from './RegionCard';
import { useZones } from './useZones';

const AddPlaceDialog = lazyPart(() =>
  import('./AddPlaceDialog').then(({ AddPlaceDialog: Dialog }) => ({ default: Dialog })),
);
const MembersDialog = lazyPart(() => import('./MembersDialog'));

const zonesOf = ({ regions }: RegionsResponse) =>
  Object.fromEntries(
    REGIONS.map((id) => [id, regions.find(({ region }) => region === id)?.places ?? []]),
  ) as unknown as Zones;

/** The places that one does not find in any region. */
function Elsewhere({ regions }: { regions: RegionsResponse }) {
  const text = useText();
  const { dealersElsewhere, agentsElsewhere } = regions;
  if (dealersElsewhere + agentsElsewhere === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('elsewhere', {
        members: `${text('dealers', { count: dealersElsewhere })} · ${text('agents', { count: agentsElsewhere })}`,
      })}
    </Alert>
  );
}

/** Saves the table; where others have moved the same places meanwhile, both regions are shown. */
function useSaveZones() {
  const text = useText();
  const [set, { isLoading }] = api.useSetRegionsMutation();
  const [read] = api.useLazyListRegionsQuery();
  const places = useRef<ReadonlyMap<string, Place>>(new Map());
  const edited = useMerge((key) => {
    const place = places.current.get(key);
    return {
      label: place ? placeName(place) : key,
      nothing: text('nowhere'),
      show: (region) => (isRegion(region) ? regionName(region) : region),
    };
  });
  /** What was saved; nothing where it was refused, or somebody went back. */
  const save = async (zones: Zones, base: Zones, version: number) => {
    places.current = placesOf(zones, base);
    const tableOf = (rows: Rows) => zonesFrom(rows, places.current);
    const answer = await edited.save(
      rowsOf(zones),
      { rows: rowsOf(base), version },
      async (rows, seen) => {
        const table = tableOf(rows);
        const lists = Object.fromEntries(REGIONS.map((id) => [id, [...table[id]]]));
        const { data, error } = await set({
          setRegionsRequest: { version: seen, regions: lists },
        });
        return data ? { data: table } : { error };
      },
      async () => {
        const { data } = await read();
        if (!data) return undefined;
        const theirs = zonesOf(data);
        places.current = placesOf(zones, base, theirs);
        return { rows: rowsOf(theirs), version: data.version };
      },
    );
    return answer;
  };
  return { save, isLoading, dialog: edited.dialog };
}

function Editor({ regions }: { regions: RegionsResponse }) {
  const text = useText();
  const toast = useToast();
  const saved = useMemo(() => zonesOf(regions), [regions]);
  const draft = useZones(saved, regions.version);
  const { save: send, isLoading, dialog: question } = useSaveZones();
  const [find, setFind] = useState('');
  const [dialog, setDialog] = useState<{ kind: 'add' | 'members'; region: RegionName }>();
  const { zones, changes } = draft;
  const savedKeys = useMemo(
    () =>
      Object.fromEntries(
        REGIONS.map((id) => [id, new Set(draft.base[id].map(placeKey))]),
      ) as Record<RegionName, Set<string>>,
    [draft.base],
  );
  const save = async () => {
    const { data, error } = await send(zones, draft.base, draft.version);
    if (error) toast.error(text('saveFailed'), problemText(error, ''));
    if (!data) return;
    draft.take(data);
    toast.success(text('saved'), text('savedText'));
  };

  return (
    <>
      <Elsewhere regions={regions} />
      {draft.isBehind && (
        <Alert
          severity="warning"
          sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
          action={
            <Button color="inherit" size="small" onClick={draft.discard}>
              {text('conflictTake')}
            </Button>
          }
        >
          {text('conflict')}
        </Alert>
      )}
      <OutlinedInput
        notched={false}
        type="search"
        value={find}
        onChange={(event) => setFind(event.target.value)}
        placeholder={text('find')}
        inputProps={{ 'aria-label': text('find') }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ mb: 2, width: { xs: '100%', sm: 360 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {REGIONS.map((region) => {
          const { dealerCount = 0, agentCount = 0 } =
            regions.regions.find((one) => one.region === region) ?? {};
          return (
            <RegionCard
              key={region}
              region={region}
              places={zones[region]}
              isNew={(place) => !savedKeys[region].has(placeKey(place))}
              dealers={dealerCount}
              agents={agentCount}
              find={find}
              onAdd={() => setDialog({ kind: 'add', region })}
              onMembers={() => setDialog({ kind: 'members', region })}
              onMove={draft.add}
              onRemove={draft.remove}
            />
          );
        })}
      </Box>
      {changes.count > 0 && (
        <Card
          component="section"
          aria-label={text('title')}
          sx={{
            position: 'sticky',
            bottom: 12,
            zIndex: 4,
            mt: 2,
            px: 2,
            py: 1.5,
            boxShadow: 6,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          <Typography sx={{ fontWeight: 620, flexGrow: 1 }} aria-live="polite">
            {text('changed', { count: changes.count })}
          </Typography>
          <Button color="inherit" onClick={draft.discard} disabled={isLoading}>
            {text('discard')}
          </Button>
          <Button variant="contained" loading={isLoading} onClick={() => void save()}>
            {text('save')}
          </Button>
        </Card>
      )}
      <Suspense fallback={null}>
        {dialog?.kind === 'add' && (
          <AddPlaceDialog
            region={dialog.region}
            zones={zones}
            onAdd={draft.add}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog?.kind === 'members' && (
          <MembersDialog region={dialog.region} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
      {question}
      <UnsavedGuard isDirty={draft.hasUnsaved} />
    </>
  );
}

/** Which countries and zones make up each region of the price tables, and who lives there. */
export default function ZonesPage() {
  const text = useText();
  const query = api.useListRegionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={text('title')} description={text('intro')}>
      <QueryView query={query} loading={<CardGridSkeleton count={4} />}>
        {(regions) => <Editor regions={regions} />}
      </QueryView>
    </Page>
  );
}
