import { Suspense, useCallback, useReducer, useState } from 'react';
import { NO_WORK, work as reduceWork } from '@/features/prices/grid';
import { UnsavedGuard } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { lazyPart } from '@/lib/parts';
import type { Audience } from './rows';
import { HistoryTab } from './HistoryTab';
import { useText } from './messages';
import { PricesTab } from './PricesTab';
import { SaveBar } from './SaveBar';
import { useSave, type SaveOptions } from './useSave';

const ReviewDialog = lazyPart(() => import('./ReviewDialog'));

/** The prices that were changed and are not saved, with their undo; pages, searches and tabs do not end it. */
function useWork() {
  const [work, step] = useReducer(reduceWork, NO_WORK);
  const hasUnsaved = useCallback(() => work.edits.size > 0, [work.edits]);
  return { work, step, hasUnsaved };
}

/** The regional prices of an audience: the grid, what is not saved, and every change there was. */
export default function PricingPage({ audience }: { audience: Audience }) {
  const text = useText();
  const { work, step, hasUnsaved } = useWork();
  const { save, isSaving, error, clearError } = useSave(audience, step);
  const [isReviewing, setReviewing] = useState(false);
  const review = () => setReviewing(true);
  const close = () => {
    setReviewing(false);
    clearError();
  };
  const onSave = async (options: SaveOptions) => {
    if (await save(work.edits, options)) close();
  };
  return (
    <Page title={text(`${audience}Title`)} description={text(`${audience}Intro`)} width={false}>
      <PageTabs
        label={text(`${audience}Title`)}
        tabs={[
          {
            id: 'prices',
            label: text('tabPrices'),
            badge: work.edits.size,
            content: <PricesTab audience={audience} work={work} onStep={step} onReview={review} />,
          },
          {
            id: 'history',
            label: text('tabHistory'),
            content: <HistoryTab audience={audience} />,
          },
        ]}
      />
      <SaveBar work={work} onStep={step} onReview={review} />
      <Suspense fallback={null}>
        {isReviewing && (
          <ReviewDialog
            audience={audience}
            edits={work.edits}
            loading={isSaving}
            error={error}
            onSave={onSave}
            onClose={close}
          />
        )}
      </Suspense>
      <UnsavedGuard isDirty={hasUnsaved} />
    </Page>
  );
}
