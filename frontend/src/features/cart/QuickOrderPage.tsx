import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { QuickOrderLine } from '@/api/generated';
import { requiredText, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { useToast } from '@/ui/toaster';
import { lineAdded } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { QuickOrderResult } from './QuickOrderResult';
import { readyLines, textOfProblems } from './quickOrder';

const schema = z.object({ text: requiredText(now('quickMissing')) });

/** What was found for the lines of a text. */
interface Checked {
  of: string;
  lines: readonly QuickOrderLine[];
}

interface FoundProps {
  lines: readonly QuickOrderLine[];
  onAdd: () => void;
}

function Found({ lines, onAdd }: FoundProps) {
  const text = useText();
  const ready = readyLines(lines).length;
  const left = lines.length - ready;
  return (
    <PageSection title={text('quickResult')}>
      <QuickOrderResult lines={lines} />
      {left > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text(ready > 0 ? 'quickLeft' : 'quickNone', { count: left })}
        </Alert>
      )}
      {ready > 0 && (
        <Button variant="contained" size="large" onClick={onAdd} sx={{ mt: 2 }}>
          {text('quickAdd', { count: ready })}
        </Button>
      )}
    </PageSection>
  );
}

/** Many products at once, by SKU and quantity, typed or pasted. */
export default function QuickOrderPage() {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const form = useZodForm(schema, { text: '' });
  const [check, { isLoading, error }] = api.useParseQuickOrderMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const typed = useWatch({ control: form.control, name: 'text' });
  // What was found is about the text that was checked, and about no other.
  const found = checked?.of === typed ? checked.lines : null;

  const submit = async (values: z.output<typeof schema>) => {
    const of = form.getValues('text');
    const { data } = await check({ quickOrderRequest: values });
    setChecked(data ? { of, lines: data.items } : null);
  };
  const add = (lines: readonly QuickOrderLine[]) => {
    const ready = readyLines(lines);
    for (const line of ready) dispatch(lineAdded(line));
    toast.success(text('quickAdded', { count: ready.length }));
    form.reset({ text: textOfProblems(lines) });
    setChecked(null);
  };
  return (
    <Page
      title={text('quickTitle')}
      description={text('quickIntro')}
      width="lg"
      action={
        <Button component={Link} to={paths.cart} variant="outlined">
          {text('toCart')}
        </Button>
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <FormShell
          form={form}
          onSubmit={submit}
          loading={isLoading}
          error={error}
          submitLabel={text('quickCheck')}
          loadingLabel={text('quickChecking')}
          failure={{ title: text('quickFailed') }}
        >
          <TextField
            control={form.control}
            name="text"
            label={text('quickLines')}
            hint={text('quickHint')}
            placeholder={text('quickExample')}
            rows={8}
            inputProps={{ spellCheck: false, sx: { fontFamily: 'monospace' } }}
            required
          />
        </FormShell>
      </Card>
      <Box aria-live="polite">{found && <Found lines={found} onAdd={() => add(found)} />}</Box>
    </Page>
  );
}
