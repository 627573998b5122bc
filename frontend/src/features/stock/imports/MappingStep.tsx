import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { api } from '@/api/enhance';
import type { ImportResponse } from '@/api/generated';
import { isProblem, problemText } from '@/lib/server/problem';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { CancelImport } from './CancelImport';
import {
  inOrder,
  isAtHand,
  mappingErrors,
  refusedFields,
  remap,
  unusedColumns,
  type Mapping,
} from './mapping';
import { useText } from './messages';

type Field = ImportResponse['fields'][number];

interface FieldRowProps {
  field: Field;
  columns: ImportResponse['columns'];
  column: string;
  error: string | undefined;
  onChange: (column: string) => void;
}

function MappedField({ field, columns, column, error, onChange }: FieldRowProps) {
  const text = useText();
  const samples = columns.find(({ name }) => name === column)?.samples.filter(Boolean) ?? [];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.5, md: 2 },
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FieldFrame label={field.label} required={field.required} error={error}>
        {({ id, describedBy }) => (
          <NativeSelect
            value={column}
            onChange={(event) => onChange(event.target.value)}
            input={<OutlinedInput notched={false} fullWidth />}
            inputProps={{ id, 'aria-describedby': describedBy }}
          >
            <option value="">{text('notMapped')}</option>
            {columns.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere', pt: { md: 4 } }}
      >
        {samples.join(' · ')}
      </Typography>
    </Box>
  );
}

interface ReasonProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why the shelf was counted; it stands with every adjustment. */
function CountReason({ value, error, onChange }: ReasonProps) {
  const text = useText();
  return (
    <Box sx={{ mb: 2, maxWidth: 480 }}>
      <FieldFrame label={text('reason')} hint={text('reasonHint')} error={error} required>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            notched={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            inputProps={{ 'aria-describedby': describedBy, maxLength: 500 }}
          />
        )}
      </FieldFrame>
    </Box>
  );
}

/** Sends the columns and, for a count, its reason; says what is wrong with them, field by field. */
function useCheck(item: ImportResponse, onSent: () => void) {
  const text = useText();
  const toast = useToast();
  const [isTold, setTold] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [check, { isLoading }] = api.useCheckImportMutation();
  const isCount = item.kind === 'stockCount';

  const ownErrors = (mapping: Mapping, reason: string): Record<string, string> => ({
    ...mappingErrors(item.fields, mapping),
    ...(isCount && reason.trim() === '' ? { reason: text('reasonMissing') } : {}),
  });
  const send = async (mapping: Mapping, reason: string) => {
    setTold(true);
    if (Object.keys(ownErrors(mapping, reason)).length > 0) return;
    const checkImportRequest = { mapping, ...(isCount ? { reason: reason.trim() } : {}) };
    const { data, error } = await check({ id: item.id, checkImportRequest });
    if (data) return onSent();
    setRefused(isProblem(error) ? refusedFields(error.errors) : {});
    toast.error(text('checkFailed'), problemText(error, ''));
  };
  /** What stands below the fields, once somebody has tried. */
  const errorsOf = (mapping: Mapping, reason: string): Record<string, string> =>
    isTold ? { ...refused, ...ownErrors(mapping, reason) } : {};
  return { send, errorsOf, isLoading, forget: () => setRefused({}) };
}

/** Which column of the file is which field, as suggested and as corrected. */
export function MappingStep({ item, onSent }: { item: ImportResponse; onSent: () => void }) {
  const text = useText();
  const { id, fields, columns, mapping: suggested, totalRows } = item;
  const [mapping, setMapping] = useState<Mapping>(suggested);
  const [reason, setReason] = useState(item.reason ?? '');
  const { send, errorsOf, isLoading, forget } = useCheck(item, onSent);
  const ordered = useMemo(() => inOrder(fields, suggested), [fields, suggested]);
  const [isAll, setAll] = useState(false);
  const unused = unusedColumns(columns, mapping);
  const errors = errorsOf(mapping, reason);
  // Of some forty fields most files have a few.
  const shown = isAll ? ordered : ordered.filter(isAtHand(suggested, mapping, errors));
  return (
    <Card component="section" aria-label={text('mapTitle')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {text('mapTitle')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {text('mapText', { count: totalRows, shown: formatCount(totalRows) })}
      </Typography>
      {item.kind === 'stockCount' && (
        <CountReason
          value={reason}
          error={errors.reason}
          onChange={(typed) => {
            forget();
            setReason(typed);
          }}
        />
      )}
      {shown.map((field) => (
        <MappedField
          key={field.field}
          field={field}
          columns={columns}
          column={mapping[field.field] ?? ''}
          error={errors[field.field]}
          onChange={(column) => {
            forget();
            setMapping((current) => remap(current, field.field, column));
          }}
        />
      ))}
      {shown.length < fields.length && (
        <Button sx={{ mt: 1 }} onClick={() => setAll(true)}>
          {text('otherFields', { count: fields.length - shown.length })}
        </Button>
      )}
      {unused.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('unused', { columns: unused.join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" loading={isLoading} onClick={() => void send(mapping, reason)}>
          {text('check')}
        </Button>
        <CancelImport id={id} />
      </Box>
    </Card>
  );
}
