import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { z } from 'zod';
import { requiredText, TextField } from '@/ui/fields';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { FormShell, useZodForm } from '@/ui/form';

/** Letters that one message may have. */
export const MOST_LETTERS = 2000;

/** Somebody whom a text can mention. */
export interface Mentionable {
  id: number;
  name: string;
  /** What they are, beside the name. */
  about: string;
}

export interface Mentioning {
  /** The name of the list of people. */
  label: string;
  /** Whom fits what was typed behind the `@`. */
  people: readonly Mentionable[];
  /** Tells what was typed there; `null` while nothing is. */
  onAsk: (typed: string | null) => void;
}

interface WriteFormProps {
  texts: {
    label: string;
    send: string;
    sending: string;
    failed: string;
    missing: string;
    tooLong: string;
  };
  /** Answers whether it was sent; gets whom the text mentions where it can mention somebody. */
  onSend: (text: string, mentions: number[]) => Promise<boolean>;
  mentioning?: Mentioning;
  loading: boolean;
  error: unknown;
}

interface Written {
  text: string;
}

/** What stands between an `@` and the caret while somebody is being mentioned: at most two words. */
function typedMention(text: string, caret: number): string | null {
  return /(?:^|\s)@([^\s@]*(?: [^\s@]+)?)$/.exec(text.slice(0, caret))?.[1] ?? null;
}

interface MentionFieldProps {
  control: Control<Written, unknown, Written>;
  label: string;
  mentioning: Mentioning;
  onPick: (person: Mentionable) => void;
}

/** Several lines in which `@` offers people; the arrows choose, Enter and Tab take, Escape closes. */
function MentionField({ control, label, mentioning, onPick }: MentionFieldProps) {
  const { field, fieldState } = useController({ control, name: 'text' });
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const caret = useRef<number | null>(null);
  const list = useId();
  const { people, onAsk } = mentioning;
  const shown = typed === null ? [] : people;
  const active = shown[Math.min(at, shown.length - 1)];
  const optionId = (person: Mentionable) => `${list}-${person.id}`;

  // The field is drawn anew with the name in it; the caret goes behind the name.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const ask = (now: string | null) => {
    if (now === typed) return;
    setTyped(now);
    setAt(0);
    onAsk(now);
  };
  const look = (element: HTMLTextAreaElement) =>
    ask(typedMention(element.value, element.selectionStart));
  const take = (person: Mentionable) => {
    if (!area) return;
    const [before, after] = [
      area.value.slice(0, area.selectionStart),
      area.value.slice(area.selectionStart),
    ];
    const begun = `${before.slice(0, before.lastIndexOf('@'))}@${person.name} `;
    caret.current = begun.length;
    field.onChange(begun + after.trimStart());
    onPick(person);
    ask(null);
    area.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!active) return;
    const turns: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: shown.length - 1 };
    const turn = turns[event.key];
    if (turn !== undefined) setAt((Math.min(at, shown.length - 1) + turn) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(active);
    else if (event.key === 'Escape') ask(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldFrame label={label} error={fieldState.error?.message}>
      {({ id, describedBy }) => (
        <>
          <OutlinedInput
            id={id}
            notched={false}
            multiline
            minRows={2}
            name={field.name}
            value={field.value}
            onChange={(event) => {
              field.onChange(event);
              look(event.target as HTMLTextAreaElement);
            }}
            onBlur={() => {
              field.onBlur();
              ask(null);
            }}
            onKeyDown={press}
            inputRef={(element: HTMLTextAreaElement | null) => {
              field.ref(element);
              setArea(element);
            }}
            inputProps={{
              'aria-describedby': describedBy,
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              ...(active
                ? { 'aria-controls': list, 'aria-activedescendant': optionId(active) }
                : {}),
            }}
          />
          <Popper
            open={active !== undefined}
            anchorEl={area}
            placement="bottom-start"
            sx={{ zIndex: 'modal', maxWidth: '100%' }}
          >
            <Paper
              elevation={4}
              component="ul"
              role="listbox"
              id={list}
              aria-label={mentioning.label}
              sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 280, overflowY: 'auto' }}
            >
              {shown.map((person) => (
                <Box
                  component="li"
                  key={person.id}
                  role="option"
                  id={optionId(person)}
                  aria-selected={person === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(person)}
                  sx={{
                    px: 1.5,
                    py: 1,
                    borderRadius: 1,
                    cursor: 'pointer',
                    bgcolor: person === active ? 'action.selected' : undefined,
                    '&:hover': { bgcolor: 'action.hover' },
                  }}
                >
                  <Typography variant="body2">{person.name}</Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {person.about}
                  </Typography>
                </Box>
              ))}
            </Paper>
          </Popper>
        </>
      )}
    </FieldFrame>
  );
}

/** Where something is written; empty again once it is sent. */
export function WriteForm({ texts, onSend, mentioning, loading, error }: WriteFormProps) {
  const schema = z.object({ text: requiredText(texts.missing).max(MOST_LETTERS, texts.tooLong) });
  const form = useZodForm(schema, { text: '' });
  const [picked, setPicked] = useState<readonly Mentionable[]>([]);

  const submit = async ({ text }: Written) => {
    // Who was picked and taken out of the text again is not mentioned.
    const kept = picked.filter(({ name }) => text.includes(`@${name}`));
    if (!(await onSend(text, [...new Set(kept.map(({ id }) => id))]))) return;
    form.reset();
    setPicked([]);
  };
  return (
    <Box data-print="no">
      <FormShell
        form={form}
        onSubmit={submit}
        loading={loading}
        error={error}
        failure={{ title: texts.failed }}
        submitLabel={texts.send}
        loadingLabel={texts.sending}
      >
        {mentioning ? (
          <MentionField
            control={form.control}
            label={texts.label}
            mentioning={mentioning}
            onPick={(person) => setPicked([...picked, person])}
          />
        ) : (
          <TextField control={form.control} name="text" label={texts.label} rows={2} />
        )}
      </FormShell>
    </Box>
  );
}
