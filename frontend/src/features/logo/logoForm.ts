import { z } from 'zod';
import { readDataUrl, type FileRules } from '@/ui/fields';
import { text } from './messages';

/** What the server takes; the hint on the page asks for less. */
export const LOGO_FILES: FileRules = {
  types: ['png', 'svg', 'jpg', 'jpeg', 'webp', 'gif'],
  maxBytes: 5 * 1024 * 1024,
};

/** An address or a file; the file counts when both are there. */
export const logoSchema = z
  .object({ value: z.string().trim(), file: z.instanceof(File).nullable() })
  .superRefine(({ value, file }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['value'], message });
    if (file) return;
    if (!value) refuse(text('required'));
    else if (!/^(https:\/\/|\/media\/)\S+$/.test(value)) refuse(text('notAnAddress'));
  });

export type LogoValues = z.output<typeof logoSchema>;

/** What is shown and sent for the typed values: the file's content, or the address. */
export function logoSource({ value, file }: LogoValues): Promise<string> {
  return file ? readDataUrl(file) : Promise.resolve(value.trim());
}
