import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { api } from '@/api/enhance';
import type { ImportResponse, ImportStateName } from '@/api/generated';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { isNotFound } from '@/lib/server/problem';
import { formatCount } from '@/lib/counts';
import { ImportReport } from './ImportReport';
import { ImportResult } from './ImportResult';
import { MappingStep } from './MappingStep';
import { useText } from './messages';
import { CancelImport } from './CancelImport';

/** How far the server has come with the rows. */
function ImportProgress({ item }: { item: ImportResponse }) {
  const text = useText();
  const { id, state, doneRows, totalRows } = item;
  const title = text(state === 'applying' ? 'applying' : 'checking');
  const percent = totalRows > 0 ? Math.min(100, (doneRows / totalRows) * 100) : 0;
  const isMoving = doneRows > 0;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <LinearProgress
        aria-label={title}
        variant={isMoving ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ my: 2, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" aria-live="polite">
        {text('progress', {
          done: formatCount(doneRows),
          total: formatCount(totalRows),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('leave')}
      </Typography>
      {state === 'checking' && (
        <Box sx={{ mt: 2 }}>
          <CancelImport id={id} />
        </Box>
      )}
    </Card>
  );
}

const STEPS = ['columns', 'check', 'report', 'done'] as const;

/** Which step an import stands at; the last one is behind it when it is applied. */
const STEP_OF: Readonly<Record<ImportStateName, number>> = {
  uploaded: 0,
  checking: 1,
  checked: 2,
  applying: 3,
  applied: 4,
  failed: 3,
  cancelled: 3,
};

/** How often a running job is asked how far it is, in milliseconds. */
const EVERY = 1000;

const isRunning = (state: ImportStateName | undefined) =>
  state === 'checking' || state === 'applying';

function Steps({ state, isMapping }: { state: ImportStateName; isMapping: boolean }) {
  const text = useText();
  return (
    <Stepper
      activeStep={isMapping ? 0 : STEP_OF[state]}
      alternativeLabel
      aria-label={text('steps')}
      sx={{ mb: 3, mx: { xs: -1, sm: 0 } }}
    >
      {STEPS.map((step) => (
        <Step key={step}>
          <StepLabel
            error={state === 'failed' && step === 'done'}
            slotProps={{ label: { sx: { typography: 'caption' } } }}
          >
            {text(`step.${step}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

function Current({ item }: { item: ImportResponse }) {
  const [isMapping, setMapping] = useState(false);
  const { state } = item;
  const mapsAgain = isMapping && state === 'checked';
  const content = () => {
    if (state === 'uploaded' || mapsAgain)
      return <MappingStep item={item} onSent={() => setMapping(false)} />;
    if (isRunning(state)) return <ImportProgress item={item} />;
    if (state === 'checked') return <ImportReport item={item} onRemap={() => setMapping(true)} />;
    return <ImportResult item={item} />;
  };
  return (
    <>
      <Steps state={state} isMapping={mapsAgain} />
      <Box>{content()}</Box>
    </>
  );
}

/** One import at the step it stands at. The server knows the step: a reload, or another day, shows the same. */
export default function ImportPage() {
  const text = useText();
  const id = useIdParam('importId');
  const [state, setState] = useState<ImportStateName>();
  const every = usePolling(EVERY);
  const query = api.useGetImportQuery(
    { id },
    {
      skip: id === 0,
      refetchOnMountOrArgChange: true,
      pollingInterval: isRunning(state) ? every : 0,
    },
  );
  const { currentData } = query;
  if (currentData && currentData.state !== state) setState(currentData.state);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // A job of the server has changed what other pages show.
    if (state === 'applied') dispatch(api.util.invalidateTags(['Catalogue', 'Inventory']));
  }, [state, dispatch]);
  if (id === 0 || isNotFound(query.error)) return <NotFoundPage />;
  const title = currentData?.fileName ?? text('title');
  return (
    <Page
      title={title}
      {...(currentData ? { description: text(`kindText.${currentData.kind}`) } : {})}
      crumbs={[
        { label: text('title'), to: paths.manufacturer.imports },
        { label: text('import', { id }) },
      ]}
    >
      <QueryView query={query} current loading={<LinesSkeleton count={6} />}>
        {(item) => <Current key={id} item={item} />}
      </QueryView>
    </Page>
  );
}
