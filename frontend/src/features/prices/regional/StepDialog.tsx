import { useState } from 'react';
import { api } from '@/api/enhance';
import type { WholesalerPricePreview } from '@/api/generated';
import { FormDialog, useZodForm } from '@/ui/form';
import type { Selection, Step } from '@/features/prices/grid';
import type { Audience } from './rows';
import { useText } from './messages';
import { PreviewDialog } from './PreviewDialog';
import { isRegion, REGIONS } from '../regions';
import { StepFields, stepSchema, type StepInput, type StepChoices } from './StepFields';

interface StepDialogProps {
  audience: Audience;
  /** What is selected in the grid, where there is one. */
  selection: Selection | undefined;
  filters: { q?: string; category?: string; outOfRange?: boolean };
  /** Products that the filters leave. */
  total: number;
  onStep: (step: Step) => void;
  onReview: () => void;
  onClose: () => void;
}

/** Moves many prices by a percentage or an amount: the server computes, and the outcome goes into the table. */
export default function StepDialog(props: StepDialogProps) {
  const { audience, selection, filters, total, onStep, onReview, onClose } = props;
  const text = useText();
  const [rows, setRows] = useState<readonly WholesalerPricePreview[]>();
  const [preview, { isLoading, error }] = api.usePreviewWholesalerPricesMutation();
  const productIds = selection?.productIds ?? [];
  const columns = (selection?.columns ?? []).filter(isRegion);
  const isSeveral = productIds.length > 1;
  const form = useZodForm<StepInput, StepChoices>(stepSchema, {
    scope: isSeveral ? 'selected' : 'filtered',
    regions: isSeveral && columns.length > 0 ? columns : [...REGIONS],
    way: 'percent',
    by: '',
  });
  const submit = async ({ scope, regions, way, by }: StepChoices) => {
    const { data } = await preview({
      previewWholesalerPricesRequest: {
        audience,
        regions,
        ...(scope === 'selected' ? { productIds } : filters),
        ...(way === 'percent' ? { percent: by } : { amount: by }),
      },
    });
    if (data) setRows(data.items);
  };
  if (rows)
    return (
      <PreviewDialog
        title={text('previewLabel')}
        rows={rows}
        onStep={onStep}
        onReview={onReview}
        onBack={() => setRows(undefined)}
        onDone={onClose}
      />
    );
  return (
    <FormDialog
      open
      form={form}
      title={text('stepTitle')}
      submitLabel={text('preview')}
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <StepFields control={form.control} selected={productIds.length} filtered={total} />
    </FormDialog>
  );
}
