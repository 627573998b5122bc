import type { SupplierResponse } from '@/api/generated';
import { StatusChip } from '@/ui/status';
import { text } from './messages';

/** Whether goods are still bought there. */
export function ActiveChip({ supplier }: { supplier: Pick<SupplierResponse, 'isActive'> }) {
  const { isActive } = supplier;
  return (
    <StatusChip
      tone={isActive ? 'success' : 'neutral'}
      label={text(isActive ? 'active' : 'inactive')}
    />
  );
}

/** How long its deliveries take; a supplier that names no days has those of the settings. */
export const leadTime = ({ leadDays }: Pick<SupplierResponse, 'leadDays'>) =>
  typeof leadDays === 'number' ? text('leadDaysValue', { count: leadDays }) : text('bySettings');
