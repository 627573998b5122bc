import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { FieldFrame } from '@/components/fields/FieldFrame';
import { Picker } from '@/components/fields/Picker';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { FieldRow } from '../FieldLayout';
import { useText } from './messages';

const CHOICES = 20;

function SearchProduct({ onFound }: { onFound: (product: ProductResponse) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const found = api.useListProductsQuery({ limit: CHOICES, status: 'all', ...(q ? { q } : {}) });
  const products: ProductResponse[] = found.data?.items ?? [];
  return (
    <Picker
      label={text('product')}
      placeholder={text('findProduct')}
      noOptions={text('noProduct')}
      value={null}
      options={products.map(({ id, name, sku }) => ({ id, label: name, hint: sku }))}
      loading={found.isFetching}
      onSearch={setTyped}
      onChange={(option) => {
        const product = products.find(({ id }) => id === option?.id);
        if (product) onFound(product);
      }}
    />
  );
}

function WholeCategory({ onAdd, busy }: { onAdd: (category: string) => void; busy: boolean }) {
  const text = useText();
  const categories = api.useListCategoriesQuery().data?.items ?? [];
  const [category, setCategory] = useState('');
  return (
    <FieldFrame label={text('category')} error={undefined}>
      {({ id }) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <NativeSelect
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            input={<OutlinedInput notched={false} fullWidth />}
            inputProps={{ id }}
          >
            <option value="">{text('chooseCategory')}</option>
            {categories.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <Button
            variant="outlined"
            disabled={!category || busy}
            loading={busy}
            onClick={() => onAdd(category)}
          >
            {text('addCategory')}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}

interface ScanFieldProps {
  inputRef: React.Ref<HTMLInputElement>;
  onCode: (code: string) => void;
}

/** Where a scanner types: it ends every code with Enter. */
function ScanField({ inputRef, onCode }: ScanFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  return (
    <FieldFrame label={text('scan')} hint={text('scanHint')} error={undefined}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          notched={false}
          value={typed}
          inputRef={inputRef}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const code = typed.trim();
            setTyped('');
            if (code) onCode(code);
          }}
          inputProps={{
            'aria-describedby': describedBy,
            autoComplete: 'off',
            enterKeyHint: 'done',
          }}
        />
      )}
    </FieldFrame>
  );
}

interface AddPanelProps extends ScanFieldProps {
  onProduct: (product: ProductResponse) => void;
  onCategory: (category: string) => void;
  busy: boolean;
  /** Each scan counts one piece instead of asking for the figure. */
  eachScan: boolean;
  onEachScan: (on: boolean) => void;
}

/** The ways a product comes onto the list: scanned, found by name, or with its whole category. */
export function AddPanel(props: AddPanelProps) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('choose')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <FieldRow least={260}>
        <ScanField inputRef={props.inputRef} onCode={props.onCode} />
        <SearchProduct onFound={props.onProduct} />
        <WholeCategory onAdd={props.onCategory} busy={props.busy} />
      </FieldRow>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={props.eachScan}
            onChange={(_event, on) => props.onEachScan(on)}
          />
        }
        label={text('eachScan')}
        sx={{ mt: 1 }}
      />
    </Card>
  );
}
