import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useText } from '../messages';
import { DropZone } from './DropZone';
import { FieldFrame } from './FieldFrame';
import { FileItem } from './FileItem';
import { formatBytes, refuseCount, refuseFile, type FileRules } from './fileRules';
import type { FieldProps } from './types';

interface FileFieldProps<V extends FieldValues> extends FieldProps<V> {
  rules: FileRules;
  /** Takes several files; the value is then a list. */
  multiple?: boolean;
}

function asList(value: unknown): File[] {
  if (Array.isArray(value)) return value as File[];
  return value instanceof File ? [value] : [];
}

/** Files by drop or by choice, with a preview, replacing, removing, and checks of type and size. */
export function FileField<V extends FieldValues>(props: FileFieldProps<V>) {
  const { control, name, rules, multiple = false, label, hint, required, disabled } = props;
  const text = useText();
  const { field, fieldState, formState } = useController({ control, name });
  const [refusal, setRefusal] = useState<string>();
  const files = asList(field.value);
  const set = (chosen: File[]) => field.onChange(multiple ? chosen : (chosen[0] ?? null));

  const take = (chosen: File[]) => {
    const [first] = chosen;
    if (!first) return;
    const wanted = multiple ? [...files, ...chosen] : [first];
    const bad = chosen.find((file) => refuseFile(file, rules));
    const sentence = bad ? refuseFile(bad, rules) : refuseCount(wanted.length, rules);
    setRefusal(sentence);
    if (!sentence) set(wanted);
  };

  const limits = text('fileTypes', {
    types: rules.types.map((type) => type.toUpperCase()).join(', '),
    size: formatBytes(rules.maxBytes),
  });
  return (
    <FieldFrame
      {...{ label, hint: hint ?? limits, error: refusal ?? fieldState.error?.message }}
      required={required ?? false}
      disabled={(disabled ?? false) || formState.isSubmitting}
    >
      {({ id, describedBy }) => (
        <>
          {files.map((file, index) => (
            <FileItem
              key={`${file.name} ${file.lastModified} ${index}`}
              file={file}
              disabled={disabled ?? false}
              onRemove={() => {
                set(files.filter((other) => other !== file));
                document.getElementById(id)?.focus(); // the button is gone with its file
              }}
            />
          ))}
          <DropZone
            id={id}
            describedBy={describedBy}
            accept={rules.accept ?? rules.types.map((type) => `.${type}`).join(',')}
            multiple={multiple}
            filled={files.length > 0}
            invalid={(refusal ?? fieldState.error?.message) !== undefined}
            disabled={disabled ?? false}
            inputRef={field.ref}
            onFiles={take}
          />
        </>
      )}
    </FieldFrame>
  );
}
