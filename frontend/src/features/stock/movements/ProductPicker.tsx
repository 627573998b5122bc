import { api } from '@/api/enhance';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { useText } from './stockMessages';

interface ProductPickerProps {
  label: string;
  /** 0: none. */
  productId: number;
  onChange: (productId: number) => void;
  required?: boolean;
  /** Only products on sale. */
  activeOnly?: boolean;
}

/** A product, found by name, category or SKU. */
export function ProductPicker(props: ProductPickerProps) {
  const { label, productId, onChange, required = false, activeOnly = false } = props;
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListProductsQuery({
    ...asked,
    status: activeOnly ? 'active' : 'all',
  });
  const chosen = api.useGetProductQuery({ id: productId }, { skip: productId < 1 }).currentData;
  return (
    <Picker
      label={label}
      placeholder={text('chooseProduct')}
      noOptions={text('noProduct')}
      value={chosen ? { id: chosen.id, label: chosen.name } : null}
      options={(found.data?.items ?? []).map(({ id, name, sku }) => ({
        id,
        label: name,
        hint: sku,
      }))}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(option) => onChange(option?.id ?? 0)}
      required={required}
    />
  );
}
