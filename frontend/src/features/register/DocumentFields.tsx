import type { Control } from 'react-hook-form';
import { FileField } from '@/ui/fields';
import { DOCUMENT_FILES, PHOTO_FILES } from '@/ui/fields/fileRules';
import type { FormValues } from './formModel';
import type { DocumentInput } from './kinds';
import { useText } from './messages';
import { FormSection } from './SectionFields';

interface DocumentFieldsProps {
  documents: readonly DocumentInput[];
  control: Control<FormValues>;
}

/** The documents a page asks for; shop photos are pictures only (specification 1 §5). */
export function DocumentFields({ documents, control }: DocumentFieldsProps) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <FormSection title={text('documents')}>
      {documents.map(({ name, multiple = false }) => (
        <FileField
          key={name}
          control={control}
          name={name}
          label={text(name)}
          multiple={multiple}
          required
          rules={name === 'shopPhotos' ? PHOTO_FILES : DOCUMENT_FILES}
        />
      ))}
    </FormSection>
  );
}
