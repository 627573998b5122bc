import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldFrameProps } from './FieldFrame';

/** What every field takes: whose form it belongs to, and which value of it. Names are checked by the types. */
export interface FieldProps<V extends FieldValues> extends FieldFrameProps {
  // The third parameter is what the form's schema makes of the values; a field does not care.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  control: Control<V, any, any>;
  name: FieldPath<V>;
}
