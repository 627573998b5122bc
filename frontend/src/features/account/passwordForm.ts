import { z } from 'zod';
import { text } from './messages';

const MIN = 6;
const MAX = 128;

export const passwordSchema = z.object({
  currentPassword: z.string().min(1, text('required')),
  newPassword: z.string().min(1, text('required')).max(MAX, text('newPasswordHint')),
  confirmPassword: z.string().min(1, text('required')),
  keepPrograms: z.boolean(),
});
export type PasswordValues = z.infer<typeof passwordSchema>;

/** Why nothing is sent, as title and text of a toast, in the words of the sign-up pages (specification 1 §5). */
export function refusal(
  values: PasswordValues,
  isStaff: boolean,
): { title: string; text: string } | null {
  if (values.newPassword !== values.confirmPassword)
    return { title: text('mismatchTitle'), text: text('mismatch') };
  // What staff need is a setting: the server says it.
  if (!isStaff && [...values.newPassword].length < MIN)
    return { title: text('weakTitle'), text: text('weak') };
  if (values.newPassword === values.currentPassword)
    return { title: text('weakTitle'), text: text('samePassword') };
  return null;
}
