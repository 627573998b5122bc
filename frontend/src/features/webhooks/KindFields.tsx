import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useFormState, type Control } from 'react-hook-form';
import type { WebhookEvent } from '@/api/generated';
import { kindName, type AreaKinds } from './kinds';
import { useText } from './messages';
import type { WebhookValues } from './webhookForm';

interface AreaProps extends AreaKinds {
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
}

function Kind({
  kind,
  chosen,
  onChange,
}: { kind: WebhookEvent } & Omit<AreaProps, keyof AreaKinds>) {
  const turn = (on: boolean) =>
    onChange(on ? [...chosen, kind] : chosen.filter((other) => other !== kind));
  return (
    <FormControlLabel
      sx={{ mr: 0, minWidth: 0, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
      control={
        <Checkbox
          size="small"
          checked={chosen.includes(kind)}
          onChange={(_event, checked) => turn(checked)}
        />
      }
      label={
        <>
          <Typography component="span" variant="body2" sx={{ display: 'block', lineHeight: 1.3 }}>
            {kindName(kind)}
          </Typography>{' '}
          <Typography
            component="code"
            variant="caption"
            sx={{
              display: 'block',
              color: 'text.secondary',
              fontFamily: 'monospace',
              lineHeight: 1.3,
              overflowWrap: 'anywhere',
            }}
          >
            {kind}
          </Typography>
        </>
      }
    />
  );
}

/** The kinds of an area, with one box for all of them. */
function Area({ area, kinds, chosen, onChange }: AreaProps) {
  const text = useText();
  const name = text(`area.${area}`);
  const others = chosen.filter((kind) => !kinds.includes(kind));
  const some = chosen.length - others.length;
  return (
    <Box sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={name}
        sx={{ '& .MuiFormControlLabel-label': { fontSize: '0.875rem', fontWeight: 600 } }}
        control={
          <Checkbox
            size="small"
            checked={some === kinds.length}
            indeterminate={some > 0 && some < kinds.length}
            onChange={(_event, checked) => onChange(checked ? [...others, ...kinds] : others)}
            slotProps={{ input: { 'aria-label': text('allOf', { area: name }) } }}
          />
        }
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          pl: { xs: 2, sm: 3.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} chosen={chosen} onChange={onChange} />
        ))}
      </Box>
    </Box>
  );
}

interface Fault {
  message?: string | undefined;
}

/** The fault of the choice, or of one kind in it: the server names a refused one by its place. */
function messageOf(fault: Fault | readonly (Fault | undefined)[] | undefined): string | undefined {
  const faults = Array.isArray(fault)
    ? (fault as readonly (Fault | undefined)[])
    : [fault as Fault];
  return faults.find((one) => one?.message)?.message;
}

interface KindFieldsProps {
  control: Control<WebhookValues, unknown, WebhookValues>;
  areas: readonly AreaKinds[];
}

/** What the webhook is told, area by area. */
export function KindFields({ control, areas }: KindFieldsProps) {
  const text = useText();
  const note = useId();
  const { field } = useController({ control, name: 'kinds' });
  const { errors } = useFormState({ control, name: 'kinds' });
  const message = messageOf(errors.kinds);
  const all = areas.flatMap(({ kinds }) => kinds);
  const isAll = all.every((kind) => field.value.includes(kind));
  return (
    <Box component="fieldset" aria-describedby={note} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {text('kinds')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 0.5 }}>
        <FormHelperText id={note} error={message !== undefined} sx={{ m: 0, flexGrow: 1 }}>
          {message ?? text('kindsHint')}
        </FormHelperText>
        <Button
          size="small"
          ref={field.ref}
          sx={{ flexShrink: 0 }}
          onClick={() => field.onChange(isAll ? [] : all)}
        >
          {text(isAll ? 'chooseNone' : 'chooseAll')}
        </Button>
      </Box>
      {areas.map((one) => (
        <Area key={one.area} {...one} chosen={field.value} onChange={field.onChange} />
      ))}
    </Box>
  );
}
