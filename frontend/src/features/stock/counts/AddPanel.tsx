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
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { ScanInput } from '@/ui/fields/ScanInput';
import { AddProduct } from '@/features/products';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { useText } from './messages';

function WholeCategory({ onAdd, busy }: { onAdd: (category: string) => void; busy: boolean }) {
  const text = useText();
  const categories = api.useListCategoriesQuery({}).data?.items ?? [];
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

/** Codes one after the other. */
function ScanField({ inputRef, onCode }: ScanFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const onEnter = (entered: string) => {
    setTyped('');
    const code = entered.trim();
    if (code) onCode(code);
  };
  return (
    <ScanInput
      label={text('scan')}
      hint={text('scanHint')}
      inputRef={inputRef}
      value={typed}
      onChange={setTyped}
      onEnter={onEnter}
    />
  );
}

interface AddPanelProps extends ScanFieldProps {
  onProduct: (product: ProductResponse) => void;
  onCategory: (category: string) => void;
  busy: boolean;
  /** Each scan counts one piece instead of asking for the figure. */
  eachScan: boolean;
  onEachScan: (on: boolean) => void;
  /** What the ledger says is not shown. */
  isBlind: boolean;
  onBlind: (on: boolean) => void;
}

/** The ways a product comes onto the list: scanned, found by name, or with its whole category. */
export function AddPanel(props: AddPanelProps) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('choose')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <FieldRow least={260}>
        <ScanField inputRef={props.inputRef} onCode={props.onCode} />
        <AddProduct
          label={text('product')}
          placeholder={text('findProduct')}
          noOptions={text('noProduct')}
          status="all"
          onPick={props.onProduct}
        />
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
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={props.isBlind}
            onChange={(_event, on) => props.onBlind(on)}
          />
        }
        label={text('blind')}
        sx={{ mt: 1 }}
      />
    </Card>
  );
}
