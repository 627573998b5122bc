import { useWatch, type Control } from 'react-hook-form';
import { SelectField, TextField } from '@/ui/fields';
import type { FormValues } from './formModel';
import { useText } from './messages';
import { FormSection } from './SectionFields';

/** Agent or sub-agent; a sub-agent names the agent it works under. */
export function AgentFields({ control }: { control: Control<FormValues> }) {
  const text = useText();
  const agentKind = useWatch({ control, name: 'agentKind' });
  return (
    <FormSection title={text('work')}>
      <SelectField
        control={control}
        name="agentKind"
        label={text('agentKind')}
        options={[
          { value: 'agent', label: text('kindAgent') },
          { value: 'sub-agent', label: text('kindSubAgent') },
        ]}
      />
      {agentKind === 'sub-agent' && (
        <TextField control={control} name="referredBy" label={text('parentCode')} required />
      )}
    </FormSection>
  );
}
