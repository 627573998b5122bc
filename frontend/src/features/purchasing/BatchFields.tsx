import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { TextField } from '@/ui/fields';
import { useText } from './messages';
import type { receiptSchema } from './receipt';

type ReceiptControl = Control<
  z.input<typeof receiptSchema>,
  unknown,
  z.output<typeof receiptSchema>
>;

interface BatchFieldsProps {
  control: ReceiptControl;
  index: number;
  name: string;
  /** Counts the batches of the line from 1. */
  at: number;
  /** Still to come of the line; on its first batch. */
  missing: number | null;
  onAdd: () => void;
  onRemove: () => void;
}

const WHOLE = { inputMode: 'numeric' as const };

/** The first batch bears the product's name; further ones can be taken out again. */
function Head({
  name,
  at,
  missing,
  onRemove,
}: Omit<BatchFieldsProps, 'control' | 'index' | 'onAdd'>) {
  const text = useText();
  if (missing !== null)
    return (
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('ofMissing', { count: missing })}
        </Typography>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 550 }}>
        {text('batchOf', { at, name })}
      </Typography>
      <IconButton edge="end" aria-label={text('removeBatch', { at, name })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** What arrived of a line in one batch: good ones, refused ones and why. */
export function BatchFields(props: BatchFieldsProps) {
  const { control, index, name, missing, onAdd } = props;
  const text = useText();
  const line = useWatch({ control, name: `lines.${index}` });
  const hasCode = (line?.lotCode ?? '').trim() !== '';
  const hasRefused = Number(line?.rejected) > 0;
  return (
    <Box
      component="li"
      aria-label={missing === null ? text('batchOf', { at: props.at, name }) : name}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Head {...props} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1.2fr 1.3fr 0.8fr' },
        }}
      >
        <TextField
          control={control}
          name={`lines.${index}.pieces`}
          label={text('arrived')}
          align="right"
          autoComplete="off"
          inputProps={WHOLE}
        />
        <TextField
          control={control}
          name={`lines.${index}.lotCode`}
          label={text('lotCode')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name={`lines.${index}.expiresOn`}
          type="date"
          label={text('expiresOn')}
          disabled={!hasCode}
        />
        <TextField
          control={control}
          name={`lines.${index}.rejected`}
          label={text('refused')}
          align="right"
          autoComplete="off"
          inputProps={WHOLE}
        />
      </Box>
      {hasRefused && (
        <TextField
          control={control}
          name={`lines.${index}.reason`}
          label={text('refusedWhy')}
          autoComplete="off"
          required
        />
      )}
      {missing !== null && (
        <Box>
          <Button
            size="small"
            startIcon={<AddIcon />}
            aria-label={text('anotherBatchOf', { name })}
            onClick={onAdd}
            sx={{ ml: -0.5 }}
          >
            {text('anotherBatch')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
