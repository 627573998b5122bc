import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { useText } from '../movements/stockMessages';

interface LotPickerProps {
  /** 0: none. */
  lotId: number;
  onChange: (lot: LotResponse | undefined) => void;
  /** Only lots of this product; 0: of all. */
  productId: number;
}

const asOption = ({ id, code, productName }: LotResponse) => ({
  id,
  label: code,
  hint: productName,
});

/** A lot, found by its batch code. */
export function LotPicker({ lotId, onChange, productId }: LotPickerProps) {
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListLotsQuery({
    ...asked,
    state: 'all',
    sort: 'newest',
    ...(productId > 0 ? { productId } : {}),
  });
  const lots = found.data?.items ?? [];
  const chosen = api.useGetLotQuery({ id: lotId }, { skip: lotId < 1 }).currentData;
  return (
    <Picker
      label={text('lot')}
      placeholder={text('findLot')}
      noOptions={text('noLot')}
      value={chosen ? asOption(chosen) : null}
      options={lots.map(asOption)}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(option) => onChange(lots.find(({ id }) => id === option?.id))}
    />
  );
}
