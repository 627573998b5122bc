import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from './messages';
import { useClaim } from './useClaim';

interface PickButtonProps {
  orderIds: readonly number[];
  label?: string;
  variant?: 'contained' | 'outlined';
}

/** Begins to pick these orders; says so when somebody else has one of them. */
export function PickButton({ orderIds, label, variant = 'outlined' }: PickButtonProps) {
  const text = useText();
  const { claim, loading, refusal } = useClaim();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant={variant}
        startIcon={<ChecklistIcon />}
        loading={loading}
        disabled={orderIds.length === 0}
        onClick={() => void claim({ orderIds: [...orderIds] })}
      >
        {label ?? text('pickOrder')}
      </Button>
      {refusal && <Alert severity="warning">{refusal}</Alert>}
    </Box>
  );
}
