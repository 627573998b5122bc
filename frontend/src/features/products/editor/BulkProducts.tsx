import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { BulkDialog, type Bulk } from '@/ui/table';
import { BulkPrices, type ManyProps } from './BulkPrices';
import { text as now, useText } from './productMessages';

const nameOf = ({ name }: ProductResponse) => name;

/** Takes many products off sale; unlike deleting, all of them can come back. */
function DiscontinueMany({ products, onClose }: ManyProps) {
  const text = useText();
  const [discontinue] = api.useDiscontinueProductMutation();
  return (
    <BulkDialog
      title={text('discontinueTitle', { count: products.length })}
      rows={products}
      nameOf={nameOf}
      send={({ id }) => discontinue({ id })}
      onClose={onClose}
      ask={{
        consequence: text('discontinueText'),
        confirmLabel: text('discontinue'),
        danger: true,
      }}
    />
  );
}

/** Puts many discontinued products on sale again. */
function RestoreMany({ products, onClose }: ManyProps) {
  const text = useText();
  const [restore] = api.useRestoreProductMutation();
  return (
    <BulkDialog
      title={text('restoreManyTitle', { count: products.length })}
      rows={products}
      nameOf={nameOf}
      send={({ id }) => restore({ id })}
      onClose={onClose}
      ask={{ consequence: text('restoreManyText'), confirmLabel: text('restore') }}
    />
  );
}

/** What can be done with several products of the active or the discontinued ones. */
export function productBulk(isActive: boolean): Bulk<ProductResponse> {
  return {
    nameOf,
    actions: (products) =>
      isActive
        ? [
            {
              label: now('changePrices'),
              dialog: (onClose) => <BulkPrices products={products} onClose={onClose} />,
            },
            {
              label: now('discontinue'),
              isDestructive: true,
              dialog: (onClose) => <DiscontinueMany products={products} onClose={onClose} />,
            },
          ]
        : [
            {
              label: now('restore'),
              dialog: (onClose) => <RestoreMany products={products} onClose={onClose} />,
            },
          ],
  };
}
