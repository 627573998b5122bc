import type { ImportOutcomeName, ImportStateName } from '@/api/generated';
import { StatusChip } from '@/ui/status';
import type { Tone } from '@/theme/palette';
import { useText } from './messages';

const STATES: Readonly<Record<ImportStateName, Tone>> = {
  uploaded: 'warning',
  checking: 'info',
  checked: 'warning',
  applying: 'info',
  applied: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

const OUTCOMES: Readonly<Record<ImportOutcomeName, Tone>> = {
  create: 'success',
  update: 'info',
  same: 'neutral',
  error: 'danger',
};

/** How far an import has come. */
export function ImportStateChip({ state }: { state: ImportStateName }) {
  const text = useText();
  return <StatusChip tone={STATES[state]} label={text(`state.${state}`)} />;
}

/** What a row does. */
export function OutcomeChip({ outcome }: { outcome: ImportOutcomeName }) {
  const text = useText();
  return <StatusChip tone={OUTCOMES[outcome]} label={text(`outcome.${outcome}`)} />;
}
